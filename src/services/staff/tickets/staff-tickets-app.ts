import { Hono } from "hono";
import type { Kysely, Transaction } from "kysely";
import {
  addTicketNote,
  answerStaffTicket,
  changeStaffTicket,
  getStaffTicket,
  listStaffTickets,
} from "../../../contracts/staff/calls/ticket-calls.ts";
import { countriesWithRight } from "../../../contracts/staff/staff-roles.ts";
import { lockedTransaction } from "../../../platform/database/locked-transaction.ts";
import type { Schema } from "../../../platform/database/schema.ts";
import { Refusal } from "../../http/refusal.ts";
import { answerTicket, ticketLock } from "../../tickets/answer-ticket.ts";
import { attachFiles, DRAFT_FILES } from "../../tickets/ticket-files.ts";
import { setStatus } from "../../tickets/ticket-store.ts";
import { changeTicketWork, type TicketWorkRow } from "../../tickets/ticket-work.ts";
import { changedFields, writeAuditLine } from "../access/audit-log.ts";
import type { StaffAccess, StaffCaller } from "../access/identify-staff.ts";
import { findMember, grantsOf } from "../access/members.ts";
import { staffCallServer } from "../access/serve-staff-call.ts";
import { writeLook } from "../access/write-look.ts";
import { idOfKey } from "../id-of-key.ts";
import { addMentions, noteMentionsSeen, refuseMentions } from "../mentions/mentions.ts";
import { describeTicket, noteRead } from "./describe-ticket.ts";
import { findTickets, findTicketWork } from "./find-tickets.ts";
import { indexOldTickets } from "./index-tickets.ts";

type Db = Kysely<Schema>;
type Write = "done" | "changed" | "files";

export function createStaffTicketsApp(access: StaffAccess, { hasMail }: { hasMail: boolean }): Hono {
  const { db } = access;
  const app = new Hono();
  const serve = staffCallServer(app, access);

  serve(listStaffTickets, async (asked, staff) => {
    await indexOldTickets(db);
    const found = await findTickets(db, asked, staff);
    const { after: page, size: _, ...filters } = asked;
    const shown = found.tickets.length;
    await writeLook(access, staff, listStaffTickets.name, {
      ...{ kind: "ticket", filters, page, found: { shown } },
    });
    return found;
  });

  serve(getStaffTicket, async ({ id }, staff) => {
    const work = await findTicketWork(db, id, staff.countries);
    if (!work) return unknown();
    await noteRead(db, id, staff.id);
    await noteMentionsSeen(db, staff.id, id);
    await writeLook(access, staff, getStaffTicket.name, about(work));
    return described(id, staff);
  });

  serve(changeStaffTicket, async ({ id, version, assigneeId, state }, staff) => {
    const work = await findTicketWork(db, id, staff.countries);
    if (!work) return unknown();
    if (assigneeId && !(await mayAnswer(db, assigneeId, work.country)))
      return new Refusal(400, "This member may not answer tickets of this country.", {
        ...{ field: "assigneeId", reason: "assignee" },
      });
    const change = { ...(assigneeId !== undefined && { assignee_id: assigneeId }) };
    return written(id, staff, async (transaction) => {
      if (!(await changeTicketWork(transaction, { id, version, ...change }))) return "changed";
      if (state && state !== work.state) await setStatus(transaction, id, state);
      await writeAuditLine(transaction, staff, changeStaffTicket.name, {
        ...about(work),
        ...changedFields({ ...work }, { ...change, ...(state && { state }) }),
      });
      return "done";
    });
  });

  serve(answerStaffTicket, async ({ id, version, text, key, files }, staff) => {
    const work = await findTicketWork(db, id, staff.countries);
    if (!work) return unknown();
    const messageId = idOfKey(id, staff.id, key);
    return written(id, staff, async (transaction) => {
      if (await hasMessage(transaction, messageId)) return "done";
      // Who answers first is responsible from then on.
      const change = work.assignee_id === null ? { assignee_id: staff.id } : {};
      if (!(await changeTicketWork(transaction, { id, version, ...change }))) return "changed";
      const answer = { ticketId: id, text, name: staff.name, messageId };
      // The id of an earlier message, if it has the same text.
      const sent = await answerTicket(transaction, answer, { hasMail });
      if (!sent) return "changed";
      const drafts = { kind: DRAFT_FILES, ownerId: id } as const;
      if (!(await attachFiles(transaction, { drafts, messageId: sent, files }))) return "files";
      await writeAuditLine(transaction, staff, answerStaffTicket.name, {
        ...about(work),
        ...changedFields(
          { ...work },
          { ...change, state: "answered", letters: text.length, files: files.length },
        ),
      });
      return "done";
    });
  });

  serve(addTicketNote, async ({ id, text, mentions, key }, staff) => {
    const work = await findTicketWork(db, id, staff.countries);
    if (!work) return unknown();
    const mentioned = { kind: "ticket", country: work.country, members: mentions } as const;
    const refused = await refuseMentions(db, mentioned);
    if (refused) return refused;
    const note = { id: idOfKey(id, staff.id, key), ticket_id: id, member_id: staff.id, text };
    return written(id, staff, async (transaction) => {
      const added = await transaction
        .insertInto("ticket_notes")
        .values({ ...note, created_at: new Date().toISOString() })
        .onConflict((conflict) => conflict.column("id").doNothing())
        .returning("id")
        .executeTakeFirst();
      if (!added) return "done";
      await addMentions(transaction, { ...mentioned, noteId: note.id, recordId: id, by: staff.id });
      await writeAuditLine(transaction, staff, addTicketNote.name, { ...about(work), after: { mentions } });
      return "done";
    });
  });

  async function written(
    id: string,
    staff: StaffCaller,
    write: (transaction: Transaction<Schema>) => Promise<Write>,
  ) {
    try {
      await lockedTransaction(db, ticketLock(id), async (transaction) => {
        const result = await write(transaction);
        if (result !== "done") throw new TicketRefused(result);
      });
    } catch (error) {
      if (!(error instanceof TicketRefused)) throw error;
      return error.why === "files" ? refuseFiles() : changedByOther();
    }
    return described(id, staff);
  }

  async function described(id: string, staff: StaffCaller) {
    const work = await findTicketWork(db, id, staff.countries);
    return (work && (await describeTicket(db, work, staff.id))) ?? unknown();
  }

  return app;
}

async function mayAnswer(db: Db, memberId: string, country: string): Promise<boolean> {
  const member = await findMember(db, memberId);
  if (member?.state !== "active") return false;
  return countriesWithRight(grantsOf(member), "tickets.write").some((one) => one === country);
}

async function hasMessage(db: Db, id: string): Promise<boolean> {
  const message = await db.selectFrom("ticket_messages").select("id").where("id", "=", id).executeTakeFirst();
  return message !== undefined;
}

function about({ id, country }: TicketWorkRow) {
  return { kind: "ticket", recordId: id, country };
}

function unknown(): Refusal {
  return new Refusal(404, "There is no such ticket in your countries.");
}

function changedByOther(): Refusal {
  return new Refusal(409, "The ticket has changed since. Load it again.", { reason: "changed" });
}

function refuseFiles(): Refusal {
  return new Refusal(400, "A file is gone or was sent already. Choose it again.", {
    ...{ field: "files", reason: "files" },
  });
}

/** Rolls back the transaction. */
class TicketRefused extends Error {
  readonly why: Exclude<Write, "done">;

  constructor(why: Exclude<Write, "done">) {
    super(why);
    this.why = why;
  }
}
