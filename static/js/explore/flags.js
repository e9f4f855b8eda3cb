// The red flags that can be switched on, each an edit of the formula. Of those with one `field` only one can be on.
// The same list stands in flashcards/explorer_flags.py, with words for people; a test holds them equal.
const flag = (id, field, value) => ({ id, field, value });

export const FLAGS = [
  flag("missing-scale", "scale", "one"),
  flag("scaled-twice", "scale", "inverse"),
  flag("scale-inverted", "scale", "root"),
  flag("temperature-inverted", "temperature", "multiplies"),
  flag("temperature-ignored", "temperature", "ignored"),
  flag("scores-negated", "sign", -1),
  flag("softcap-before-scale", "softcap", "raw"),
  flag("alibi-sign-reversed", "slopeSign", -1),
  flag("alibi-top-left", "slopeAlignment", "top-left"),
  flag("mask-inverted", "maskUse", "inverted"),
  flag("mask-multiplies-scores", "maskRule", "multiplies"),
  flag("boolean-mask-added", "maskRule", "added"),
  flag("mask-finite-fill", "maskRule", "fill"),
  flag("mask-off-by-one", "causalOffset", 1),
  flag("causal-top-left", "alignment", "top-left"),
  flag("anti-causal", "causal", "future"),
  flag("window-not-causal", "causal", "none"),
  flag("window-off-by-one", "windowOffset", -1),
  flag("padding-off-by-one", "lengthOffset", 1),
  flag("no-max-subtraction", "stabilisation", "none"),
  flag("global-max", "stabilisation", "global"),
  flag("softmax-wrong-axis", "axis", "queries"),
  flag("softmax-over-heads", "axis", "matrix"),
  flag("log-base-2", "base", 2),
  flag("not-normalized", "normalisation", "none"),
  flag("double-softmax", "normalisation", "double"),
  flag("hard-argmax", "normalisation", "argmax"),
  flag("uniform-weights", "normalisation", "uniform"),
  flag("returns-scores", "normalisation", "scores"),
  flag("mask-after-softmax", "maskRule", "after"),
  flag("scale-after-softmax", "scaleStage", "weights"),
  flag("alibi-after-softmax", "slopes", "weights"),
  flag("softcap-after-softmax", "softcap", "weights"),
  flag("masked-row-nan", "emptyRow", "nan"),
  flag("masked-row-uniform", "emptyRow", "uniform"),
  flag("rescale-missing", "rescaling", "neither"),
  flag("running-max-not-from-minus-infinity", "firstMaximum", 0),
  flag("last-block-dropped", "lastBlock", "dropped"),
];

export const FLAG = new Map(FLAGS.map((each) => [each.id, each]));
export const STREAMING = new Set(["rescaling", "firstMaximum", "lastBlock"]); // fields of the online softmax alone
