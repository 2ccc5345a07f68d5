import type { OfferingType } from "../../../../../contracts/documents/offerings/offering-categories.ts";
import type { Country } from "../../../../../editions/regions.ts";
import type { Text } from "../../../../../ui/text/text.tsx";
import type { Offering } from "../offering.ts";

type Dimensions = NonNullable<Offering["dimensions"]>;

const MM_PER_INCH = 25.4;
const MM_PER_FOOT = 304.8;
/** From this size on people use feet. */
const LARGE_MM = 900;

/** Countries where people also use feet and inches. */
const IN_FEET = { in: true, sg: false, my: true, sa: false } as const satisfies Record<Country, boolean>;

/** The size as a workshop writes it and, where it differs, as people of the country say it. */
export function dimensionWords(
  size: Dimensions,
  offering: OfferingType,
  country: Country,
  t: Text["t"],
): string[] {
  const isFlat = offering === "finishes";
  const millimetres = t(isFlat ? "offerings.sizeFlat" : "offerings.sizeSolid", inDigits(size));
  if (!IN_FEET[country]) return [millimetres];
  const sides = isFlat ? [size.width, size.height] : [size.width, size.height, size.depth];
  return [millimetres, sidesInFeet(sides, t)];
}

function sidesInFeet(sides: readonly number[], t: Text["t"]): string {
  const isLarge = sides.every((side) => side >= MM_PER_FOOT / 2) && Math.max(...sides) >= LARGE_MM;
  const unit = isLarge ? MM_PER_FOOT : MM_PER_INCH;
  const written = sides.map((side) => tenths(side / unit)).join(" × ");
  return t(isLarge ? "offerings.sizeInFeet" : "offerings.sizeInInches", { sides: written });
}

function inDigits({ width, height, depth }: Dimensions): Record<keyof Dimensions, string> {
  return { width: digits(width), height: digits(height), depth: digits(depth) };
}

function digits(side: number): string {
  return side.toLocaleString("en");
}

function tenths(amount: number): string {
  return String(Math.round(amount * 10) / 10);
}
