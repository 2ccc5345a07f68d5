import {
  COLOUR_FAMILIES,
  type ColourFamily,
} from "../../../../contracts/documents/designs/design-taxonomy.ts";

/** A typical colour of each family; multicolour has none. */
const TYPICAL: Record<Exclude<ColourFamily, "multicolour">, string> = {
  white: "#f2efe9",
  beige: "#d8c6a9",
  grey: "#8d8c89",
  black: "#2a2826",
  brown: "#7a5638",
  blue: "#3a5a80",
  teal: "#2f7573",
  green: "#6f8560",
  yellow: "#d7ab4b",
  orange: "#bd6a42",
  red: "#9c3b32",
  pink: "#d9a9a0",
  purple: "#6f5a83",
};

/** The largest distance in OKLab at which two colours count as the same; lightness counts less than hue. */
const SAME = 0.12;
const WEIGHTS = [0.45, 3.6, 3.6] as const;

export type SwatchFamily = keyof typeof TYPICAL;
export interface ColourSwatch {
  family: SwatchFamily;
  hex: string;
}

/**
 * Returns the colour families of a design, each with the nearest colour of its palette. If the room's light has
 * shifted the palette too far, the typical colour of the family is used.
 */
export function swatchesOf(colours: readonly string[], palette: readonly string[]): ColourSwatch[] {
  return COLOUR_FAMILIES.filter(isSwatch)
    .filter((family) => colours.includes(family))
    .sort((one, other) => colours.indexOf(one) - colours.indexOf(other))
    .map((family) => ({ family, hex: nearest(TYPICAL[family], palette) ?? TYPICAL[family] }));
}

function isSwatch(family: ColourFamily): family is SwatchFamily {
  return family in TYPICAL;
}

function nearest(typical: string, palette: readonly string[]): string | undefined {
  const [closest] = palette
    .map((hex) => ({ hex, distance: distanceOf(typical, hex) }))
    .filter(({ distance }) => distance < SAME)
    .sort((one, other) => one.distance - other.distance);
  return closest?.hex;
}

function distanceOf(one: string, other: string): number {
  const [first, second] = [toOklab(one), toOklab(other)];
  return Math.hypot(...WEIGHTS.map((weight, axis) => weight * ((first[axis] ?? 0) - (second[axis] ?? 0))));
}

function toOklab(hex: string): [number, number, number] {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) =>
    linear(Number.parseInt(hex.slice(at, at + 2), 16)),
  );
  const long = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue);
  const middle = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue);
  const short = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue);
  return [
    0.2104542553 * long + 0.793617785 * middle - 0.0040720468 * short,
    1.9779984951 * long - 2.428592205 * middle + 0.4505937099 * short,
    0.0259040371 * long + 0.7827717662 * middle - 0.808675766 * short,
  ];
}

function linear(byte: number): number {
  const value = byte / 255;
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
}
