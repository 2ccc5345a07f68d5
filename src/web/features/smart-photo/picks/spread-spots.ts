import type { Spot } from "./scene.ts";

/** A width at which the photograph is shown, and how far apart its numbers must stand there to be read and hit. */
export interface SpotFrame {
  width: number;
  height: number;
  gap: number;
  /** From the edges, so that no number is cut off. */
  edge: number;
}

/** The narrowest phone of today, and a photograph with a panel beside it. */
export const SPOT_FRAMES = {
  phone: { width: 360, height: 240, gap: 36, edge: 16 },
  wide: { width: 800, height: 533, gap: 38, edge: 22 },
} as const satisfies Record<string, SpotFrame>;

const ROUNDS = 80;

/** A basin and its mixer lie close together: their numbers make room for each other, each as little as it can. */
export function spreadSpots(spots: readonly Spot[], frame: SpotFrame): Spot[] {
  const { width, height } = frame;
  const places = spots.map(({ x, y }) => keepInside({ x: x * width, y: y * height }, frame));
  for (let round = 0; round < ROUNDS; round += 1) if (!pushApart(places, frame)) break;
  return places.map(({ x, y }) => ({ x: x / width, y: y / height }));
}

/** Whether anything had to move. */
function pushApart(places: Spot[], frame: SpotFrame): boolean {
  let hasMoved = false;
  for (const [index, one] of places.entries())
    for (const other of places.slice(index + 1)) {
      const [dx, dy] = [other.x - one.x, other.y - one.y];
      const distance = Math.hypot(dx, dy);
      if (distance >= frame.gap) continue;
      // Two in one place part sideways.
      const [towardX, towardY] = distance > 0 ? [dx / distance, dy / distance] : [1, 0];
      // A little more than needed, or they would only ever come near it.
      const step = (frame.gap - distance) / 2 + 0.1;
      Object.assign(one, keepInside({ x: one.x - towardX * step, y: one.y - towardY * step }, frame));
      Object.assign(other, keepInside({ x: other.x + towardX * step, y: other.y + towardY * step }, frame));
      hasMoved = true;
    }
  return hasMoved;
}

function keepInside({ x, y }: Spot, { width, height, edge }: SpotFrame): Spot {
  return { x: clamp(x, edge, width - edge), y: clamp(y, edge, height - edge) };
}

function clamp(value: number, least: number, most: number): number {
  return Math.min(Math.max(value, least), most);
}
