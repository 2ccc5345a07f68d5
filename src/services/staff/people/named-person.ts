import type { z } from "zod";
import type { findStaffPerson } from "../../../contracts/staff/calls/person-calls.ts";
import type { StaffCountry } from "../../../contracts/staff/staff-roles.ts";
import { Refusal } from "../../http/refusal.ts";
import type { Contact } from "../../identity/accounts.ts";
import { readContact } from "../../identity/passwords/read-contact.ts";
import type { StoredPersonalData } from "../../leads/erase-person.ts";

type Named = z.output<typeof findStaffPerson.input>;

/** The contact as it is stored. The country must be one of the member's. */
export function contactOfCall(
  { contact, country }: Named,
  countries: readonly StaffCountry[],
): Contact | Refusal {
  if (!countries.includes(country))
    return new Refusal(403, "Your role does not allow this.", { reason: "right" });
  const read = readContact(contact, { isoCode: country });
  if (!("problem" in read)) return read;
  return new Refusal(400, "This is neither an e-mail address nor a phone number of the country.", {
    ...{ field: "contact", reason: "contact" },
  });
}

/**
 * The audit log is kept when a person is erased, so a reason must not name them. Other names cannot be recognised.
 */
export function refuseNaming(
  reason: string,
  { channel, target }: Contact,
  { leads }: Pick<StoredPersonalData, "leads">,
): Refusal | undefined {
  const names = leads.flatMap(({ name }) => wordsOf(name));
  const own = channel === "email" ? wordsOf(target.slice(0, target.lastIndexOf("@"))) : [];
  const isNamed = wordsOf(reason).some((word) => names.includes(word) || own.includes(word));
  if (!isNamed && !LIKE_A_CONTACT.test(reason.replaceAll(DATE, ""))) return undefined;
  return new Refusal(400, "Write the reason without a name, a number or an address: it is never erased.", {
    ...{ field: "reason", reason: "personal" },
  });
}

/** An address, or six digits and more, also with spaces and dashes between them. */
const LIKE_A_CONTACT = /@|\p{Nd}(?:[\s().-]*\p{Nd}){5,}/u;
const DATE = /\b\p{Nd}{1,4}([-./])\p{Nd}{1,2}\1\p{Nd}{1,4}\b/gu;
const SHORTEST_NAME = 3;

function wordsOf(text: string): string[] {
  return text
    .normalize("NFC")
    .toLowerCase()
    .split(/[^\p{L}\p{M}]+/u)
    .filter((word) => word.length >= SHORTEST_NAME);
}
