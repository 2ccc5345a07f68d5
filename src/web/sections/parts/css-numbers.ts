import type { CSSProperties } from "react";

export function cssNumbers(
  numbers: Record<`--${string}`, number | string>,
): CSSProperties & Record<`--${string}`, number | string> {
  return numbers;
}
