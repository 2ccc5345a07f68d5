import metadata from "libphonenumber-js/max/metadata";
import { type PhoneReading, readPhone } from "./phone.ts";

/** Uses the rules of all countries, because people move and keep their number. Too large for a browser. */
export function readAnyPhone(typed: string, isoCode: string): PhoneReading {
  return readPhone(typed, isoCode, metadata);
}
