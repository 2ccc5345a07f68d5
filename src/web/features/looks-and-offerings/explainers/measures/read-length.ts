const LENGTH_UNITS = { mm: 1, cm: 10, m: 1000, in: 25.4, ft: 304.8 } as const;

export type LengthUnit = keyof typeof LENGTH_UNITS;

/**
 * Reads a length as people type it: "1.8", "1,8", "180 cm", 5'11", "5 ft 11", also in Arabic digits. A unit in the
 * text overrides the chosen unit. Undefined if it is not a length.
 */
export function readLength(typed: string, unit: LengthUnit): number | undefined {
  const text = westernise(typed);
  const inFeet = FEET_AND_INCHES.exec(text);
  if (inFeet) return toMm(Number(inFeet[1]), "ft") + toMm(Number(inFeet[2] ?? 0), "in");
  const plain = PLAIN.exec(text);
  if (!plain) return undefined;
  return toMm(Number(plain[1]), UNIT_WORDS[plain[2] ?? ""] ?? unit);
}

const FEET_AND_INCHES =
  /^(\d{1,4}(?:\.\d{1,3})?) ?(?:'|′|ft|feet) ?(?:(\d{1,2}(?:\.\d{1,2})?) ?(?:"|″|''|in|inches)?)?$/;
const PLAIN = /^(\d{1,6}(?:\.\d{1,3})?) ?(mm|cm|m|in|"|″)?$/;
const UNIT_WORDS: Partial<Record<string, LengthUnit>> = {
  mm: "mm",
  cm: "cm",
  m: "m",
  in: "in",
  '"': "in",
  "″": "in",
};
const ARABIC_ZERO = "٠".charCodeAt(0);

function toMm(length: number, unit: LengthUnit): number {
  return Math.round(length * LENGTH_UNITS[unit]);
}

function westernise(text: string): string {
  return text
    .trim()
    .toLowerCase()
    .replace(/[٠-٩]/g, (digit) => String(digit.charCodeAt(0) - ARABIC_ZERO))
    .replace(/[’‘]/g, "'")
    .replace(/[”“]/g, '"')
    .replace(/[,٫]/, ".")
    .replace(/\s+/g, " ");
}
