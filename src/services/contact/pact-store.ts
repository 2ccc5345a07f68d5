import type { Kysely } from "kysely";
import { z } from "zod";
import type { ContactChoices } from "../../contracts/calls/contact-pact.ts";
import {
  CONTACT_CHANNELS,
  CONTACT_FREQUENCIES,
  CONTACT_HOURS,
  DESIGNER_CHOICES,
} from "../../contracts/leads/contact-choices.ts";
import type { ContactPactRow } from "../../platform/database/customer-rows.ts";
import type { Schema } from "../../platform/database/schema.ts";
import { leadsOfCustomer, type StoredLead } from "../leads/lead-store.ts";

export interface Pact extends ContactChoices {
  stoppedAt: string | null;
}

/**
 * How the person behind a lead may be reached: what they saved on their page, else what they chose on their forms. It is
 * one for all leads of a person, and a later choice replaces an earlier one.
 */
export async function pactOf(
  db: Kysely<Schema>,
  lead: Pick<StoredLead, "customer_id" | "language" | "payload">,
): Promise<Pact> {
  const saved = await db
    .selectFrom("contact_pacts")
    .selectAll()
    .where("customer_id", "=", lead.customer_id)
    .executeTakeFirst();
  const leads = await leadsOfCustomer(db, lead.customer_id);
  const since = saved?.updated_at ?? "";
  const chosen = leads.find(({ payload, created_at }) => hasChoice(payload) && created_at > since);
  const { pact_channel, pact_hours } = chosen?.payload ?? (saved ? {} : lead.payload);
  const before = saved ? readRow(saved) : { ...FIRST_PACT, language: lead.language };
  return { ...before, channel: pact_channel ?? before.channel, hours: pact_hours ?? before.hours };
}

/** Only their own choices: a stop stays a stop until the visitor takes it back. */
export async function savePact(
  db: Kysely<Schema>,
  customerId: string,
  pact: Pact,
  now = new Date(),
): Promise<void> {
  const { stoppedAt, ...choices } = pact;
  const row = { ...choices, stopped_at: stoppedAt, updated_at: now.toISOString() };
  await db
    .insertInto("contact_pacts")
    .values({ customer_id: customerId, ...row })
    .onConflict((conflict) => conflict.column("customer_id").doUpdateSet(row))
    .execute();
}

const FIRST_PACT = {
  channel: "call",
  hours: "any",
  frequency: "as-needed",
  designer: "any",
  stoppedAt: null,
} as const satisfies Omit<Pact, "language">;

function hasChoice({ pact_channel, pact_hours }: StoredLead["payload"]): boolean {
  return pact_channel !== undefined || pact_hours !== undefined;
}

const Row = z.object({
  channel: z.enum(CONTACT_CHANNELS),
  hours: z.enum(CONTACT_HOURS),
  language: z.string(),
  frequency: z.enum(CONTACT_FREQUENCIES),
  designer: z.enum(DESIGNER_CHOICES),
});

function readRow(row: ContactPactRow): Pact {
  return { ...Row.parse(row), stoppedAt: row.stopped_at };
}
