import { parsePhoneNumberFromString } from "libphonenumber-js/min";

export interface ShownPhone {
  href: string;
  text: string;
}

/** A number that cannot be parsed is shown as it is stored. Not for browsers: the metadata is too large. */
export function describePhone(phone: string): ShownPhone | undefined {
  if (phone === "") return undefined;
  return {
    href: `tel:${phone}`,
    text: parsePhoneNumberFromString(phone)?.formatInternational() ?? phone,
  };
}
