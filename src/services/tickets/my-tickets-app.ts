import { Hono } from "hono";
import { changeMyTicket, listMyTickets, writeToMyTicket } from "../../contracts/calls/customer/my-tickets.ts";
import type { WhichCustomer } from "../customers/claims/which-customer.ts";
import { Refusal } from "../http/refusal.ts";
import { serveCall } from "../http/serve-call.ts";
import { changeState, myTickets, writeTo } from "./my-tickets.ts";
import type { TicketServices } from "./tickets.ts";

/** What customers who are logged in see of their tickets and do with them. */
export function createMyTicketsApp(services: TicketServices, which: WhichCustomer): Hono {
  const app = new Hono();
  serveCall(app, listMyTickets, async ({ authorization }) => {
    const customer = await which(authorization);
    return customer instanceof Refusal ? customer : { tickets: await myTickets(services, customer) };
  });
  serveCall(app, writeToMyTicket, async ({ authorization, ...message }) => {
    const customer = await which(authorization);
    return customer instanceof Refusal ? customer : writeTo(services, customer, message);
  });
  serveCall(app, changeMyTicket, async ({ authorization, ...change }) => {
    const customer = await which(authorization);
    return customer instanceof Refusal ? customer : changeState(services, customer, change);
  });
  return app;
}
