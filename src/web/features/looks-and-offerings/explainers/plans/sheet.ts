import type { Rect } from "./floor-plan.ts";

export interface Sheet {
  width: number;
  height: number;
  scale: number;
}

/** All plans of a page are drawn to one scale, so that they can be compared. */
export const SHEETS = {
  kitchen: { width: 356, height: 312, scale: 0.064 },
  wardrobe: { width: 356, height: 300, scale: 0.1 },
} as const satisfies Record<string, Sheet>;

export const WALL = 5;

export function scaled({ x, y, width, height }: Rect, scale: number): Rect {
  return {
    x: round(x * scale),
    y: round(y * scale),
    width: round(width * scale),
    height: round(height * scale),
  };
}

export function round(length: number): number {
  return Math.round(length * 10) / 10;
}
