import type { Lengths } from "./check-kinds.ts";

export type Corners = readonly [sink: Place, hob: Place, fridge: Place];
type Place = readonly [x: number, y: number];

/**
 * Where sink, hob and fridge stand when these are the ways between them: the sink at the origin, the hob along x, the fridge
 * below. Ways that make no triangle are laid flat.
 */
export function cornersOf([sinkHob, hobFridge, fridgeSink]: Lengths): Corners {
  const x = (fridgeSink ** 2 + sinkHob ** 2 - hobFridge ** 2) / (2 * sinkHob);
  const y = Math.sqrt(Math.max(fridgeSink ** 2 - x ** 2, 0));
  return [
    [0, 0],
    [sinkHob, 0],
    [x, y],
  ];
}

/** The same corners on a sheet of this size, as large as they fit into it, in its middle. */
export function fitInto(
  corners: Corners,
  { width, height, margin }: { width: number; height: number; margin: number },
): Corners {
  const xs = corners.map(([x]) => x);
  const ys = corners.map(([, y]) => y);
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  const wide = Math.max(Math.max(...xs) - left, 1);
  const tall = Math.max(Math.max(...ys) - top, 1);
  const scale = Math.min((width - margin * 2) / wide, (height - margin * 2) / tall);
  const place = ([x, y]: Place): Place => [
    Math.round((width - wide * scale) / 2 + (x - left) * scale),
    Math.round((height - tall * scale) / 2 + (y - top) * scale),
  ];
  return [place(corners[0]), place(corners[1]), place(corners[2])];
}
