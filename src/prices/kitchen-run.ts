/** A kitchen is never less than this, whatever the walls say. In feet. */
const SHORTEST_RUN = 4;

/** The feet that corners take from the walls: no cabinet stands in them twice. */
const CORNERS = {
  straight: 0,
  parallel: 0,
  "l-shaped": 2,
  "u-shaped": 4,
  "g-shaped": 6,
  island: 2,
} as const;

export type KitchenLayout = keyof typeof CORNERS;

/** The length of cabinets along so much wall, all in feet. */
export function kitchenRun(layout: KitchenLayout, wall: number): number {
  return Math.max(wall - CORNERS[layout], SHORTEST_RUN);
}
