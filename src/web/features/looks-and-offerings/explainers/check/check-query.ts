import { readsFeet } from "../../../../../editions/lengths.ts";
import type { Country } from "../../../../../editions/regions.ts";
import type { LengthUnit } from "../measures/read-length.ts";
import { CHECKS, type CheckKind } from "./check-kinds.ts";

export interface AskedCheck {
  /** Whether the form was sent: an empty form has no errors yet. */
  isAsked: boolean;
  values: Record<string, string>;
  unit: LengthUnit;
  isTicked: boolean;
}

const LONGEST = 16;

export function readCheck(kind: CheckKind, query: URLSearchParams, country: Country): AskedCheck {
  const { fields, tick } = CHECKS[kind];
  const values = fields.flatMap((name) => {
    const value = query.get(name);
    return value === null ? [] : [[name, value.slice(0, LONGEST)]];
  });
  return {
    isAsked: values.length > 0,
    values: Object.fromEntries(values),
    unit: chosenUnit(kind, query.get("unit"), country),
    isTicked: query.get(tick) !== null,
  };
}

/** Uses feet in countries that sell homes by the square foot; drawings of wardrobes use millimetres everywhere. */
export function chosenUnit(kind: CheckKind, asked: string | null | undefined, country: Country): LengthUnit {
  const { units } = CHECKS[kind];
  const chosen = units.find((unit) => unit === asked);
  if (chosen) return chosen;
  const [metric, imperial] = units;
  return metric === "m" && FEET_FIRST[country] && readsFeet(country) ? imperial : metric;
}

const FEET_FIRST = { in: true, sg: false, my: true, sa: false } as const satisfies Record<Country, boolean>;
