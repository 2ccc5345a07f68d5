import type { Kysely } from "kysely";
import type { MyTicket } from "../../contracts/calls/customer/my-tickets-calls.ts";
import { HOSTS } from "../../contracts/hosts.ts";
import { TICKET_STATES, type TicketState } from "../../contracts/tickets/ticket-types.ts";
import { isRegion, REGIONS } from "../../editions/regions.ts";
import type { Schema } from "../../platform/database/schema.ts";
import type { Signer } from "../../platform/signing.ts";
import { ownLeads } from "../customer-records/own-leads.ts";
import type { ProvenContacts } from "../customers/claims/proven-contacts.ts";
import { customerWrite } from "../customers/customer-write.ts";
import { refuseTooOften } from "../http/limit-visits.ts";
import { Refusal } from "../http/refusal.ts";
import { linkToUpload } from "../uploads/upload-links.ts";
import { attachDrafts, refuseLostFiles } from "./sent-files.ts";
import { filesOfMessages } from "./ticket-files.ts";
import { addMessage, countMessagesOfToday, messagesOf, type TicketMessageRow } from "./ticket-messages.ts";
import type { TicketRow } from "./ticket-row.ts";
import { asAnswer } from "./ticket-services.ts";
import { setStatus, ticketsOf } from "./ticket-store.ts";

interface Owner extends ProvenContacts {
  id: string;
}

interface Parts {
  db: Kysely<Schema>;
  signer: Signer;
}

const MAX_MESSAGES_A_DAY = 30;
const HOUR_SECONDS = 3600;

export async function myTickets(parts: Parts, owner: Owner): Promise<MyTicket[]> {
  const rows = await ownTickets(parts, owner);
  const countries = await countriesOf(parts.db, rows);
  const messages = await messagesOf(
    parts.db,
    rows.map(({ id }) => id),
  );
  const files = await linksOf(parts, rows, messages);
  return rows.map((row) => describe(row, { messages, countries, files }));
}

export async function writeTo(
  parts: Parts,
  owner: Owner,
  { id, text, files }: { id: string; text: string; files: readonly string[] },
): Promise<MyTicket | Refusal> {
  return customerWrite(parts.db, owner.id, async (db) => {
    const own = await ownTickets({ ...parts, db }, owner);
    if (!own.some((ticket) => ticket.id === id)) return refuseUnknown();
    const written = await countMessagesOfToday(
      db,
      own.map((ticket) => ticket.id),
    );
    if (written >= MAX_MESSAGES_A_DAY) return refuseTooOften(HOUR_SECONDS);
    const lost = await refuseLostFiles(db, owner.id, files);
    if (lost) return lost;
    const messageId = await addMessage(db, { ticket_id: id, author: "customer", name: null, text });
    await attachDrafts(db, owner.id, { messageId, files });
    return changeState({ ...parts, db }, owner, { id, state: "open" });
  });
}

/** Another customer's ticket gets the same response as a missing one. */
export async function changeState(
  parts: Parts,
  owner: Owner,
  { id, state }: { id: string; state: TicketState },
): Promise<MyTicket | Refusal> {
  return customerWrite(parts.db, owner.id, async (db) => {
    const own = (await ownTickets({ ...parts, db }, owner)).find((ticket) => ticket.id === id);
    if (!own) return refuseUnknown();
    await setStatus(db, id, state);
    const messages = await messagesOf(db, [id]);
    const files = await linksOf({ ...parts, db }, [own], messages);
    return describe({ ...own, status: state }, { messages, countries: await countriesOf(db, [own]), files });
  });
}

export async function ownTickets({ db, signer }: Parts, owner: Owner): Promise<TicketRow[]> {
  const leads = await ownLeads(db, signer, owner);
  return ticketsOf(
    db,
    owner.id,
    leads.map(({ lead }) => lead.id),
  );
}

async function countriesOf(db: Kysely<Schema>, rows: readonly TicketRow[]): Promise<Map<string, string>> {
  const leadIds = rows.flatMap(({ lead_id }) => (lead_id === "" ? [] : [lead_id]));
  const leads =
    leadIds.length === 0
      ? []
      : await db.selectFrom("leads").select(["id", "country"]).where("id", "in", leadIds).execute();
  const ofLead = new Map(leads.map(({ id, country }) => [id, country]));
  return new Map(
    rows.flatMap(({ id, region, lead_id }): [string, string][] => {
      const country =
        region && isRegion(region) ? REGIONS[region].country.toUpperCase() : ofLead.get(lead_id);
      return country ? [[id, country]] : [];
    }),
  );
}

type FileLinks = ReadonlyMap<string, { name: string; url: string }[]>;

/** Addresses at which the customer's page shows the files. */
async function linksOf(
  { db, signer }: Parts,
  tickets: readonly TicketRow[],
  messages: readonly TicketMessageRow[],
): Promise<FileLinks> {
  const files = await filesOfMessages(
    db,
    [...tickets, ...messages].map(({ id }) => id),
  );
  return new Map(
    [...files].map(([messageId, rows]) => [
      messageId,
      rows.map(({ id, name }) => ({ name, url: HOSTS.bumblebee.embeddedAt + linkToUpload(signer, id) })),
    ]),
  );
}

interface Known {
  messages: readonly TicketMessageRow[];
  countries: ReadonlyMap<string, string>;
  files: FileLinks;
}

function describe(row: TicketRow, { messages, countries, files }: Known): MyTicket {
  return {
    ...asAnswer(row),
    country: countries.get(row.id),
    status: TICKET_STATES.find((known) => known === row.status) ?? "open",
    files: files.get(row.id) ?? [],
    messages: messages
      .filter(({ ticket_id }) => ticket_id === row.id)
      .map(({ id, author, name, text, created_at: at }) => ({
        ...{ from: author, name, text, at, files: files.get(id) ?? [] },
      })),
  };
}

function refuseUnknown(): Refusal {
  return new Refusal(404, "This customer has no such ticket.");
}
