import type { MetadataJson } from "libphonenumber-js/core";

interface MobileRules {
  /** Including its plus sign. */
  callingCode: string;
  isMobile(national: string): boolean;
}

/** Countries with their own calling code, where no number begins with the zero that people often add. */
const PLAIN_COUNTRIES = ["IN", "SG", "MY", "SA"] as const;
/** Indexes in the metadata of a country, version 4. */
const [CALLING_CODE, ANY_NUMBER, LENGTHS, TYPES, MOBILE] = [0, 2, 3, 11, 1];

const rulesOf = new WeakMap<MetadataJson, Map<string, MobileRules>>();

/**
 * Returns a fully typed mobile number without separators in E.164, or undefined if it needs libphonenumber. It uses
 * the same rules as libphonenumber, which compiles their regular expressions again for every number.
 */
export function plainMobile(cleaned: string, isoCode: string, metadata: MetadataJson): string | undefined {
  const rules = rulesIn(metadata).get(isoCode);
  if (!rules) return undefined;
  const { callingCode, isMobile } = rules;
  const national = cleaned.startsWith(callingCode) ? cleaned.slice(callingCode.length) : cleaned;
  return isMobile(national) ? callingCode + national : undefined;
}

function rulesIn(metadata: MetadataJson): Map<string, MobileRules> {
  const known = rulesOf.get(metadata);
  if (known) return known;
  const made = new Map(PLAIN_COUNTRIES.flatMap((country) => rulesFor(country, metadata)));
  rulesOf.set(metadata, made);
  return made;
}

function rulesFor(
  country: (typeof PLAIN_COUNTRIES)[number],
  metadata: MetadataJson,
): [string, MobileRules][] {
  const plan = metadata.countries[country];
  const [pattern, lengths = plan?.[LENGTHS]] = plan?.[TYPES]?.[MOBILE] || [];
  if (!pattern) return [];
  const [anyNumber, mobile] = [entirely(plan?.[ANY_NUMBER]), entirely(pattern)];
  const isMobile = (national: string) =>
    lengths.includes(national.length) &&
    national[0] !== "0" &&
    anyNumber.test(national) &&
    mobile.test(national);
  return [[country, { callingCode: `+${plan?.[CALLING_CODE]}`, isMobile }]];
}

function entirely(pattern: string): RegExp {
  return new RegExp(`^(?:${pattern})$`);
}
