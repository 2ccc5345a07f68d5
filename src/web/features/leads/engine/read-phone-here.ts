import type { MetadataJson } from "libphonenumber-js/core";
import { cleanPhone } from "../../../../contracts/leads/clean-phone.ts";
import { type PhoneReading, readPhone } from "../../../../contracts/leads/phone.ts";
import metadata from "../../../../contracts/leads/phone-metadata.json";

const METADATA = metadata as unknown as MetadataJson;

/**
 * Reads a phone number with the metadata in the browser, which covers our visitors' countries. A number of any other
 * country is passed on unchanged, because only the server has the metadata of all countries.
 */
export function readPhoneHere(typed: string, isoCode: string): PhoneReading {
  const reading = readPhone(typed, isoCode, METADATA);
  if (reading.ok) return reading;
  const cleaned = cleanPhone(typed).replace(/^00/, "+");
  const isPossible = /^\+\d{7,15}$/.test(cleaned);
  return isPossible && !isKnownAlone(cleaned.slice(1))
    ? { ok: true, e164: cleaned, country: undefined, national: cleaned }
    : reading;
}

/** Calling codes that several countries share, of which the browser has only some: +1 is also Jamaica. */
const SHARED = ["1", "44", "61"];

function isKnownAlone(digits: string): boolean {
  const known = Object.keys(metadata.country_calling_codes).filter((code) => !SHARED.includes(code));
  return known.some((code) => digits.startsWith(code));
}
