import type { Kysely, Transaction } from "kysely";
import type { Ticket, TicketInput } from "../../contracts/tickets/ticket.ts";
import { lockedTransaction } from "../../platform/database/locked-transaction.ts";
import type { Schema } from "../../platform/database/schema.ts";
import type { Signer } from "../../platform/signing.ts";
import { customerWrite } from "../customers/customer-write.ts";
import { refuseTooOften } from "../http/limit-visits.ts";
import { Refusal } from "../http/refusal.ts";
import { leadOfLink } from "../lead-details/lead-of-link.ts";
import { openedLeads } from "../lead-details/opened-leads.ts";
import { leadsOfCustomer } from "../leads/lead-store.ts";
import { attachDrafts, refuseLostFiles } from "./sent-files.ts";
import type { TicketRow } from "./ticket-row.ts";
import { countOfToday, listOngoing, storeTicket, type TicketOwner } from "./ticket-store.ts";

export interface TicketServices {
  db: Kysely<Schema>;
  signer: Signer;
}

const MAX_A_DAY = 20;
const HOUR_SECONDS = 3600;

export async function raise(
  services: TicketServices,
  { q, ...input }: TicketInput,
): Promise<Ticket | Refusal> {
  const leadIds = await openedBy(services, q);
  return leadIds instanceof Refusal ? leadIds : raiseFor(services, { leadIds }, input);
}

export async function raiseFor(
  { db }: Pick<TicketServices, "db">,
  owner: TicketOwner,
  { files = [], ...input }: Omit<TicketInput, "q"> & { files?: readonly string[] },
): Promise<Ticket | Refusal> {
  const store = async (transaction: Transaction<Schema>) => {
    if ((await countOfToday(transaction, owner)) >= MAX_A_DAY) return refuseTooOften(HOUR_SECONDS);
    const sender = "accountId" in owner ? owner.accountId : undefined;
    const lost = await refuseLostFiles(transaction, sender, files);
    if (lost) return lost;
    const ticket = await storeTicket(transaction, owner, input);
    if (sender) await attachDrafts(transaction, sender, { messageId: ticket.id, files });
    return asAnswer(ticket);
  };
  return "accountId" in owner
    ? customerWrite(db, owner.accountId, store)
    : lockedTransaction(db, `tickets:${owner.leadIds.at(-1)}`, store);
}

export async function listOfCustomer(
  services: TicketServices,
  q: string | undefined,
): Promise<{ tickets: Ticket[] } | Refusal> {
  const leadIds = await openedBy(services, q);
  if (leadIds instanceof Refusal) return leadIds;
  const rows = await listOngoing(services.db, leadIds);
  return { tickets: rows.map(asAnswer) };
}

/** A ticket can be read and written only with a link from us: returns the leads that it opens, newest first. */
async function openedBy({ db, signer }: TicketServices, q: string | undefined): Promise<string[] | Refusal> {
  if (!q) return refuseIdentity("missing");
  const lead = await leadOfLink(db, signer, q);
  if (lead === undefined) return refuseIdentity("wrong");
  if (lead === "expired") return refuseIdentity("expired");
  return openedLeads(lead, await leadsOfCustomer(db, lead.customer_id)).map(({ id }) => id);
}

function refuseIdentity(reason: "missing" | "wrong" | "expired"): Refusal {
  return new Refusal(401, "Tickets belong to customers: open the link that we sent.", { field: "q", reason });
}

export function asAnswer({ id, created_at, subject, status, description, ticket_type }: TicketRow): Ticket {
  return { id, created_at, subject, status, description, ticketType: ticket_type };
}
