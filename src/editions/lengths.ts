import type { Country } from "./regions.ts";

/** Whether homes are also measured in feet; drawings are in millimetres in every country. */
const READS_FEET = { in: true, sg: true, my: true, sa: false } as const satisfies Record<Country, boolean>;

const INCH_MM = 25.4;
const INCHES = 12;

export function readsFeet(country: Country): boolean {
  return READS_FEET[country];
}

/** 1,500 mm is 4′ 11″: rounded to the nearest inch, as on a measuring tape. */
export function feetOf(mm: number): { feet: number; inches: number } {
  const inches = Math.round(mm / INCH_MM);
  return { feet: Math.floor(inches / INCHES), inches: inches % INCHES };
}
