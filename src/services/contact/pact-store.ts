import { type Kysely, sql } from "kysely";
import { z } from "zod";
import type { ContactChoices } from "../../contracts/calls/leads/contact-pact-calls.ts";
import {
  CONTACT_CHANNELS,
  CONTACT_FREQUENCIES,
  CONTACT_HOURS,
  DESIGNER_CHOICES,
} from "../../contracts/leads/contact-choices.ts";
import type { Schema } from "../../platform/database/schema.ts";
import { leadsOfCustomer, type StoredLead } from "../leads/lead-store.ts";
import { firstOfThread, threadOf } from "./lead-thread.ts";
import { type WideStop, wideStopOf } from "./wide-stops.ts";

declare module "../../platform/database/schema.ts" {
  interface Schema {
    contact_pacts: ContactPactRow;
  }
}

interface ContactPactRow {
  /** The first lead of a thread: the preferences apply to the whole thread. */
  lead_id: string;
  customer_id: string;
  channel: string;
  hours: string;
  language: string;
  frequency: string;
  designer: string;
  stopped_at: string | null;
  /**
   * "number": stored when a stop applied to every lead of the number, and still does. Null: it applies to its thread.
   */
  stop_scope: string | null;
  updated_at: string;
}

export interface Pact extends ContactChoices {
  stoppedAt: string | null;
}

/** Includes the scope of the stop: the requests of one thread, or everything for a mailbox or a number. */
export interface WholePact extends Pact {
  stoppedFor: "request" | WideStop["stoppedFor"] | null;
}

export async function pactOf(db: Kysely<Schema>, lead: StoredLead): Promise<WholePact> {
  const leads = await leadsOfCustomer(db, lead.customer_id);
  const pact = await threadPact(db, lead, leads);
  const wide = await wideStopOf(db, threadOf(lead, leads));
  return { ...pact, stoppedFor: pact.stoppedAt === null ? null : "request", ...wide };
}

/**
 * The contact preferences of a thread: those saved on its page, otherwise those chosen in its forms, with the latest
 * choice first. A stop applies to the thread, because typing a number does not prove its ownership. Older stops apply
 * to the number; a visitor with another link can lift them for their own thread.
 */
async function threadPact(db: Kysely<Schema>, lead: StoredLead, leads: readonly StoredLead[]): Promise<Pact> {
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
    stoppedAt: before.stoppedAt ?? earlierStopOfNumber(rows, leads, since),
  };
}

/**
 * The latest stop by another link of the number, after the last change of this thread. A held lead can stop only
 * itself.
 */
function earlierStopOfNumber(
  rows: readonly ContactPactRow[],
  leads: readonly StoredLead[],
  since: string,
): string | null {
  const trusted = new Set(leads.flatMap(({ id, held_because }) => (held_because === null ? [id] : [])));
  const stops = rows.flatMap(({ lead_id, stop_scope, stopped_at }) =>
    stop_scope === "number" && trusted.has(lead_id) ? (stopped_at ?? []) : [],
  );
  return stops.find((stoppedAt) => stoppedAt > since) ?? null;
}

export async function changePact(
  db: Kysely<Schema>,
  lead: StoredLead,
  change: (pact: Pact) => Pact,
  now = new Date(),
): Promise<void> {
  const leads = await leadsOfCustomer(db, lead.customer_id);
  const { stoppedAt, ...choices } = change(await threadPact(db, lead, leads));
  const row = { ...choices, stopped_at: stoppedAt, updated_at: now.toISOString() };
  await db
    .insertInto("contact_pacts")
    .values({
      lead_id: firstOfThread(lead, leads).id,
      customer_id: lead.customer_id,
      stop_scope: null,
      ...row,
    })
    .onConflict((conflict) => conflict.column("lead_id").doUpdateSet({ ...row, stop_scope: KEPT_SCOPE }))
    .execute();
}

/** An older stop of the number keeps its scope until it is lifted; a new stop applies to its thread. */
const KEPT_SCOPE = sql<
  string | null
>`case when excluded.stopped_at is null then null else contact_pacts.stop_scope end`;

export function stopNow<Stopped extends Pick<Pact, "stoppedAt">>(pact: Stopped): Stopped {
  return { ...pact, stoppedAt: pact.stoppedAt ?? new Date().toISOString() };
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
