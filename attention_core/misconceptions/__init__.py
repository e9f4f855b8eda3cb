"""Named mistakes as edits of a formula: what people do in place of the right thing, and what it is called.

`MISCONCEPTIONS[id].edits(formula)` gives the wrong formulas, the commonest first. Edits of different fields compose:
`apply(second, apply(first, formula))`, in any order.
"""

from attention_core.misconceptions.bias import BIAS
from attention_core.misconceptions.gradients import GRADIENTS
from attention_core.misconceptions.mask import MASK
from attention_core.misconceptions.misconception import Edit, Misconception, applies, apply
from attention_core.misconceptions.operands import OPERANDS
from attention_core.misconceptions.probes import PROBES, Probe
from attention_core.misconceptions.scale import SCALE
from attention_core.misconceptions.softmax import SOFTMAX
from attention_core.misconceptions.storage import STORAGE
from attention_core.misconceptions.streaming import STREAMING
from attention_core.misconceptions.surroundings import SURROUNDINGS

_ALL = (*SOFTMAX, *SCALE, *MASK, *BIAS, *OPERANDS, *STREAMING, *GRADIENTS, *STORAGE, *SURROUNDINGS)
MISCONCEPTIONS: dict[str, Misconception] = {m.id: m for m in _ALL}

__all__ = ["MISCONCEPTIONS", "PROBES", "Edit", "Misconception", "Probe", "applies", "apply"]
