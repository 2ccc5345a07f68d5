import type { Kysely } from "kysely";
import type { Schema } from "../../platform/database/schema.ts";
import type { StoredLead } from "../leads/lead-store.ts";
import { mailboxOf } from "../mail/mailbox.ts";

declare module "../../platform/database/schema.ts" {
  interface Schema {
    /** Contact with a whole number or mailbox is stopped, because its owner has been verified. */
    contact_stops: {
      /** What the stop applies to; see services/contact/wide-stops.ts. */
      id: string;
      stopped_at: string;
    };
  }
}

export type StopSubject = { number: string } | { mailbox: string };

export interface WideStop {
  stoppedAt: string;
  stoppedFor: "number" | "mailbox";
}

export async function wideStopOf(
  db: Kysely<Schema>,
  leads: readonly Pick<StoredLead, "customer_id" | "email">[],
): Promise<WideStop | undefined> {
  const subjects = leads.flatMap(({ customer_id, email }): StopSubject[] => [
    { number: customer_id },
    ...(email === null ? [] : [{ mailbox: mailboxOf(email) }]),
  ]);
  const rows = await db
    .selectFrom("contact_stops")
    .selectAll()
    .where("id", "in", [...new Set(subjects.map(idOf))])
    .orderBy("id", "desc")
    .execute();
  // The stop of the number comes first, because it cannot be lifted from a page.
  const [stop] = rows;
  return (
    stop && { stoppedAt: stop.stopped_at, stoppedFor: stop.id.startsWith(NUMBER) ? "number" : "mailbox" }
  );
}

export async function stopOf(db: Kysely<Schema>, subject: StopSubject): Promise<string | null> {
  const row = await db
    .selectFrom("contact_stops")
    .select("stopped_at")
    .where("id", "=", idOf(subject))
    .executeTakeFirst();
  return row?.stopped_at ?? null;
}

export async function setWideStop(
  db: Kysely<Schema>,
  subject: StopSubject,
  stopped: boolean,
  now = new Date(),
): Promise<void> {
  const id = idOf(subject);
  if (!stopped) {
    await db.deleteFrom("contact_stops").where("id", "=", id).execute();
    return;
  }
  await db
    .insertInto("contact_stops")
    .values({ id, stopped_at: now.toISOString() })
    .onConflict((conflict) => conflict.column("id").doNothing())
    .execute();
}

const NUMBER = "number ";

function idOf(subject: StopSubject): string {
  return "number" in subject ? NUMBER + subject.number : `mailbox ${subject.mailbox}`;
}
