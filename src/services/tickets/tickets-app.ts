import { Hono } from "hono";
import { raiseTicket } from "../../contracts/calls/leads/raise-ticket.ts";
import type { WhichCustomer } from "../customers/claims/which-customer.ts";
import { Refusal } from "../http/refusal.ts";
import { serveCall } from "../http/serve-call.ts";
import { raise, raiseFor, type TicketServices } from "./tickets.ts";

/** The call by which the site raises tickets; GraphQL has the same behind createTicket, for those who have a link. */
export function createTicketsApp(services: TicketServices, which: WhichCustomer): Hono {
  const app = new Hono();
  serveCall(app, raiseTicket, async ({ authorization, ticketData }) => {
    const { raiseTicketsQuery, region, q, ...input } = ticketData;
    if (q || !authorization) return raise(services, { q, ...input });
    const customer = await which(authorization);
    if (customer instanceof Refusal) return customer;
    const { id: accountId, email = null } = customer;
    return raiseFor(services, { accountId, region: region ?? null, email }, input);
  });
  return app;
}
