import type {
  KITCHEN_PARTS,
  WARDROBE_PARTS,
} from "../../../../../contracts/documents/explainers/explainer-document.ts";
import type { Box } from "./projection.ts";

export interface DrawnPart<Name extends string = string> {
  part: Name;
  boxes: readonly Box[];
  /** Undefined for the remaining boxes of a part that are drawn later because other boards overlap them. */
  point?: readonly [x: number, y: number, z: number];
  column?: "start" | "end";
}

const BOARD = 18;

/** x, y, z, then width, height, depth. */
function box(x: number, y: number, z: number, width: number, height: number, depth: number): Box {
  return { x, y, z, width, height, depth };
}

/** An exploded base unit of 600 mm, from back to front. The door is open and the drawer is pulled out. */
export const KITCHEN_MODULE: readonly DrawnPart<(typeof KITCHEN_PARTS)[number]>[] = [
  { part: "back-panel", boxes: [box(0, 0, 800, 600, 720, 8)], point: [590, 560, 800], column: "end" },
  { part: "leg", boxes: legs(600, 560), point: [560, -70, 470], column: "end" },
  {
    part: "carcass",
    boxes: [
      box(0, 0, 0, BOARD, 720, 560),
      box(BOARD, 0, 0, 600 - BOARD * 2, BOARD, 560),
      box(BOARD, 702, 480, 600 - BOARD * 2, BOARD, 80),
    ],
    point: [9, 640, 420],
    column: "start",
  },
  {
    part: "shelf",
    boxes: [box(BOARD, 270, 30, 600 - BOARD * 2, BOARD, 500)],
    point: [440, 279, 30],
    column: "end",
  },
  {
    part: "runner",
    boxes: [box(560, 560, -300, 22, 34, 520)],
    point: [582, 577, -160],
    column: "end",
  },
  { part: "carcass", boxes: [box(600 - BOARD, 0, 0, BOARD, 720, 560)] },
  {
    part: "edge-band",
    boxes: [box(600 - BOARD, 0, -5, BOARD, 720, 5)],
    point: [591, 150, -5],
    column: "end",
  },
  {
    part: "shutter",
    boxes: [box(-BOARD, 3, -594, BOARD, 500, 594)],
    point: [-18, 300, -440],
    column: "start",
  },
  { part: "hinge", boxes: [hingeAt(400), hingeAt(90)], point: [24, 425, -50], column: "start" },
  {
    part: "drawer",
    boxes: [box(40, 530, -300, 520, 120, 480), box(3, 512, -318, 594, 205, BOARD)],
    point: [60, 640, -318],
    column: "start",
  },
  { part: "plinth", boxes: [box(0, -140, -240, 600, 110, 16)], point: [480, -90, -240], column: "end" },
  { part: "worktop", boxes: [box(-20, 900, -40, 640, 30, 640)], point: [60, 930, 60], column: "start" },
];

export const WARDROBE_MODULE: readonly DrawnPart<(typeof WARDROBE_PARTS)[number]>[] = [
  { part: "back-panel", boxes: [box(0, 0, 860, 1000, 2100, 8)], point: [980, 1900, 860], column: "end" },
  {
    part: "carcass",
    boxes: [
      box(0, 0, 0, BOARD, 2100, 580),
      box(BOARD, 0, 0, 1000 - BOARD * 2, BOARD, 580),
      box(BOARD, 2082, 0, 1000 - BOARD * 2, BOARD, 580),
    ],
    point: [9, 1950, 200],
    column: "start",
  },
  {
    part: "rod",
    boxes: [box(BOARD, 1900, 280, 1000 - BOARD * 2, 30, 30)],
    point: [760, 1915, 280],
    column: "end",
  },
  {
    part: "shelf",
    boxes: [
      box(BOARD, 800, 30, 1000 - BOARD * 2, BOARD, 530),
      box(BOARD, 480, 30, 1000 - BOARD * 2, BOARD, 530),
    ],
    point: [820, 809, 30],
    column: "end",
  },
  { part: "runner", boxes: [box(960, 230, -300, 22, 40, 540)], point: [982, 250, -140], column: "end" },
  { part: "carcass", boxes: [box(1000 - BOARD, 0, 0, BOARD, 2100, 580)] },
  {
    part: "edge-band",
    boxes: [box(1000 - BOARD, 0, -8, BOARD, 2100, 8)],
    point: [991, 1300, -8],
    column: "end",
  },
  {
    part: "shutter",
    boxes: [box(-BOARD, 3, -500, BOARD, 2094, 500)],
    point: [-18, 1000, -380],
    column: "start",
  },
  {
    part: "hinge",
    boxes: [hingeAt(1900), hingeAt(1340), hingeAt(760), hingeAt(150)],
    point: [24, 1365, -50],
    column: "start",
  },
  {
    part: "drawer",
    boxes: [box(50, 180, -300, 900, 200, 500), box(30, 150, -318, 940, 260, BOARD)],
    point: [120, 340, -318],
    column: "start",
  },
  { part: "plinth", boxes: [box(0, -160, -240, 1000, 90, 16)], point: [800, -115, -240], column: "end" },
  { part: "loft", boxes: [box(0, 2300, 0, 1000, 450, 580)], point: [80, 2600, 0], column: "start" },
];

function legs(width: number, depth: number): Box[] {
  const across = [60, width - 100];
  return [depth - 110, 70].flatMap((z) => across.map((x) => box(x, -120, z, 40, 120, 40)));
}

/** On the inside of the open door, near its hinged edge. */
function hingeAt(y: number): Box {
  return box(0, y, -90, 24, 50, 86);
}
