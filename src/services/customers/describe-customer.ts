import { parsePhoneNumberFromString } from "libphonenumber-js/min";
import type { CustomerInfo } from "../../contracts/customer/customer-info.ts";
import type { UserInfo } from "../login/identity.ts";

export function describeCustomer(who: UserInfo): CustomerInfo {
  const { sub: id, name = "", email = "", phone_number = "" } = who;
  // Parsing an empty number costs more than all the rest.
  const phone = phone_number === "" ? undefined : parsePhoneNumberFromString(phone_number);
  const isdcode = phone ? `+${phone.countryCallingCode}` : "";
  const entry = { userId: id, valid: true, deleted: false };
  return {
    enforcedVerifyMobile: false,
    forcedResetPassword: false,
    name,
    customerId: id,
    email,
    id,
    phone: phone?.nationalNumber ?? "",
    isdcode,
    countryCode: phone?.country ?? "",
    authList: [
      ...(phone
        ? [
            {
              ...entry,
              id: `${id}-phone`,
              username: phone.number,
              type: "PHONE",
              isdcode,
              verify: who.phone_number_verified === true,
            },
          ]
        : []),
      ...(email
        ? [
            {
              ...entry,
              id: `${id}-email`,
              username: email,
              type: "EMAIL",
              isdcode: null,
              verify: who.email_verified === true,
            },
          ]
        : []),
    ],
  };
}
