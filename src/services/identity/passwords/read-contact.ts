import { z } from "zod";
import { readAnyPhone } from "../../../contracts/leads/read-any-phone.ts";
import type { Edition } from "../../../editions/edition.ts";
import type { Contact } from "../accounts.ts";

type ContactProblem = "missing" | "phone" | "email";

const MAX_CHARACTERS = 254;
const Email = z.email().max(MAX_CHARACTERS);

/** Parses the one field: a mobile number in any spelling of the country, or an e-mail address. */
export function readContact(
  typed: string,
  { isoCode }: Pick<Edition, "isoCode">,
): Contact | { problem: ContactProblem } {
  const text = typed.trim().normalize("NFC");
  if (text === "") return { problem: "missing" };
  if (text.includes("@")) {
    const address = Email.safeParse(text.toLowerCase());
    return address.success ? { channel: "email", target: address.data } : { problem: "email" };
  }
  if (text.length > MAX_CHARACTERS) return { problem: "phone" };
  const phone = readAnyPhone(text, isoCode);
  return phone.ok && !phone.isLandline ? { channel: "phone", target: phone.e164 } : { problem: "phone" };
}
