import { Hono } from "hono";
import {
  addLeadNote,
  askLeadContact,
  bookLeadVisit,
  changeManyStaffLeads,
  changeStaffLead,
  countStaffLeads,
  deliverStaffLead,
  getStaffLead,
  listStaffLeads,
  recordLeadContact,
} from "../../../contracts/staff/calls/lead-calls.ts";
import type { StaffCountry } from "../../../contracts/staff/staff-roles.ts";
import { countryNamed } from "../../../editions/countries.ts";
import { COUNTRY_TIME, localIso } from "../../../editions/country-time.ts";
import type { Database } from "../../../platform/database/database.ts";
import { bookVisit } from "../../contact/book-visit.ts";
import { recordAttempt } from "../../contact/record-attempt.ts";
import { Refusal } from "../../http/refusal.ts";
import { releaseLead, replayLead } from "../../leads/crm/replay-leads.ts";
import { findLead } from "../../leads/lead-store.ts";
import type { LeadReceiver } from "../../leads/receive-lead.ts";
import { changedFields, writeAuditLine } from "../access/audit-log.ts";
import type { StaffAccess } from "../access/identify-staff.ts";
import { staffCallServer } from "../access/serve-staff-call.ts";
import { writeLook } from "../access/write-look.ts";
import { idOfKey } from "../id-of-key.ts";
import { addMentions, noteMentionsSeen, refuseMentions } from "../mentions/mentions.ts";
import { describeRecord } from "./describe-lead.ts";
import { serveLeadsExport } from "./export-leads.ts";
import { countStages, findLeads } from "./find-leads.ts";
import type { LeadIndex } from "./index-leads.ts";
import {
  changeLeadWork,
  type LeadWorkChange,
  type LeadWorkRow,
  moveToVisit,
  noteAnswered,
} from "./lead-work.ts";

interface StaffLeadsOptions {
  database: Pick<Database, "db" | "sealing">;
  access: StaffAccess;
  index: LeadIndex;
  leads: Pick<LeadReceiver, "receive">;
  hasCrm: boolean;
  hasMail: boolean;
}

export function createStaffLeadsApp({
  database,
  access,
  index,
  leads,
  hasCrm,
  hasMail,
}: StaffLeadsOptions): Hono {
  const { db } = database;
  const app = new Hono();
  const serve = staffCallServer(app, access);

  serve(listStaffLeads, async (asked, staff) => {
    await index.catchUp();
    const found = await findLeads(database, asked, staff.countries);
    const { after: page, size: _, search, ...filters } = asked;
    await writeLook(access, staff, listStaffLeads.name, {
      kind: "lead",
      // Words of a search are often a name or a number.
      ...{ filters: { ...filters, hasSearch: Boolean(search) }, search, page },
      found: { shown: found.leads.length },
    });
    return found;
  });

  serve(countStaffLeads, async (filters, { countries }) => ({
    stages: await countStages(database, filters, countries),
  }));

  // Before the single lead, whose path would match it as well.
  serveLeadsExport(app, database, access);

  serve(getStaffLead, async ({ id }, staff) => {
    const work = await findWork(database, id, staff.countries);
    const record = work && (await describeRecord(database, work));
    if (!record) return unknown();
    await noteMentionsSeen(db, staff.id, id);
    await writeLook(access, staff, getStaffLead.name, about(work));
    return record;
  });

  serve(changeStaffLead, async ({ id, version, reason, ...wished }, staff) => {
    const work = await findWork(database, id, staff.countries);
    if (!work) return unknown();
    const isChanged = await db.transaction().execute(async (transaction) => {
      const change = rowOf(wished);
      if (!(await changeLeadWork(transaction, { id, version, ...change }))) return false;
      await writeAuditLine(transaction, staff, changeStaffLead.name, {
        ...about(work),
        ...changedFields(withoutWords({ ...work }), withoutWords({ ...change })),
        reason,
      });
      return true;
    });
    return isChanged ? described(id, staff.countries) : changedByOther();
  });

  serve(changeManyStaffLeads, async ({ leads, stage, ownerId }, staff) => {
    const changed: string[] = [];
    const change = rowOf({ stage, ownerId });
    for (const { id, version } of leads) {
      const work = await findWork(database, id, staff.countries);
      if (!work) continue;
      const isChanged = await db.transaction().execute(async (transaction) => {
        if (!(await changeLeadWork(transaction, { id, version, ...change }))) return false;
        const fields = changedFields({ ...work }, { ...change });
        await writeAuditLine(transaction, staff, changeManyStaffLeads.name, { ...about(work), ...fields });
        return true;
      });
      if (isChanged) changed.push(id);
    }
    return { changed, left: leads.map(({ id }) => id).filter((id) => !changed.includes(id)) };
  });

  serve(addLeadNote, async ({ id, text, mentions, key }, staff) => {
    const work = await findWork(database, id, staff.countries);
    if (!work) return unknown();
    const mentioned = { kind: "lead", country: work.country, members: mentions } as const;
    const refused = await refuseMentions(db, mentioned);
    if (refused) return refused;
    const note = { id: idOfKey(id, staff.id, key), lead_id: id, member_id: staff.id, text };
    return db.transaction().execute(async (transaction) => {
      const added = await transaction
        .insertInto("lead_notes")
        .values({ ...note, created_at: new Date().toISOString() })
        .onConflict((conflict) => conflict.column("id").doNothing())
        .returning("id")
        .executeTakeFirst();
      if (added) {
        await addMentions(transaction, { ...mentioned, noteId: note.id, recordId: id, by: staff.id });
        await writeAuditLine(transaction, staff, addLeadNote.name, { ...about(work), after: { mentions } });
      }
      const stored = await transaction
        .selectFrom("lead_notes")
        .selectAll()
        .where("id", "=", note.id)
        .executeTakeFirstOrThrow();
      return { id: stored.id, memberId: stored.member_id, text: stored.text, at: stored.created_at };
    });
  });

  serve(askLeadContact, async ({ id, channel }, staff) => {
    const work = await findWork(database, id, staff.countries);
    const record = work && (await describeRecord(database, work));
    if (!record) return unknown();
    const asked = await recordAttempt(db, { leadId: id, channel });
    const obstacle =
      asked instanceof Refusal ? OBSTACLES.find((one) => one === asked.body.reason) : undefined;
    if (asked instanceof Refusal && !obstacle) return asked;
    const after = { channel, obstacle: obstacle ?? null };
    await writeAuditLine(db, staff, askLeadContact.name, { ...about(work), after });
    const to = channel === "email" ? record.email : record.phone;
    return { allowed: !obstacle, obstacle: obstacle ?? null, to: obstacle ? null : to };
  });

  serve(recordLeadContact, async ({ id, ...attempt }, staff) => {
    const work = await findWork(database, id, staff.countries);
    if (!work) return unknown();
    // An attempt that the customer's choices forbid is recorded as it happened, because the customer noticed it.
    await recordAttempt(db, { leadId: id, ...attempt });
    await db.transaction().execute(async (transaction) => {
      if (attempt.outcome !== "no-answer") await noteAnswered(transaction, id, attempt.at);
      const { channel, outcome } = attempt;
      await writeAuditLine(transaction, staff, recordLeadContact.name, {
        ...about(work),
        after: { channel, outcome },
      });
    });
    return described(id, staff.countries);
  });

  serve(bookLeadVisit, async ({ id, centre, at }, staff) => {
    const work = await findWork(database, id, staff.countries);
    const lead = work && (await findLead(db, id));
    if (!work || !lead) return unknown();
    const { timeZone } = COUNTRY_TIME[countryNamed(work.country) ?? "in"];
    const visit = { ecName: centre, at: localIso(new Date(at), timeZone), address: undefined };
    const booked = await bookVisit(leads, lead, visit);
    if (booked instanceof Refusal) return HOUR_REFUSALS[booked.body.reason ?? ""] ?? booked;
    await db.transaction().execute(async (transaction) => {
      await moveToVisit(transaction, id);
      await writeAuditLine(transaction, staff, bookLeadVisit.name, { ...about(work), after: { centre, at } });
    });
    await index.catchUp();
    return described(id, staff.countries);
  });

  serve(deliverStaffLead, async ({ id }, staff) => {
    const work = await findWork(database, id, staff.countries);
    if (!work) return unknown();
    const released = await releaseLead(db, id, { mail: hasMail });
    if (released === "unknown") return unknown();
    if (released === "not-held") {
      if (!hasCrm) return new Refusal(409, "No CRM is set.", { reason: "no-crm" });
      await replayLead(db, id);
    }
    await writeAuditLine(db, staff, deliverStaffLead.name, {
      ...about(work),
      after: { wasHeld: released === undefined },
    });
    return described(id, staff.countries);
  });

  async function described(id: string, countries: readonly StaffCountry[]) {
    const work = await findWork(database, id, countries);
    return (work && (await describeRecord(database, work))) ?? unknown();
  }

  return app;
}

