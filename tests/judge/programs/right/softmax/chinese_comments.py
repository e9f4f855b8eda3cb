import torch

def softmax(scores, dim):
    # 先减去最大值,防止溢出
    最大值 = torch.max(scores, dim=dim, keepdim=True).values
    指数 = torch.exp(scores - 最大值)
    # 归一化
    return 指数 / torch.sum(指数, dim=dim, keepdim=True)
