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
import { firstOfThread, threadOf } from "./lead-thread.ts";

export interface Pact extends ContactChoices {
  stoppedAt: string | null;
}

/**
 * How the person behind a lead may be reached: what they saved on their page, else what they chose on their forms, the
 * later choice before the earlier one. Choices count for the leads of one thread. A stop counts for every lead of the
 * number, because nobody is harmed by silence; who has another link of it can lift it for their own thread only.
 */
export async function pactOf(db: Kysely<Schema>, lead: StoredLead): Promise<Pact> {
  const leads = await leadsOfCustomer(db, lead.customer_id);
  const first = firstOfThread(lead, leads);
  const rows = await db
    .selectFrom("contact_pacts")
    .selectAll()
    .where("customer_id", "=", lead.customer_id)
    .orderBy("stopped_at")
    .execute();
  const saved = rows.find(({ lead_id }) => lead_id === first.id);
  const since = saved?.updated_at ?? "";
  const chosen = threadOf(lead, leads).find(
    ({ payload, created_at }) => hasChoice(payload) && created_at > since,
  );
  const { pact_channel, pact_hours } = chosen?.payload ?? {};
  const before = saved ? readRow(saved) : { ...FIRST_PACT, language: first.language };
  return {
    ...before,
    channel: pact_channel ?? before.channel,
    hours: pact_hours ?? before.hours,
    stoppedAt: before.stoppedAt ?? stopOfOthers(rows, leads, since),
  };
}

/** Made with other links of the number since this thread has spoken. A lead that is held silences nobody but itself. */
function stopOfOthers(
  rows: readonly ContactPactRow[],
  leads: readonly StoredLead[],
  since: string,
): string | null {
  const trusted = new Set(leads.flatMap(({ id, held_because }) => (held_because === null ? [id] : [])));
  const stops = rows.flatMap(({ lead_id, stopped_at }) => (trusted.has(lead_id) ? (stopped_at ?? []) : []));
  return stops.find((stoppedAt) => stoppedAt > since) ?? null;
}

/** Only their own choices: a stop stays a stop until the visitor takes it back. */
export async function savePact(
  db: Kysely<Schema>,
  lead: StoredLead,
  pact: Pact,
  now = new Date(),
): Promise<void> {
  const { stoppedAt, ...choices } = pact;
  const row = { ...choices, stopped_at: stoppedAt, updated_at: now.toISOString() };
  const { id } = firstOfThread(lead, await leadsOfCustomer(db, lead.customer_id));
  await db
    .insertInto("contact_pacts")
    .values({ lead_id: id, customer_id: lead.customer_id, ...row })
    .onConflict((conflict) => conflict.column("lead_id").doUpdateSet(row))
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
