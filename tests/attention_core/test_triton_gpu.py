"""The Triton kernels compiled for the GPU of this machine. Without a GPU this file is not collected (conftest.py).

`ROWSUM_TEST_DEVICE=cuda:1` names another GPU; `ROWSUM_TEST_DEVICE=cpu TRITON_INTERPRET=1` tries the tests themselves
on a CPU, all but those that need a GPU's memory, speed or streams.
"""

import os

import pytest
import torch

from attention_core.attention import attention, choose_implementation
from attention_core.error_budget import attention_budgets
from attention_core.options import Implementation

DEVICE = torch.device(os.environ.get("ROWSUM_TEST_DEVICE", "cuda"))
ON_GPU = DEVICE.type == "cuda"
if ON_GPU and not torch.cuda.device_count():  # reached only where this file is named
    pytest.skip(f"PyTorch finds no GPU for {DEVICE}", allow_module_level=True)
needs_gpu = pytest.mark.skipif(not ON_GPU, reason="the device is a CPU")
HALF = (torch.bfloat16, torch.float16)
DTYPES = (*HALF, torch.float32)

# Options by name; the tensors are made for the shape. B is 2, H is 4.
OPTIONS = {
    "nothing": (),
    "causal": ("causal",),
    "window": ("window",),
    "causal window": ("causal", "window"),
    "keep": ("keep",),
    "bias and cap": ("bias", "softcap"),
    "slopes": ("causal", "alibi_slopes"),
    "sinks": ("causal", "sinks"),
    "lengths": ("key_lengths",),
    "everything": ("causal", "window", "keep", "bias", "softcap", "alibi_slopes", "sinks", "key_lengths", "scale"),
}
# (Tq, Tk, D, Dv): several tiles of any list, less than one, more queries than keys, widths that are no power of two.
SHAPES = {
    "several tiles": (300, 431, 64, 64) if ON_GPU else (40, 53, 16, 16),
    "wide heads": (257, 260, 128, 128) if ON_GPU else (33, 36, 32, 32),
    "widest heads": (130, 200, 256, 256) if ON_GPU else (18, 20, 64, 64),
    "more queries": (200, 70, 80, 48) if ON_GPU else (30, 17, 20, 12),
    "decoding": (1, 700, 128, 128) if ON_GPU else (1, 70, 32, 32),
    "tiny": (3, 5, 1, 2),
}


def numbers(*shape, seed, dtype=torch.float64):
    return torch.randn(*shape, generator=torch.Generator().manual_seed(seed), dtype=torch.float64).to(dtype)


def operands(shape, dtype, heads=2):
    """q, k, v and the slopes of output and LSE, on the CPU: 2 items, 4 heads of queries over `heads` of keys."""
    queries, keys, dim, value_dim = shape
    q, k = numbers(2, 4, queries, dim, seed=0, dtype=dtype), numbers(2, heads, keys, dim, seed=1, dtype=dtype)
    v = numbers(2, heads, keys, value_dim, seed=2, dtype=dtype)
    return (q, k, v), (numbers(2, 4, queries, value_dim, seed=3, dtype=dtype), numbers(2, 4, queries, seed=4).float())


