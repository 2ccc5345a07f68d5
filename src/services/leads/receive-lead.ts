import type { Kysely } from "kysely";
import { z } from "zod";
import type { LeadPayload } from "../../contracts/leads/lead-payload.ts";
import type { LeadReceipt } from "../../contracts/leads/lead-record.ts";
import type { Database } from "../../platform/database/database.ts";
import type { Schema } from "../../platform/database/schema.ts";
import { groupCommit } from "../../platform/database/sqlite/group-commit.ts";
import type { Signer } from "../../platform/signing.ts";
import type { RecaptchaConfig } from "../config/customer-config.ts";
import type { Log } from "../http/backend-log.ts";
import { Refusal } from "../http/refusal.ts";
import { bookSlot, releaseBookings } from "../visits/visit-bookings.ts";
import { planVisit, type VisitPlan } from "../visits/visit-plan.ts";
import { addLeads, addLeadsIn, type LeadsDatabase, type LeadToAdd } from "./add-leads.ts";
import { leadReceipt } from "./customer-lead.ts";
import { jobsOf, type LeadOutlets } from "./lead-jobs.ts";
import type { LeadLimits } from "./lead-limits.ts";
import { findLead, findSubmission, type LeadRow, parseLead } from "./lead-store.ts";
import { type HeldBecause, prepareLead } from "./prepare-lead.ts";

export interface LeadsOptions {
  database: Database;
  signer: Signer;
  outlets: LeadOutlets;
  limits: LeadLimits;
  recaptcha: RecaptchaConfig | undefined;
  log: Log;
}

export interface Visitor {
  address?: string | undefined;
  /** Known to be a person, because they opened a link that only we can create. */
  isKnown?: boolean;
}

export interface LeadReceiver {
  receive(sent: LeadPayload, visitor: Visitor): Promise<LeadReceipt | Refusal>;
  settle(): Promise<void>;
}

/** SQLite has one writer; PostgreSQL would be idle between the statements of a single commit. */
const COMMITS_AT_ONCE = { sqlite: 1, postgres: 2 } as const;

/** Receives leads: a receipt is given only for a durably stored lead. */
export function createLeadReceiver(options: LeadsOptions): LeadReceiver {
  const { database, signer, outlets, limits, recaptcha, log } = options;
  const writer = groupCommit<LeadToAdd, WrittenLead>(
    (leads) => writeLeads(database, leads),
    COMMITS_AT_ONCE[database.engine],
  );

  async function receive(sent: LeadPayload, visitor: Visitor): Promise<LeadReceipt | Refusal> {
    const prepared = prepareLead(sent, signer);
    if ("problem" in prepared) return refuseField(prepared.field, prepared.problem);
    const { row, payload } = prepared;
    const { wait, uncount } = await limits.count(visitor.address, row.phone);
    // A visitor who is not sure that it arrived may send the same lead again without limit.
    if (wait !== undefined) return (await earlierReceipt(row, uncount)) ?? refuseTooMany(wait);
    const verdict = visitor.isKnown
      ? "ok"
      : await checkRecaptcha(recaptcha, sent.reCaptchaToken, visitor.address);
    // A token can be used only once, so the second submission of a form fails with it.
    if (verdict === "refused") return (await earlierReceipt(row, uncount)) ?? refuseRobot();
    const held_because = heldBecause(sent, verdict);
    const follows = await earlierLead(sent.leadId, row.customer_id);
    const complete = { ...row, held_because, follows };
    // A bot must not book a slot.
    const visit = sent.website ? undefined : await planVisit(database.db, row.country, payload);
    if (visit === "closed") return (await earlierReceipt(row, uncount)) ?? refuseHour("closed", uncount);
    const written = visit
      ? await writeVisit(database, outlets, complete, visit)
      : await writer.write({ row: complete, jobs: jobsOf(complete, outlets) });
    if (written === "full") return refuseHour("full", uncount);
    if (!written.isRepeated) return leadReceipt({ ...written.row, payload }, false, signer);
    await uncount();
    return leadReceipt(parseLead(written.row), true, signer);
  }

  async function earlierReceipt(
    { submission_key }: LeadRow,
    uncount: () => Promise<void>,
  ): Promise<LeadReceipt | undefined> {
    const stored = await findSubmission(database.db, submission_key);
    if (!stored) return undefined;
    await uncount();
    return leadReceipt(stored, true, signer);
  }

  /** A visitor who must choose another hour has not used up the limit. */
  async function refuseHour(reason: "full" | "closed", uncount: () => Promise<void>): Promise<Refusal> {
    await uncount();
    return refuseField("ec_visit_timing", reason);
  }

  /** Accepts only a lead of the same person, because an id is not secret. */
  async function earlierLead(id: string | undefined, customerId: string): Promise<string | null> {
    const earlier = id && (await findLead(database.db, id));
    return earlier && earlier.customer_id === customerId ? earlier.id : null;
  }

  return {
    async receive(sent, visitor) {
      try {
        return await receive(sent, visitor);
      } catch (error) {
        // The error itself is not logged, because PostgreSQL adds the row to it.
        log.error({ reason: error instanceof Error ? error.message : "unknown" }, "A lead cannot be stored.");
        return new Refusal(503, "It cannot be stored just now. Send it again in a moment.", {
          retryAfter: 5,
        });
      }
    },
    settle: () => writer.settle(),
  };
}

/** A detected bot gets the same response as a person: it learns nothing, and no lead is lost if we are wrong. */
function heldBecause(sent: LeadPayload, verdict: "ok" | "missing" | "unreachable"): HeldBecause | null {
  if (sent.website) return "honeypot";
  return verdict === "ok" ? null : `captcha-${verdict}`;
}

