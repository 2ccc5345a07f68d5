/** The resistances of a finish, rated 1 to 5, in the order of the label. */
export const RESISTANCES = ["moisture", "heat", "scratch", "stain", "uv"] as const;
export type Resistance = (typeof RESISTANCES)[number];

export const BEST = 5;

export type Band = "good" | "fair" | "weak";

export function bandOf(rating: number): Band {
  if (rating >= 4) return "good";
  return rating === 3 ? "fair" : "weak";
}
