/** A plan from above, in millimetres: x runs along the longer wall, y away from it. */
export interface Plan {
  room: Size;
  /** Sides of the room without a wall. */
  openSides: readonly Side[];
  runs: readonly Rect[];
  pieces: readonly Piece[];
  swings: readonly Swing[];
  measures: readonly Measure[];
  /** The centres of sink, hob and fridge if they form a triangle. */
  triangle?: readonly [sink: Point, hob: Point, fridge: Point];
}

export type Side = "top" | "bottom" | "start" | "end";
export type Point = readonly [x: number, y: number];

export interface Size {
  along: number;
  across: number;
}

export interface Rect {
  x: number;
  y: number;
  width: number;
  height: number;
}

export type PieceKind = "sink" | "hob" | "fridge" | "bed" | "stool" | "rod" | "panel";

export interface Piece extends Rect {
  kind: PieceKind;
}

/** A door of this width that opens by a quarter circle. */
export interface Swing {
  hinge: Point;
  width: number;
  /** Whether it swings towards higher x. */
  isForward: boolean;
}

/** A dimension line: outside the room along one of its sides, or inside at its own position. */
export interface Measure {
  of: MeasureName;
  /** The direction in which it is measured. */
  way: "along" | "across";
  from: number;
  to: number;
  /** The position on the other axis; undefined for a line outside the room. */
  at?: number;
}

export type MeasureName = "along" | "across" | "aisle" | "depth" | "leaf" | "island" | "seats" | "passage";

export function rect(x: number, y: number, width: number, height: number): Rect {
  return { x, y, width, height };
}

export function roomMeasures({ along, across }: Size): Measure[] {
  return [
    { of: "along", way: "along", from: 0, to: along },
    { of: "across", way: "across", from: 0, to: across },
  ];
}

/** The length of a dimension in the plan; undefined if it has none of that name. */
export function lengthOf({ measures }: Plan, name: MeasureName): number | undefined {
  const found = measures.find(({ of }) => of === name);
  return found && found.to - found.from;
}
