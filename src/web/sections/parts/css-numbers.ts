import type { CSSProperties } from "react";

/** Numbers that a style sheet counts with. */
export function cssNumbers(
  numbers: Record<`--${string}`, number | string>,
): CSSProperties & Record<`--${string}`, number | string> {
  return numbers;
}
