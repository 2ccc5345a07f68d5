import type { Kysely } from "kysely";
import { PRIVACY_DEFAULTS, type PrivacyPreference } from "../../contracts/customer/privacy-preference.ts";
import type { Schema } from "../../platform/database/schema.ts";
import type { Signer } from "../../platform/signing.ts";
import { stopOfOwner } from "../contact/stop-of-owner.ts";
import { customerWrite } from "../customers/customer-write.ts";
import type { Refusal } from "../http/refusal.ts";
import { readContact } from "../identity/passwords/read-contact.ts";
import type { UserInfo } from "../login/identity.ts";
import { changeRecord, findRecord } from "./record-store.ts";

interface PrivacyParts {
  db: Kysely<Schema>;
  signer: Signer;
  /** Whether there is a CRM to be told of a stop. */
  hasCrm: boolean;
}

/** Of a number or an address that this customer has not proved, the same is told as of one that nobody has. */
export async function preferenceOf(
  db: Kysely<Schema>,
  who: UserInfo,
  id: string,
): Promise<Required<PrivacyPreference>> {
  const record = isOwn(who, id) ? await findRecord(db, who.sub) : undefined;
  const { email, sms, whatsapp, is_black } = record?.privacy ?? {};
  return {
    email: email ?? PRIVACY_DEFAULTS.email,
    sms: sms ?? PRIVACY_DEFAULTS.sms,
    whatsapp: whatsapp ?? PRIVACY_DEFAULTS.whatsapp,
    is_black: is_black ?? PRIVACY_DEFAULTS.is_black,
  };
}

/** One choice for all numbers and addresses of a customer. To stop everything stops letters and calls of their requests, too. */
export async function savePreference(
  { db, signer, hasCrm }: PrivacyParts,
  who: UserInfo,
  privacy: Required<PrivacyPreference>,
): Promise<Refusal | undefined> {
  return customerWrite(db, who.sub, async (transaction) => {
    const before = await findRecord(transaction, who.sub);
    await changeRecord(transaction, who.sub, { privacy });
    const isStopped = privacy.is_black === true;
    if (isStopped !== (before?.privacy.is_black ?? false))
      await stopOfOwner(transaction, provenContacts(who), { isStopped, signer, hasCrm });
    return undefined;
  });
}

function provenContacts({ email, email_verified, phone_number, phone_number_verified }: UserInfo) {
  return {
    email: email_verified === true ? email : undefined,
    phone: phone_number_verified === true ? phone_number : undefined,
  };
}

/** In whatever spelling: with or without the code of the country, in large or small letters. */
function isOwn(who: UserInfo, id: string): boolean {
  const { email, phone } = provenContacts(who);
  const asked = readContact(id, { isoCode: "IN" });
  if (email !== undefined && "target" in asked && asked.target === email.toLowerCase()) return true;
  const digits = id.replace(/\D/g, "");
  return phone !== undefined && digits.length >= 7 && phone.replace(/\D/g, "").endsWith(digits);
}
