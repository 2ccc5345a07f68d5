export type LengthUnit = "ft" | "m";

/** The kind of a number: a length or an area in the visitor's unit, or a count. */
export type Measure = "length" | "area" | "count";

interface UnitRow {
  inFeet: number;
  /** The number of steps that one unit is divided into. */
  grid: Record<Measure, number>;
  /** The increment of the buttons beside a number. */
  step: Record<Measure, number>;
}

/** Feet have a coarser grid than metres, so that 10 ft stay 10 ft after a conversion to metres and back. */
const UNITS: Record<LengthUnit, UnitRow> = {
  ft: { inFeet: 1, grid: { length: 20, area: 1, count: 1 }, step: { length: 0.5, area: 10, count: 1 } },
  m: {
    inFeet: 1 / 0.3048,
    grid: { length: 100, area: 100, count: 1 },
    step: { length: 0.1, area: 1, count: 1 },
  },
};

const POWERS = { length: 1, area: 2, count: 0 } as const satisfies Record<Measure, number>;

export function convert(value: number, measure: Measure, from: LengthUnit, to: LengthUnit): number {
  const factor = (UNITS[from].inFeet / UNITS[to].inFeet) ** POWERS[measure];
  return onGrid(value * factor, measure, to);
}

export function onGrid(value: number, measure: Measure, unit: LengthUnit): number {
  const grid = UNITS[unit].grid[measure];
  return Math.round(value * grid) / grid;
}

export function stepOf(measure: Measure, unit: LengthUnit): number {
  return UNITS[unit].step[measure];
}
