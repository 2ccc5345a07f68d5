import type { WardrobeSizes } from "../../../../../contracts/documents/explainers/plan-sizes.ts";
import { type Plan, type Rect, rect, roomMeasures } from "./floor-plan.ts";

/** The drawn depth of the bed or wall across the aisle. */
const BED = 420;

/** A wardrobe from above, with the floor area that it needs in front. */
export function wardrobePlan(sizes: WardrobeSizes): Plan {
  switch (sizes.layout) {
    case "hinged":
      return hinged(sizes);
    case "sliding":
      return sliding(sizes);
    case "walk-in":
      return walkIn(sizes);
    case "corner":
      return corner(sizes);
  }
}

type SizesOf<Layout extends WardrobeSizes["layout"]> = Extract<WardrobeSizes, { layout: Layout }>;

/** Pairs of leaves: the two leaves of a pair open in opposite directions. */
function hinged({ depth, aisle, leaf, leaves }: SizesOf<"hinged">): Plan {
  const along = leaf * leaves;
  return {
    ...alongWall(along, depth, aisle),
    swings: Array.from({ length: leaves }, (_, index) => {
      const isFirst = index % 2 === 0;
      return { hinge: [leaf * (isFirst ? index : index + 1), depth], width: leaf, isForward: isFirst };
    }),
  };
}

/** Two doors that slide in front of each other. */
function sliding({ depth, aisle, length }: SizesOf<"sliding">): Plan {
  const plan = alongWall(length, depth, aisle);
  const door = length / 2 + 25;
  return {
    ...plan,
    pieces: [
      ...plan.pieces,
      { kind: "panel", ...rect(0, depth - 80, door, 30) },
      { kind: "panel", ...rect(length - door, depth - 40, door, 30) },
    ],
  };
}

/** Cabinets on both sides of a walkway. */
function walkIn({ depth, aisle, length }: SizesOf<"walk-in">): Plan {
  const room = { along: length, across: depth * 2 + aisle };
  const runs = [rect(0, 0, length, depth), rect(0, depth + aisle, length, depth)];
  return {
    room,
    openSides: ["end"],
    runs,
    pieces: runs.map(rodIn),
    swings: [],
    measures: [
      ...roomMeasures(room),
      { of: "aisle", way: "across", from: depth, to: depth + aisle, at: length * 0.3 },
    ],
  };
}

/** Two wings that meet: the corner belongs to the longer wing. */
function corner({ depth, aisle, length }: SizesOf<"corner">): Plan {
  const room = { along: length, across: depth + aisle };
  const wings = [rect(0, 0, length, depth), rect(0, depth, depth, aisle)];
  return {
    room,
    openSides: ["bottom", "end"],
    runs: wings,
    pieces: [
      { kind: "rod", ...rect(depth, depth / 2 - 15, length - depth - 60, 30) },
      { kind: "rod", ...rect(depth / 2 - 15, depth + 60, 30, aisle - 120) },
    ],
    swings: [],
    measures: [
      ...roomMeasures(room),
      { of: "aisle", way: "across", from: depth, to: room.across, at: (depth + length) / 2 },
    ],
  };
}

function alongWall(along: number, depth: number, aisle: number): Plan {
  const room = { along, across: depth + aisle };
  const run = rect(0, 0, along, depth);
  return {
    room,
    openSides: ["bottom"],
    runs: [run],
    pieces: [rodIn(run), { kind: "bed", ...rect(along * 0.12, room.across, along * 0.76, BED) }],
    swings: [],
    measures: [
      ...roomMeasures(room),
      { of: "aisle", way: "across", from: depth, to: room.across, at: along / 2 },
    ],
  };
}

/** Clothes hang across the depth, so the rod runs along the centre line. */
function rodIn({ x, y, width, height }: Rect) {
  return { kind: "rod" as const, ...rect(x + 60, y + height / 2 - 15, width - 120, 30) };
}
