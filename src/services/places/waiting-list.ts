import { randomUUID } from "node:crypto";
import type { Kysely } from "kysely";
import type { Schema } from "../../platform/database/schema.ts";

declare module "../../platform/database/schema.ts" {
  interface Schema {
    waiting_list: {
      id: string;
      country: string;
      pincode: string;
      /** A phone number in E.164 or an e-mail address. */
      contact: string;
      language: string;
      created_at: string;
    };
  }
}

export interface WaitingPlace {
  country: string;
  pincode: string;
}

/** Adds a contact to the list of a post code once, and returns its position and the length of the list. */
export async function joinList(
  db: Kysely<Schema>,
  { country, pincode }: WaitingPlace,
  contact: { contact: string; language: string },
  now = new Date(),
): Promise<{ waiting: number; position: number }> {
  const row = { id: randomUUID(), country, pincode, ...contact, created_at: now.toISOString() };
  await db
    .insertInto("waiting_list")
    .values(row)
    .onConflict((conflict) => conflict.columns(["country", "pincode", "contact"]).doNothing())
    .execute();
  const { id, created_at } = await atPlace(db, { country, pincode })
    .where("contact", "=", contact.contact)
    .select(["id", "created_at"])
    .executeTakeFirstOrThrow();
  const { before } = await atPlace(db, { country, pincode })
    .where((eb) =>
      eb.or([
        eb("created_at", "<", created_at),
        eb.and([eb("created_at", "=", created_at), eb("id", "<", id)]),
      ]),
    )
    .select((eb) => eb.fn.countAll<number>().as("before"))
    .executeTakeFirstOrThrow();
  return { waiting: await countList(db, { country, pincode }), position: Number(before) + 1 };
}

export async function countList(db: Kysely<Schema>, place: WaitingPlace): Promise<number> {
  const { waiting } = await atPlace(db, place)
    .select((eb) => eb.fn.countAll<number>().as("waiting"))
    .executeTakeFirstOrThrow();
  return Number(waiting);
}

function atPlace(db: Kysely<Schema>, { country, pincode }: WaitingPlace) {
  return db.selectFrom("waiting_list").where("country", "=", country).where("pincode", "=", pincode);
}
