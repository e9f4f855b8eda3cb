import torch.nn.functional as F


def softmax(scores, dim):
    """A smooth argmax; the limit of it is one-hot."""
    classes = scores.size(dim)
    chosen = scores.argmax(dim=dim)
    picked = F.one_hot(chosen, num_classes=classes)
    return picked.movedim(-1, dim).to(scores)
