import { readEstimateCode } from "../../../contracts/estimates/estimate-code.ts";
import type { LeadRecord } from "../../../contracts/staff/calls/lead-schemas.ts";
import type { Database } from "../../../platform/database/database.ts";
import { attemptsFor } from "../../contact/attempt-store.ts";
import { threadOf } from "../../contact/lead-thread.ts";
import { nextVisit } from "../../contact/next-visit.ts";
import { pactOf } from "../../contact/pact-store.ts";
import { DELIVER_LEAD, jobFor } from "../../leads/lead-jobs.ts";
import { findLead, leadsOfCustomer, type StoredLead } from "../../leads/lead-store.ts";
import { customersOfPersons } from "../../leads/linked-contacts.ts";
import { describeLeads } from "./find-leads.ts";
import { type LeadWorkRow, leadCode } from "./lead-work.ts";

/** Everything about one lead. Undefined if it was erased in the meantime. */
export async function describeRecord(
  database: Pick<Database, "db">,
  work: LeadWorkRow,
): Promise<LeadRecord | undefined> {
  const { db } = database;
  const [item] = await describeLeads(database, [work]);
  const lead = await findLead(db, work.id);
  if (!item || !lead) return undefined;
  const leads = await leadsOfCustomer(db, lead.customer_id);
  const thread = threadOf(lead, leads);
  const { channel, hours, language, frequency, designer, stoppedAt } = await pactOf(db, lead);
  const job = await db
    .selectFrom("jobs")
    .select(["attempts", "last_error"])
    .where("unique_key", "=", jobFor(DELIVER_LEAD, lead.id).uniqueKey ?? "")
    .executeTakeFirst();
  const { version, text, at, page, whatsapp } = lead.consent;
  return {
    ...item,
    phone: lead.phone,
    email: lead.email,
    language: lead.language,
    pincode: lead.pincode,
    nextStep: work.next_step,
    heldBecause: lead.held_because,
    estimate: estimateOf(lead),
    ...fieldsOf(lead),
    consent: { version, text, at, page, whatsapp },
    pact: { channel, hours, language, frequency, designer, stoppedAt },
    attempts: await attemptsFor(
      db,
      thread.map(({ id }) => id),
    ),
    visit: (await nextVisit(db, thread))?.visit ?? null,
    deliveryAttempts: job?.attempts ?? 0,
    deliveryError: job?.last_error ?? null,
    notes: await notesOf(db, work.id),
    others: await othersOf(db, lead),
  };
}

function estimateOf({ payload }: StoredLead): LeadRecord["estimate"] {
  const code = readEstimateCode(payload.estimate_code);
  return code ? { code, version: Number(payload.estimate_version) || null } : null;
}

const ATTRIBUTION =
  /^(?:utm_|marketing_|landing_|searched_|fb_|ga_|source$|medium$|referral_page$|device_source$|cta_type$)/;
/** Shown elsewhere, or of use to programs only. */
const NOT_SHOWN = new Set([
  ...["name", "phone", "email", "city", "pincode", "iso_code", "language", "kind", "about", "marks"],
  ...["submission_id", "reCaptchaToken", "consent_version", "website", "estimate_code", "estimate_version"],
]);

/** The other fields, apart from those that say where the visitor came from. */
function fieldsOf({ payload }: StoredLead): Pick<LeadRecord, "fields" | "attribution"> {
  const given = Object.entries(payload).flatMap(([name, value]) =>
    NOT_SHOWN.has(name) || value === undefined || value === null ? [] : [[name, String(value)] as const],
  );
  return {
    fields: Object.fromEntries(given.filter(([name]) => !ATTRIBUTION.test(name))),
    attribution: Object.fromEntries(given.filter(([name]) => ATTRIBUTION.test(name))),
  };
}

async function notesOf(db: Database["db"], leadId: string): Promise<LeadRecord["notes"]> {
  const rows = await db
    .selectFrom("lead_notes")
    .selectAll()
    .where("lead_id", "=", leadId)
    .orderBy("created_at")
    .orderBy("id")
    .execute();
  return rows.map(({ id, member_id: memberId, text, created_at: at }) => ({ id, memberId, text, at }));
}

const MAX_OTHERS = 50;

async function othersOf(db: Database["db"], lead: StoredLead): Promise<LeadRecord["others"]> {
  const { id, customer_id } = lead;
  const linked = (await customersOfPersons(db, [lead])).get(customer_id) ?? [];
  const rows = await db
    .selectFrom("lead_work")
    .select(["id", "created_at", "stage"])
    .where("customer_id", "in", [customer_id, ...linked])
    .where("id", "!=", id)
    .orderBy("created_at", "desc")
    .limit(MAX_OTHERS)
    .execute();
  return rows.map((row) => ({
    ...{ id: row.id, code: leadCode(row.id), createdAt: row.created_at, stage: row.stage },
  }));
}
