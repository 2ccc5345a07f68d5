/** The shortest length of cabinets, whatever the walls. In feet. */
const SHORTEST_RUN = 4;

/** The feet that corners take from the walls, so that no cabinet is counted twice. */
const CORNERS = {
  straight: 0,
  parallel: 0,
  "l-shaped": 2,
  "u-shaped": 4,
  "g-shaped": 6,
  island: 2,
} as const;

export type KitchenLayout = keyof typeof CORNERS;

/** The length of cabinets along a given length of wall, all in feet. */
export function kitchenRun(layout: KitchenLayout, wall: number): number {
  return Math.max(wall - CORNERS[layout], SHORTEST_RUN);
}
