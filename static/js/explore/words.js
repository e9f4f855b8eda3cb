// Numbers as the page writes them, and what each stage does, in words.
import { roundingNearOne } from "./rounding.js";

const signed = (text) => text.replace("-", "−");

/** Short enough for a cell: at most two decimals, no zero before the point; 0 is exactly 0, and ≈0 is not. */
export function short(given) {
  const x = Math.abs(given - Math.round(given)) < 1e-12 && Math.abs(given) > 0.5 ? Math.round(given) : given;
  if (Number.isNaN(x)) return "NaN";
  if (!Number.isFinite(x)) return x < 0 ? "−∞" : "∞";
  const size = Math.abs(x);
  if (size >= 10000) return signed(x.toExponential(0).replace("e+", "e"));
  if (Number.isInteger(x)) return signed(String(x));
  if (size < 0.005) return "≈0";
  if (size < 1) return signed(x.toFixed(2)).replace("0.", ".");
  return signed(x.toFixed(size >= 100 ? 0 : size >= 10 ? 1 : 2));
}

/** A number with as many of its decimals as fit into so many characters; the sign is never lost. */
export function brief(x, characters) {
  const whole = String(x);
  if (whole.length <= characters && !whole.includes("e")) return signed(whole);
  const places = Math.max(characters - Math.trunc(x).toString().length - (x < 0 && x > -1 ? 2 : 1), 0);
  const rounded = Number(x.toFixed(places));
  if (rounded === 0) return x < 0 ? "≈−0" : "≈0";
  return signed(String(rounded));
}

/** A weight or a sum in a sentence. */
export function share(x) {
  if (!Number.isFinite(x)) return short(x);
  return signed(Math.abs(x) < 0.005 && x !== 0 ? x.toExponential(0) : x.toFixed(2));
}

export const OFF = "off";
export const ROUNDED = "rounded";

/** "" where a row sums to one, `rounded` where only rounding keeps it from that, otherwise `off`. */
export function stateOfSum(sum, keys, precision) {
  const distance = Math.abs(sum - 1);
  if (distance <= 1e-12) return "";
  return distance <= (keys + 1) * roundingNearOne(precision) ? ROUNDED : OFF;
}

/** Two numbers that only rounding keeps apart are the same. */
export function same(a, b, precision) {
  const within = Math.max(1e-9, 16 * roundingNearOne(precision)) * Math.max(precision === "float64" ? 1 : 0, Math.abs(b));
  return Object.is(a, b) || Math.abs(a - b) <= within;
}

/** How scores come from what was typed, in words; "" where they are the same. */
export function howScaled(state, formula, width) {
  const parts = [];
  const root = { "inverse-root": `divided by √${width}`, inverse: `divided by ${width}`, root: `multiplied by √${width}`, one: "" };
  if (state.cap !== null && formula.softcap === "raw") parts.push(`capped at ${state.cap}`);
  if (width !== 1 && formula.scaleStage === "scores") parts.push(root[formula.scale]);
  if (formula.sign < 0) parts.push("with the sign turned");
  if (state.temperature !== 1 && formula.temperature !== "ignored")
    parts.push(`${formula.temperature === "divides" ? "divided" : "multiplied"} by the temperature ${state.temperature}`);
  if (state.cap !== null && formula.softcap === "scaled") parts.push(`capped at ${state.cap}`);
  if (state.slope !== null && formula.slopes === "scores")
    parts.push(`${formula.slopeSign * state.slope < 0 ? "less" : "plus"} ${Math.abs(state.slope)} (j − p)`);
  const said = parts.filter(Boolean);
  return said.length ? `Then ${said.join(", ")}:` : "";
}

/** What the softmax panel shows, in words. */
export function howExponentiated(formula) {
  const power = formula.base === 2 ? "2" : "e";
  const shift = { row: "s − m", global: "s − M", none: "s" }[formula.stabilisation];
  const over = { keys: "row", queries: "column", matrix: "whole matrix" }[formula.axis];
  const what = { row: `, m the largest of its ${over}`, global: ", M the largest of all", none: "" }[formula.stabilisation];
  return { power, shift, what };
}

const OTHERWISE = {
  none: () => "The exponentials as they are: nothing is divided by a sum.",
  scores: () => "The scores themselves: there is no softmax.",
  argmax: (over) => `1 for the largest score of each ${over}, 0 for all others.`,
  uniform: (over) => `The same share for every key of a ${over}, whatever its score.`,
  double: (over) => `Each one divided by its ${over}’s sum; and of that the softmax again.`,
};

/** What the panel of the weights shows, in words; with red flags on it says what they make of it. */
export function howWeighed(state, formula, keep, width) {
  const over = { keys: "row", queries: "column", matrix: "matrix" }[formula.axis];
  const after = [];
  if (state.cap !== null && formula.softcap === "weights") after.push(`capped at ${state.cap}`);
  if (state.slope !== null && formula.slopes === "weights") after.push("moved by ALiBi");
  if (keep && formula.maskRule === "after") after.push("set to 0 where the mask hides the key");
  if (width !== 1 && formula.scaleStage === "weights") after.push({ "inverse-root": `divided by √${width}`, inverse: `divided by ${width}`, root: `multiplied by √${width}` }[formula.scale]);
  const said = after.filter(Boolean);
  const otherwise = OTHERWISE[formula.normalisation];
  const shares = said.length || formula.axis !== "keys" ? "" : ": shares of one";
  const first = otherwise ? otherwise(over) : `Each one divided by its ${over}’s sum${shares}.`;
  return said.length ? `${first} Then ${said.join(", ")}.` : first;
}
