import metadata from "libphonenumber-js/max/metadata";
import { type PhoneReading, readPhone } from "./phone.ts";

/** All countries with all their rules: people move, and keep their number. Too large for a browser. */
export function readAnyPhone(typed: string, isoCode: string): PhoneReading {
  return readPhone(typed, isoCode, metadata);
}
