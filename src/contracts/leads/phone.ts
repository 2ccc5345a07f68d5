import {
  type CountryCode,
  type MetadataJson,
  ParseError,
  type PhoneNumber,
  parsePhoneNumberWithError,
} from "libphonenumber-js/core";
import { cleanPhone } from "./clean-phone.ts";
import { plainMobile } from "./plain-mobile.ts";

export type PhoneProblem = "missing" | "short" | "long" | "wrong";

export type PhoneReading =
  | {
      ok: true;
      e164: string;
      country: string | undefined;
      national: string;
      /** True if the number is known not to receive text messages, such as a landline. */
      isLandline?: boolean;
    }
  | {
      ok: false;
      problem: PhoneProblem;
      /** The number of missing or surplus digits, if it can be determined. */
      by?: number;
    };

/**
 * Converts typed text to a stored number: with or without the country's prefix, with spaces, with a leading zero, or
 * in Arabic digits. The metadata determines the known countries.
 */
export function readPhone(typed: string, isoCode: string, metadata: MetadataJson): PhoneReading {
  if (typed.trim() === "") return { ok: false, problem: "missing" };
  const cleaned = cleanPhone(typed).replace(/^00/, "+");
  const mobile = plainMobile(cleaned, isoCode, metadata);
  if (mobile) return reading(mobile, isoCode, () => parse(mobile, isoCode, metadata));
  const parsed = parse(cleaned, isoCode, metadata);
  if (typeof parsed === "string") return { ok: false, ...parseProblem(parsed, cleaned, isoCode) };
  const country = parsed.country ?? isoCode;
  const number = parsed.isValid() ? parsed : withoutDoubledPrefix(parsed, country, metadata);
  if (!number) return { ok: false, ...lengthProblem(parsed.nationalNumber, country) };
  if (MOBILE_ONLY.includes(number.country ?? "") && isLandline(number))
    return { ok: false, problem: "wrong" };
  return reading(number.number, number.country, () => number);
}

function reading(
  e164: string,
  country: string | undefined,
  number: () => PhoneNumber | string,
): PhoneReading & { ok: true } {
  return {
    ok: true,
    e164,
    country,
    // Computed on access: it costs as much as parsing the number, and is rarely needed.
    get national() {
      const read = number();
      return typeof read === "string" ? e164 : read.formatNational();
    },
    get isLandline() {
      const read = number();
      return typeof read !== "string" && isLandline(read);
    },
  };
}

/**
 * Countries where every form requires a mobile number and a landline is nearly always invented: "1234567890" is a
 * landline in India.
 */
const MOBILE_ONLY = ["IN"];
const MESSAGED = ["MOBILE", "FIXED_LINE_OR_MOBILE", "PERSONAL_NUMBER", "VOIP", "PAGER"];

function isLandline(number: PhoneNumber): boolean {
  const type = number.getType();
  // The browser's metadata has no types for many countries.
  return type !== undefined && !MESSAGED.includes(type);
}

function parse(cleaned: string, isoCode: string, metadata: MetadataJson): PhoneNumber | string {
  try {
    const country = isoCode as CountryCode;
    return parsePhoneNumberWithError(cleaned, { defaultCountry: country, extract: false }, metadata);
  } catch (error) {
    if (!(error instanceof ParseError)) throw error;
    return error.message;
  }
}

/** "+91 91 98450 12345" and "0 91 98450 12345": people who have selected the prefix often type it again. */
function withoutDoubledPrefix(number: PhoneNumber, country: string, metadata: MetadataJson) {
  const again = parse(number.nationalNumber.replace(/^0+/, ""), country, metadata);
  return typeof again !== "string" && again.isValid() ? again : undefined;
}

function parseProblem(message: string, cleaned: string, isoCode: string) {
  const problem = PARSE_PROBLEMS[message] ?? "wrong";
  return problem === "short" && !cleaned.startsWith("+") ? lengthProblem(cleaned, isoCode) : { problem };
}

const PARSE_PROBLEMS: Record<string, PhoneProblem> = { TOO_SHORT: "short", TOO_LONG: "long" };

/**
 * The number of digits of a mobile number after the country's prefix, by its first digits, so that a message can say
 * how many are missing.
 */
const MOBILE_DIGITS: Record<string, readonly (readonly [begins: RegExp, digits: number])[]> = {
  IN: [[/^/, 10]],
  SG: [[/^/, 8]],
  MY: [
    [/^1[15]/, 10],
    [/^1/, 9],
  ],
  SA: [[/^/, 9]],
};

function lengthProblem(nationalNumber: string, country: string): { problem: PhoneProblem; by?: number } {
  const digits = nationalNumber.replace(/^0+/, "");
  const expected = MOBILE_DIGITS[country]?.find(([begins]) => begins.test(digits))?.[1];
  if (!expected || digits.length === expected) return { problem: "wrong" };
  const by = Math.abs(expected - digits.length);
  return digits.length < expected ? { problem: "short", by } : { problem: "long", by };
}