def options_of(names, shape, dtype):
    queries, keys, _, _ = shape
    made = {
        "causal": True,
        "window": max(1, keys // 3),
        "keep": numbers(2, 1, queries, keys, seed=5) < 0.5,
        "bias": numbers(4, 1, keys, seed=6, dtype=dtype),
        "softcap": 5.0,
        "alibi_slopes": torch.tensor([0.5, 0.25, 0.125, 0.0625]),
        "sinks": numbers(4, seed=7, dtype=dtype),
        "key_lengths": torch.tensor([keys, keys // 2]),
        "scale": 0.3,
    }
    return {name: made[name] for name in names}


def moved(options):
    return {name: value.to(DEVICE) if isinstance(value, torch.Tensor) else value for name, value in options.items()}


def compute(tensors, options, slopes):
    """Output, LSE and the gradients of what is differentiable, by the kernels on DEVICE."""
    leaves = {name: t.to(DEVICE, copy=True).requires_grad_() for name, t in zip("qkv", tensors, strict=True)}
    given = moved(options)
    if "sinks" in given:
        given["sinks"] = leaves["sinks"] = given["sinks"].clone().requires_grad_()
    output, lse = attention(leaves["q"], leaves["k"], leaves["v"], return_lse=True, impl="triton", **given)
    found = torch.autograd.grad((output, lse), list(leaves.values()), [slope.to(DEVICE) for slope in slopes])
    return {"output": output, "lse": lse, **dict(zip(leaves, found, strict=True))}


def assert_within_budget(tensors, options, slopes, found):
    expected = attention_budgets(*tensors, grad_output=slopes[0], grad_lse=slopes[1], **options)
    over = {name: expected[name].over_budget(value) for name, value in found.items()}
    assert max(over.values()) <= 1, over


@pytest.mark.parametrize("dtype", DTYPES, ids=str)
@pytest.mark.parametrize("shape", SHAPES)
@pytest.mark.parametrize("names", OPTIONS)
def test_it_gives_what_float64_gives_and_its_gradients(names, shape, dtype):
    tensors, slopes = operands(SHAPES[shape], dtype)
    options = options_of(OPTIONS[names], SHAPES[shape], dtype)
    assert_within_budget(tensors, options, slopes, compute(tensors, options, slopes))


@pytest.mark.parametrize("heads", [1, 2, 4])
def test_it_shares_heads_of_keys(heads):
    tensors, slopes = operands(SHAPES["several tiles"], torch.bfloat16, heads)
    assert_within_budget(tensors, {"causal": True}, slopes, compute(tensors, {"causal": True}, slopes))


@pytest.mark.parametrize("dtype", DTYPES, ids=str)
@pytest.mark.parametrize("dim", [64, 128, 256] if ON_GPU else [16])
def test_every_configuration_of_this_chip_gives_what_float64_gives(dim, dtype):
    """The choice among them is made by time, so that a test of `attention` alone meets only one."""
    from attention_core.fused_triton.configurations import Kernel

    shape = (300, 431, dim, dim) if ON_GPU else (20, 37, dim, dim)
    tensors, slopes = operands(shape, dtype)
    expected = attention_budgets(*tensors, grad_output=slopes[0], causal=True)
    forward, backward = (
        _each_that_fits(kernels, tensors, slopes[0]) for kernels in ([Kernel.FORWARD], list(Kernel)[1:])
    )
    assert forward
    assert backward
    for configuration, found in (*forward, *backward):
        over = {name: expected[name].over_budget(value) for name, value in found.items()}
        assert max(over.values()) <= 1, (configuration, over)


def _each_that_fits(kernels, tensors, grad_output):
    """What the kernels give with each configuration of this chip; the others run with their smallest one."""
    from triton.runtime.errors import OutOfResources

    found = []
    for kernel in kernels:
        for configuration in _configurations(kernel, tensors[0]):
            try:
                found.append((configuration, _run(kernel, configuration, tensors, grad_output)))
            except OutOfResources:
                continue
    return found


def _configurations(kernel, q):
    from attention_core.fused_triton.configurations import INTERPRETER, architecture, candidates

    if not ON_GPU:
        return (INTERPRETER,)
    arch = architecture(torch.cuda.get_device_capability(DEVICE))
    half, dim = q.dtype in HALF, q.shape[3]
    return candidates(kernel, arch, half=half, dim=dim, value_dim=dim, queries=q.shape[2])


def _run(kernel, configuration, tensors, grad_output):
    from attention_core.fused_triton.arguments import Problem, backward_buffers, forward_buffers
    from attention_core.fused_triton.configurations import Kernel
    from attention_core.fused_triton.launch import INTERPRETED, kernel_call

    dtype = torch.float32 if INTERPRETED else tensors[0].dtype  # the interpreter has no bfloat16
    q, k, v, grad = (tensor.to(DEVICE, dtype) for tensor in (*tensors, grad_output))
    problem = Problem(q, k, v, None, None, None, None, None, q.shape[3] ** -0.5, True, None, None, False)
    buffers = forward_buffers(problem)
    chosen = {name: _configurations(name, q)[-1] for name in Kernel} | {kernel: configuration}
    kernel_call(Kernel.FORWARD, problem, buffers, chosen[Kernel.FORWARD]).run()
    results = {"output": buffers.output, "lse": buffers.lse}
    if kernel is not Kernel.FORWARD:
        buffers = backward_buffers(problem, buffers.output, buffers.lse, None, grad, None)
        for name in (Kernel.QUERY_GRADIENT, Kernel.KEY_GRADIENT):
            kernel_call(name, problem, buffers, chosen[name]).run()
        results |= {"q": buffers.grad_q, "k": buffers.grad_k, "v": buffers.grad_v}
    return {name: value.to(tensors[0].dtype) if name != "lse" else value for name, value in results.items()}


def test_it_gives_the_same_bits_again():
    tensors, slopes = operands(SHAPES["several tiles"], torch.bfloat16)
    once, again = (compute(tensors, {"causal": True}, slopes) for _ in range(2))
    assert all(torch.equal(once[name], again[name]) for name in once)


@pytest.mark.parametrize("layout", ["heads last", "every second", "broadcast", "offset by one"])
def test_it_takes_any_strides(layout):
    """An address that 16 does not divide asks for another variant of the kernel than one that it divides."""
    tensors, _ = operands(SHAPES["several tiles"], torch.bfloat16)
    if layout == "broadcast":
        tensors = tuple(t[:, :1].expand(t.shape) for t in tensors)
    laid = tuple(_laid_out(t.to(DEVICE), layout) for t in tensors)
    found, lse = attention(*laid, causal=True, return_lse=True, impl="triton")
    expected = attention_budgets(*tensors, causal=True)
    assert expected["output"].admits(found)
    assert expected["lse"].admits(lse)


def _laid_out(tensor, layout):
    if layout == "heads last":
        return tensor.transpose(1, 2).contiguous().transpose(1, 2)
    if layout == "every second":
        return torch.stack([tensor, torch.full_like(tensor, torch.nan)], -1)[..., 0]
    if layout == "broadcast":
        return tensor[:, :1].expand(tensor.shape)
    room = tensor.new_zeros(tensor.numel() + 1)
    room[1:] = tensor.flatten()
    return room[1:].view(tensor.shape)


@needs_gpu
def test_auto_takes_the_kernels_on_a_gpu():
    tensors = [t.to(DEVICE) for t in operands(SHAPES["tiny"], torch.bfloat16)[0]]
    assert choose_implementation(*tensors).implementation is Implementation.TRITON


@needs_gpu
def test_long_sequences_end_as_their_last_queries_do():
    """The whole score matrix of 16,384 tokens is too much for float64; its last 48 rows are not."""
    tensors, _ = operands((16_384, 16_384, 128, 128), torch.bfloat16)
    q, k, v = (t[:1, :2] for t in tensors)
    output = attention(q.to(DEVICE), k.to(DEVICE), v.to(DEVICE), causal=True, impl="triton")
    expected = attention_budgets(q[:, :, -48:], k, v, causal=True)["output"]
    assert expected.admits(output[:, :, -48:])


@needs_gpu
def test_offsets_beyond_32_bits_are_counted_in_64():
    """The second head of keys lies 2^31 elements after the first: 4 GiB of float16."""
    (q, k, v), _ = operands(SHAPES["several tiles"], torch.float16)
    far = [torch.empty(2**31 + t.shape[2] * t.shape[3], dtype=t.dtype, device=DEVICE) for t in (k, v)]
    strides = [(0, 2**31, t.shape[3], 1) for t in (k, v)]
    apart = [base.as_strided((1, *t.shape[1:]), stride) for base, t, stride in zip(far, (k, v), strides, strict=True)]
    for there, here in zip(apart, (k, v), strict=True):
        there.copy_(here[:1])
    output, lse = attention(q[:1].to(DEVICE), *apart, return_lse=True, impl="triton")
    expected = attention_budgets(q[:1], k[:1], v[:1])
    assert expected["output"].admits(output)
    assert expected["lse"].admits(lse)


@needs_gpu
def test_it_runs_on_the_current_stream_and_in_a_graph():
    tensors = [t.to(DEVICE) for t in operands(SHAPES["several tiles"], torch.bfloat16)[0]]
    wanted = attention(*tensors, causal=True, impl="triton")
    stream = torch.cuda.Stream(DEVICE)
    stream.wait_stream(torch.cuda.current_stream(DEVICE))
    with torch.cuda.stream(stream):
        found = attention(*tensors, causal=True, impl="triton")
    stream.synchronize()
    graph = torch.cuda.CUDAGraph()
    with torch.cuda.graph(graph):
        captured = attention(*tensors, causal=True, impl="triton")
    captured.zero_()
    graph.replay()
    torch.cuda.synchronize(DEVICE)
    assert torch.equal(found, wanted)
    expected = attention_budgets(*(t.cpu() for t in tensors), causal=True)["output"]
    assert expected.admits(captured)


@needs_gpu
def test_it_goes_through_torch_compile_with_its_gradients():
    tensors, slopes = operands(SHAPES["several tiles"], torch.bfloat16)
    leaves = [t.to(DEVICE).requires_grad_() for t in tensors]
    compiled = torch.compile(lambda q, k, v: attention(q, k, v, causal=True, impl="triton"), fullgraph=True)
    output = compiled(*leaves)
    found = torch.autograd.grad(output, leaves, slopes[0].to(DEVICE))
    expected = attention_budgets(*tensors, grad_output=slopes[0], causal=True)
    assert expected["output"].admits(output)
    assert all(expected[name].admits(value) for name, value in zip("qkv", found, strict=True))


@needs_gpu
def test_memory_grows_with_the_length_and_not_with_its_square():
    """Forward and backward at 16,384 tokens: below 1/8 of one bfloat16 score matrix of the eight heads."""
    length, heads, dim = 16_384, 8, 64
    leaves = [torch.randn(1, heads, length, dim, device=DEVICE, dtype=torch.bfloat16) for _ in range(3)]
    torch.cuda.reset_peak_memory_stats(DEVICE)
    before = torch.cuda.memory_allocated(DEVICE)
    output = attention(*(t.requires_grad_() for t in leaves), causal=True, impl="triton")
    torch.autograd.grad(output, leaves, torch.ones_like(output))
    # do_bench, by which configurations are chosen, overwrites a buffer of 256 MiB to empty the L2 cache.
    used = torch.cuda.max_memory_allocated(DEVICE) - before - (256 << 20)
    assert used < heads * length**2 * 2 / 8
