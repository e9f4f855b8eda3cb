// Rounds a double to the nearest number of a narrower format, ties to even: what hardware does after each operation.
// `digits` are bits of the significand, the hidden one included; `least` is the exponent of the smallest normal number.
const FORMATS = {
  float32: { digits: 24, least: -126, most: 3.4028234663852886e38 },
  bfloat16: { digits: 8, least: -126, most: 3.3895313892515355e38 },
  float16: { digits: 11, least: -14, most: 65504 },
};
const HALF_EVEN = 1.5 * 2 ** 52; // a double this large holds no fraction, so adding it rounds to a whole number
const bits = new DataView(new ArrayBuffer(8));

export const PRECISIONS = ["float64", "float32", "bfloat16", "float16"];

function exponentOf(x) {
  bits.setFloat64(0, x);
  return ((bits.getUint32(0) >>> 20) & 0x7ff) - 1023;
}

/** A function from doubles to doubles; for float64 it changes nothing. */
export function rounder(precision) {
  const format = FORMATS[precision];
  if (!format) return (x) => x;
  return (x) => {
    if (x === 0 || !Number.isFinite(x)) return x;
    const unit = 2 ** (Math.max(exponentOf(x), format.least) - format.digits + 1);
    const rounded = (x / unit + HALF_EVEN - HALF_EVEN) * unit;
    return Math.abs(rounded) > format.most ? Math.sign(x) * Infinity : rounded;
  };
}

/** How far one rounding can move a number near 1. */
export function roundingNearOne(precision) {
  return precision in FORMATS ? 2 ** -FORMATS[precision].digits : 2 ** -53;
}
