import type { Kysely } from "kysely";
import type { Ticket, TicketInput } from "../../contracts/tickets/ticket.ts";
import type { TicketRow } from "../../platform/database/customer-rows.ts";
import type { Schema } from "../../platform/database/schema.ts";
import type { Signer } from "../../platform/signing.ts";
import { refuseTooOften } from "../http/limit-visits.ts";
import { Refusal } from "../http/refusal.ts";
import { leadOfLink } from "../lead-details/lead-of-link.ts";
import { countOfToday, listOngoing, storeTicket } from "./ticket-store.ts";

/** What tickets stand on, in a GET and in GraphQL alike. */
export interface TicketServices {
  db: Kysely<Schema>;
  signer: Signer;
}

const MOST_A_DAY = 20;
const HOUR_SECONDS = 3600;

export async function raise(
  services: TicketServices,
  { q, ...input }: TicketInput,
): Promise<Ticket | Refusal> {
  const customerId = await customerOf(services, q);
  if (customerId instanceof Refusal) return customerId;
  if ((await countOfToday(services.db, customerId)) >= MOST_A_DAY) return refuseTooOften(HOUR_SECONDS);
  return asAnswer(await storeTicket(services.db, customerId, input));
}

export async function listOfCustomer(
  services: TicketServices,
  q: string | undefined,
): Promise<{ tickets: Ticket[] } | Refusal> {
  const customerId = await customerOf(services, q);
  if (customerId instanceof Refusal) return customerId;
  const rows = await listOngoing(services.db, customerId);
  return { tickets: rows.map(asAnswer) };
}

/** Nobody sees or writes a ticket without a link that we sent to them. */
async function customerOf({ db, signer }: TicketServices, q: string | undefined): Promise<string | Refusal> {
  if (!q) return refuseIdentity("missing");
  const lead = await leadOfLink(db, signer, q);
  if (lead === undefined) return refuseIdentity("wrong");
  return lead === "expired" ? refuseIdentity("expired") : lead.customer_id;
}

function refuseIdentity(reason: "missing" | "wrong" | "expired"): Refusal {
  return new Refusal(401, "Tickets belong to customers: open the link that we sent.", { field: "q", reason });
}

function asAnswer({ id, created_at, subject, status, description, ticket_type }: TicketRow): Ticket {
  return { id, created_at, subject, status, description, ticketType: ticket_type };
}