const OBSTACLES = ["stopped", "wrong-channel", "outside-hours", "too-often"] as const;

/** In the words of the staff's calls, which the application has sentences for. */
const HOUR_REFUSALS: Partial<Record<string, Refusal>> = {
  full: new Refusal(409, "The hour is full.", { reason: "visit-full" }),
  closed: new Refusal(400, "The hour is closed, past or too near.", { reason: "visit-closed" }),
};

/** A lead of another country is as unknown as one that does not exist. */
async function findWork(
  { db }: Pick<Database, "db">,
  id: string,
  countries: readonly StaffCountry[],
): Promise<LeadWorkRow | undefined> {
  const work = await db.selectFrom("lead_work").selectAll().where("id", "=", id).executeTakeFirst();
  return work && countries.some((country) => country === work.country) ? work : undefined;
}

function rowOf(wished: {
  stage?: LeadWorkRow["stage"] | undefined;
  ownerId?: string | null | undefined;
  nextStep?: string | null | undefined;
  nextStepAt?: string | null | undefined;
}): LeadWorkChange {
  return {
    ...(wished.stage !== undefined && { stage: wished.stage }),
    ...(wished.ownerId !== undefined && { owner_id: wished.ownerId }),
    ...(wished.nextStep !== undefined && { next_step: wished.nextStep }),
    ...(wished.nextStepAt !== undefined && {
      next_step_at: wished.nextStepAt && new Date(wished.nextStepAt).toISOString(),
    }),
  };
}

/** The audit log is kept when a person is erased, so it does not contain what was written about them. */
function withoutWords(fields: Record<string, unknown>): Record<string, unknown> {
  if (typeof fields.next_step !== "string") return fields;
  return { ...fields, next_step: `${fields.next_step.length} letters` };
}

function about({ id, country }: LeadWorkRow) {
  return { kind: "lead", recordId: id, country };
}

function unknown(): Refusal {
  return new Refusal(404, "There is no such lead in your countries.");
}

function changedByOther(): Refusal {
  return new Refusal(409, "Somebody else has changed it since. Load it again.", { reason: "changed" });
}
