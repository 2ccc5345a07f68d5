import { Hono } from "hono";
import { raiseTicket } from "../../contracts/calls/leads/raise-ticket.ts";
import { serveCall } from "../http/serve-call.ts";
import { raise, type TicketServices } from "./tickets.ts";

/** The call by which the site raises tickets; GraphQL has the same behind createTicket. */
export function createTicketsApp(services: TicketServices): Hono {
  const app = new Hono();
  serveCall(app, raiseTicket, async ({ ticketData }) => {
    const { raiseTicketsQuery, ...input } = ticketData;
    return raise(services, input);
  });
  return app;
}