export function refuseField(field: string, reason: string): Refusal {
  return new Refusal(400, `The field ${field} is not right: ${reason}.`, { field, reason });
}

export function refuseTooMany(retryAfter: number): Refusal {
  return new Refusal(429, "Too many leads came from this address or for this number. Try again later.", {
    retryAfter,
  });
}

function refuseRobot(): Refusal {
  return new Refusal(403, "reCAPTCHA did not confirm that a person sent this.");
}

/** Stores a lead with the booking of its visit, both or neither; "full" if the hour is fully booked. */
async function writeVisit(
  { db, ...database }: LeadsDatabase,
  outlets: LeadOutlets,
  row: LeadRow,
  visit: VisitPlan,
): Promise<WrittenLead | "full"> {
  try {
    return await db.transaction().execute(async (transaction) => {
      const added = await addLeadsIn(transaction, database, [{ row, jobs: jobsOf(row, outlets) }]);
      const stored = added.has(row.id) ? row : await storedBefore(transaction, row);
      if (!(await bookSlot(transaction, stored.id, visit))) throw new HourIsFull();
      await leaveOthers(transaction, stored);
      return { row: stored, isRepeated: stored.id !== row.id };
    });
  } catch (error) {
    if (error instanceof HourIsFull) return "full";
    throw error;
  }
}

/** Rolls back the lead with the transaction. */
class HourIsFull extends Error {}

function storedBefore(transaction: Kysely<Schema>, { submission_key }: LeadRow): Promise<LeadRow> {
  return transaction
    .selectFrom("leads")
    .selectAll()
    .where("submission_key", "=", submission_key)
    .executeTakeFirstOrThrow();
}

/** A moved visit counts once: the earlier bookings of the same request are released. */
async function leaveOthers(transaction: Kysely<Schema>, { id, follows }: LeadRow): Promise<void> {
  if (follows === null) return;
  const others = await transaction
    .selectFrom("visit_bookings")
    .innerJoin("leads", "leads.id", "visit_bookings.lead_id")
    .select(["visit_bookings.lead_id", "ec_name", "visit_at"])
    .where((eb) => eb.or([eb("leads.id", "=", follows), eb("leads.follows", "=", follows)]))
    .where("visit_bookings.lead_id", "!=", id)
    .where("seat", "is not", null)
    .execute();
  const visits = others.map((other) => ({
    leadId: other.lead_id,
    ecName: other.ec_name,
    at: other.visit_at,
  }));
  await releaseBookings(transaction, visits);
}

interface WrittenLead {
  row: LeadRow;
  isRepeated: boolean;
}

async function writeLeads(database: LeadsDatabase, leads: readonly LeadToAdd[]): Promise<WrittenLead[]> {
  // Always in the same order, because two processes with the same submissions would deadlock.
  const ordered = leads.toSorted((one, other) =>
    one.row.submission_key < other.row.submission_key ? -1 : 1,
  );
  const added = await addLeads(database, ordered);
  const rows = leads.map(({ row }) => row);
  if (added.size === rows.length) return rows.map((row) => ({ row, isRepeated: false }));
  const earlier = await findEarlier(
    database.db,
    rows.filter(({ id }) => !added.has(id)),
  );
  return rows.map((row) => {
    const stored = added.has(row.id) ? row : earlier.get(row.submission_key);
    if (!stored) throw new Error("A lead is neither new nor stored.");
    return { row: stored, isRepeated: stored.id !== row.id };
  });
}

async function findEarlier(db: Kysely<Schema>, repeated: readonly LeadRow[]): Promise<Map<string, LeadRow>> {
  const keys = repeated.map(({ submission_key }) => submission_key);
  const found = await db.selectFrom("leads").selectAll().where("submission_key", "in", keys).execute();
  return new Map(found.map((row) => [row.submission_key, row]));
}

type RecaptchaVerdict = "ok" | "missing" | "refused" | "unreachable";

const PATIENCE_MS = 3000;

const Verdict = z.object({ success: z.boolean(), score: z.number().min(0).max(1).optional() });

/** Checks whether a person sent the form. Without a configuration every form is accepted. */
export async function checkRecaptcha(
  config: RecaptchaConfig | undefined,
  token: string | undefined,
  address?: string,
): Promise<RecaptchaVerdict> {
  if (!config) return "ok";
  if (!token) return "missing";
  const verdict = await askForVerdict(config, token, address);
  if (!verdict) return "unreachable";
  return verdict.success && hasScore(config, verdict.score) ? "ok" : "refused";
}

/** Version 2 challenges the visitor and gives a definite result; version 3 only estimates, and returns a score. */
function hasScore({ version, minScore }: RecaptchaConfig, score = 0): boolean {
  return version === 2 || score >= minScore;
}

async function askForVerdict(
  { url, secret }: RecaptchaConfig,
  token: string,
  address: string | undefined,
): Promise<z.infer<typeof Verdict> | undefined> {
  const fields = new URLSearchParams({ secret, response: token });
  if (address) fields.set("remoteip", address);
  try {
    const response = await fetch(`${url}/recaptcha/api/siteverify`, {
      method: "POST",
      body: fields,
      redirect: "error",
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
    if (!response.ok) return undefined;
    return Verdict.safeParse(await response.json()).data;
  } catch {
    // No response, a timeout, or invalid JSON: the caller stores the lead as held in any of these cases.
    return undefined;
  }
}
