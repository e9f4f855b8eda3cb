"""`make bench-gpu`: the fused Triton kernels beside PyTorch's on a CUDA GPU. Exit status 2 where there is none.

First the tests of the kernels on that GPU; then a table: times of one device, dtype and run, so compare ratios. Every
attention gets the same tensors; rounds are interleaved, so that a clock that changes meets all of them; the figure is
the median. Before each call a buffer larger than the L2 cache is overwritten: nobody finds its inputs there, and the
host is far ahead when the call begins, so that only the device is timed. The chip's own rate is that of a large matrix
product, taken in the same rounds.

Sizes follow the FlashAttention papers: 16,384 tokens in all, 2,048 channels (heads = 2,048 / head dimension).
"""
