import type { Kysely } from "kysely";
import { z } from "zod";
import {
  CONTACT_CHANNELS,
  CONTACT_OUTCOMES,
  type ContactChannel,
  type ContactOutcome,
} from "../../contracts/leads/contact-choices.ts";
import type { Schema } from "../../platform/database/schema.ts";

declare module "../../platform/database/schema.ts" {
  interface Schema {
    contact_attempts: {
      id: string;
      customer_id: string;
      lead_id: string | null;
      channel: string;
      outcome: string;
      note: string | null;
      attempted_at: string;
    };
  }
}

export interface ContactAttempt {
  at: string;
  channel: ContactChannel;
  outcome: ContactOutcome;
  note: string | null;
}

/** The caller sets the id, so that an attempt that is reported twice is stored once. */
export async function logAttempt(
  db: Kysely<Schema>,
  lead: { id: string; customer_id: string },
  attempt: ContactAttempt & { id: string },
): Promise<void> {
  const { at, ...rest } = attempt;
  await db
    .insertInto("contact_attempts")
    .values({ ...rest, customer_id: lead.customer_id, lead_id: lead.id, attempted_at: at })
    .onConflict((conflict) => conflict.column("id").doNothing())
    .execute();
}

export async function hasAttempt(db: Kysely<Schema>, id: string): Promise<boolean> {
  const found = await db.selectFrom("contact_attempts").select("id").where("id", "=", id).executeTakeFirst();
  return found !== undefined;
}

const MAX_SHOWN = 100;

export async function attemptsFor(db: Kysely<Schema>, leadIds: readonly string[]): Promise<ContactAttempt[]> {
  const rows = await db
    .selectFrom("contact_attempts")
    .select(["attempted_at as at", "channel", "outcome", "note"])
    .where("lead_id", "in", leadIds)
    .orderBy("attempted_at", "desc")
    .orderBy("id")
    .limit(MAX_SHOWN)
    .execute();
  return z.array(Row).parse(rows);
}

const Row = z.object({
  at: z.string(),
  channel: z.enum(CONTACT_CHANNELS),
  outcome: z.enum(CONTACT_OUTCOMES),
  note: z.string().nullable(),
});

/** The note of a lead's confirmation in the list of attempts; the pages show their own text for it. */
export const CONFIRMATION_NOTE = "confirmation";

/**
 * When the person was last reached after the lead arrived, for any of their leads. A new lead is a new request for
 * contact; an automatic confirmation does not count.
 */
export async function lastReached(
  db: Kysely<Schema>,
  lead: { customer_id: string; created_at: string },
  before = new Date(),
): Promise<Date | undefined> {
  const last = await db
    .selectFrom("contact_attempts")
    .select("attempted_at")
    .where("customer_id", "=", lead.customer_id)
    .where("attempted_at", ">=", lead.created_at)
    .where("attempted_at", "<", before.toISOString())
    .where("outcome", "in", REACHED)
    .where((row) => row.or([row("note", "is", null), row("note", "!=", CONFIRMATION_NOTE)]))
    .orderBy("attempted_at", "desc")
    .limit(1)
    .executeTakeFirst();
  return last && new Date(last.attempted_at);
}

const REACHED = ["reached", "message-left", "sent"] as const satisfies readonly ContactOutcome[];
