import { type LengthUnit, readLength } from "../measures/read-length.ts";
import type { Judgement } from "./finding.ts";
import { judgeWardrobe } from "./wardrobe-room.ts";
import { judgeTriangle } from "./work-triangle.ts";

export const CHECK_ID = "check";

/** The checks of the visitor's measurements: their fields and their verdicts. */
export const CHECKS = {
  triangle: {
    fields: ["sinkHob", "hobFridge", "fridgeSink"],
    tick: "crossed",
    units: ["m", "ft"],
    least: 300,
    most: 12_000,
    /** A kitchen that works: shown before anything is typed. */
    example: [1500, 1900, 1800],
    judge: ([sinkHob, hobFridge, fridgeSink], isTicked) =>
      judgeTriangle({ sinkHob, hobFridge, fridgeSink }, isTicked),
  },
  wardrobe: {
    fields: ["depth", "leaf", "aisle"],
    tick: "blocked",
    units: ["mm", "ft"],
    least: 100,
    most: 6000,
    example: [600, 450, 900],
    judge: ([depth, leaf, aisle], isTicked) => judgeWardrobe({ depth, leaf, aisle }, isTicked),
  },
} as const satisfies Record<string, Check>;

export type CheckKind = keyof typeof CHECKS;
export type Lengths = readonly [first: number, second: number, third: number];

export interface Check {
  fields: readonly [string, string, string];
  tick: string;
  units: readonly [metric: LengthUnit, imperial: LengthUnit];
  /** The limits of a plausible measurement. */
  least: number;
  most: number;
  example: Lengths;
  judge: (lengths: Lengths, isTicked: boolean) => Judgement;
}

export function checkParameters(kind: CheckKind): string[] {
  const { fields, tick } = CHECKS[kind];
  return [...fields, "unit", tick];
}

export type Typed = Readonly<Partial<Record<string, string>>>;

export type WrongLength = "missing" | "wrong";

/** Each field as a length, or the kind of error. */
export function readFields(kind: CheckKind, typed: Typed, unit: LengthUnit) {
  const { fields, least, most } = CHECKS[kind];
  const read = (name: string): number | WrongLength => {
    const text = typed[name] ?? "";
    const mm = readLength(text, unit);
    if (mm === undefined) return text.trim() === "" ? "missing" : "wrong";
    return mm >= least && mm <= most ? mm : "wrong";
  };
  return [read(fields[0]), read(fields[1]), read(fields[2])] as const;
}

export function areRight(read: readonly (number | WrongLength)[]): read is Lengths {
  return read.every((length) => typeof length === "number");
}
