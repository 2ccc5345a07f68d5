import type { Kysely } from "kysely";
import { parsePhoneNumberFromString } from "libphonenumber-js/min";
import type { Schema } from "../../../platform/database/schema.ts";
import type { Refusal } from "../../http/refusal.ts";
import type { UserInfo } from "../../login/identity.ts";
import { customerWrite } from "../customer-write.ts";

declare module "../../../platform/database/schema.ts" {
  interface Schema {
    /** A number or a mailbox that belongs to a customer, because the identity provider has verified it. */
    proven_contacts: {
      /** "phone:+919845012345", "email:asha@example.com": it belongs to one customer, the last one who proved it. */
      id: string;
      account_id: string;
      proven_at: string;
    };
  }
}

export interface ProvenContacts {
  phone: string | undefined;
  email: string | undefined;
}

/** Only contacts that the provider has verified count: a number that was typed into a profile could be any number. */
export function provenBy(who: UserInfo): ProvenContacts {
  const { phone_number, phone_number_verified, email, email_verified } = who;
  return {
    phone:
      phone_number_verified === true && phone_number
        ? parsePhoneNumberFromString(phone_number)?.number
        : undefined,
    email: email_verified === true && email ? email.toLowerCase() : undefined,
  };
}

/** Stored, so that the customer's data can be found without a login, for example for the erasure. */
export async function rememberContacts(
  db: Kysely<Schema>,
  accountId: string,
  contacts: ProvenContacts,
): Promise<Refusal | undefined> {
  const ids = idsOf(contacts);
  const isKnown = (known: readonly string[]) =>
    known.length === ids.length && ids.every((id) => known.includes(id));
  // The usual case, which costs only one read.
  if (isKnown(await idsKnown(db, accountId))) return undefined;
  return customerWrite(db, accountId, async (transaction) => {
    await replaceContacts(transaction, accountId, ids);
    return undefined;
  });
}

async function replaceContacts(db: Kysely<Schema>, accountId: string, ids: readonly string[]): Promise<void> {
  const known = await idsKnown(db, accountId);
  const gone = known.filter((id) => !ids.includes(id));
  const added = ids.filter((id) => !known.includes(id));
  if (gone.length > 0)
    await db
      .deleteFrom("proven_contacts")
      .where("account_id", "=", accountId)
      .where("id", "in", gone)
      .execute();
  // The contact may belong to another account until now, also in a form from before the current CONTACT_KEY.
  if (added.length > 0) await db.deleteFrom("proven_contacts").where("id", "in", added).execute();
  const proven = { account_id: accountId, proven_at: new Date().toISOString() };
  for (const id of added)
    await db
      .insertInto("proven_contacts")
      .values({ id, ...proven })
      .onConflict((conflict) => conflict.column("id").doUpdateSet(proven))
      .execute();
}

export async function contactsOf(db: Kysely<Schema>, accountId: string): Promise<ProvenContacts> {
  const known = await idsKnown(db, accountId);
  const provenOf = (prefix: string) => known.find((id) => id.startsWith(prefix))?.slice(prefix.length);
  return { phone: provenOf(PHONE), email: provenOf(EMAIL) };
}

const PHONE = "phone:";
const EMAIL = "email:";

function idsOf({ phone, email }: ProvenContacts): string[] {
  return [...(phone ? [PHONE + phone] : []), ...(email ? [EMAIL + email] : [])];
}

async function idsKnown(db: Kysely<Schema>, accountId: string): Promise<string[]> {
  const rows = await db
    .selectFrom("proven_contacts")
    .select("id")
    .where("account_id", "=", accountId)
    .orderBy("id")
    .execute();
  return rows.map(({ id }) => id);
}
