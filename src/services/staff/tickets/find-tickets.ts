import type { Kysely, SelectQueryBuilder } from "kysely";
import type { z } from "zod";
import type { CallAnswer } from "../../../contracts/define-call.ts";
import type { listStaffTickets } from "../../../contracts/staff/calls/ticket-calls.ts";
import type { TicketItem } from "../../../contracts/staff/calls/ticket-schemas.ts";
import { STAFF_COUNTRIES, type StaffCountry } from "../../../contracts/staff/staff-roles.ts";
import { TICKET_STATES, TICKET_TYPES } from "../../../contracts/tickets/ticket-types.ts";
import type { Schema } from "../../../platform/database/schema.ts";
import { messagesOf } from "../../tickets/ticket-messages.ts";
import type { TicketWorkRow } from "../../tickets/ticket-work.ts";

type Db = Kysely<Schema>;
type Asked = z.output<typeof listStaffTickets.input>;
type WorkQuery<Row> = SelectQueryBuilder<Schema, "ticket_work", Row>;

export interface Reader {
  id: string;
  countries: readonly StaffCountry[];
}

/** Counting further would cost more than it tells. */
const COUNTED_UNTIL = 1001;
const SEPARATOR = "~";

/** The tickets of the queue. Each page begins after the last ticket of the page before. */
export async function findTickets(
  db: Db,
  { after, size, ...filters }: Asked,
  reader: Reader,
): Promise<CallAnswer<typeof listStaffTickets>> {
  const narrow = narrowedBy(filters, reader.countries);
  let query = narrow(db.selectFrom("ticket_work").selectAll());
  if (after) {
    const [at = "", id = ""] = after.split(SEPARATOR);
    query = query.where(({ eb, refTuple, tuple }) =>
      eb(refTuple("ticket_work.waiting_since", "ticket_work.id"), "<", tuple(at, id)),
    );
  }
  const rows = await query
    .orderBy("ticket_work.waiting_since", "desc")
    .orderBy("ticket_work.id", "desc")
    .limit(size + 1)
    .execute();
  const shown = rows.slice(0, size);
  const last = rows.length > size ? shown.at(-1) : undefined;
  const { count } = await db
    .selectFrom(narrow(db.selectFrom("ticket_work").select("id")).limit(COUNTED_UNTIL).as("found"))
    .select((row) => row.fn.countAll().as("count"))
    .executeTakeFirstOrThrow();
  return {
    tickets: await describeTickets(db, shown, reader.id),
    next: last ? last.waiting_since + SEPARATOR + last.id : null,
    total: Number(count),
  };
}

function narrowedBy(
  { country, state, type, assignee, late, search }: Omit<Asked, "after" | "size">,
  countries: readonly StaffCountry[],
) {
  return <Row>(given: WorkQuery<Row>): WorkQuery<Row> => {
    let query = given;
    const seen = country ? countries.filter((one) => one === country) : countries;
    if (seen.length < STAFF_COUNTRIES.length) query = query.where("ticket_work.country", "in", seen);
    if (state) query = query.where("ticket_work.state", "=", state);
    if (type) query = query.where("ticket_work.ticket_type", "=", type);
    if (assignee === "nobody") query = query.where("ticket_work.assignee_id", "is", null);
    else if (assignee) query = query.where("ticket_work.assignee_id", "=", assignee);
    if (late)
      query = query
        .where("ticket_work.due_at", "is not", null)
        .where("ticket_work.due_at", "<", new Date().toISOString());
    if (search) query = query.where("ticket_work.id", "=", codeOf(search));
    return query;
  };
}

/** "t 4k7qxp" as T-4K7QXP. */
function codeOf(typed: string): string {
  const letters = typed.toUpperCase().replaceAll(/[^A-Z0-9]/g, "");
  return `T-${letters.length === LETTERS + 1 ? letters.slice(1) : letters}`;
}

const LETTERS = 6;
const SHOWN_LETTERS = 160;

/** The rows of the queue with the beginning of what the customer wrote: a few queries for all of them. */
export async function describeTickets(
  db: Db,
  work: readonly TicketWorkRow[],
  readerId: string,
): Promise<TicketItem[]> {
  if (work.length === 0) return [];
  const ids = work.map(({ id }) => id);
  const tickets = await db.selectFrom("tickets").selectAll().where("id", "in", ids).execute();
  const messages = await messagesOf(db, ids);
  const reads = await db
    .selectFrom("ticket_reads")
    .select(["ticket_id", "read_at"])
    .where("ticket_id", "in", ids)
    .where("member_id", "=", readerId)
    .execute();
  const byId = new Map(tickets.map((ticket) => [ticket.id, ticket]));
  const readAt = new Map(reads.map(({ ticket_id, read_at }) => [ticket_id, read_at]));
  return work.flatMap((row): TicketItem[] => {
    const ticket = byId.get(row.id);
    if (!ticket) return [];
    const last = messages.findLast(({ ticket_id, author }) => ticket_id === row.id && author === "customer");
    return [
      {
        id: row.id,
        country: STAFF_COUNTRIES.find((country) => country === row.country) ?? "IN",
        type: TICKET_TYPES.find((type) => type === row.ticket_type) ?? "other issue",
        state: TICKET_STATES.find((state) => state === row.state) ?? "open",
        begins: (last?.text ?? ticket.description).slice(0, SHOWN_LETTERS),
        assigneeId: row.assignee_id,
        createdAt: row.created_at,
        waitingSince: row.waiting_since,
        dueAt: row.due_at,
        isRead: (readAt.get(row.id) ?? "") >= row.waiting_since,
        version: row.version,
      },
    ];
  });
}

/** A ticket of another country is as unknown as one that does not exist. */
export async function findTicketWork(
  db: Db,
  id: string,
  countries: readonly StaffCountry[],
): Promise<TicketWorkRow | undefined> {
  const work = await db.selectFrom("ticket_work").selectAll().where("id", "=", id).executeTakeFirst();
  return work && countries.some((country) => country === work.country) ? work : undefined;
}
