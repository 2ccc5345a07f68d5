import { parsePhoneNumberFromString } from "libphonenumber-js/min";
import type { UserInfo } from "../login/identity.ts";

export interface ProjectOwner {
  customerId: string;
  phone: string | undefined;
  email: string | undefined;
}

/** Claims that are not verified give no access. */
export function ownerOf(who: UserInfo): ProjectOwner {
  const phone = who.phone_number_verified ? parsePhoneNumberFromString(who.phone_number ?? "") : undefined;
  return {
    customerId: who.sub,
    phone: phone?.number,
    email: who.email_verified ? who.email?.trim().toLowerCase() : undefined,
  };
}
