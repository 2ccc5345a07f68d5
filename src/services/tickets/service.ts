import { Hono } from "hono";
import {
  changeMyTicket,
  listMyTickets,
  writeToMyTicket,
} from "../../contracts/calls/customer/my-tickets-calls.ts";
import { raiseTicket } from "../../contracts/calls/leads/raise-ticket.ts";
import { type WhichCustomer, whichCustomer } from "../customers/claims/which-customer.ts";
import { Refusal } from "../http/refusal.ts";
import { serveCall } from "../http/serve-call.ts";
import type { Service } from "../service.ts";
import type { ServiceParts } from "../service-parts.ts";
import { createMyTicketFilesApp } from "./my-ticket-files.ts";
import { changeState, myTickets, writeTo } from "./my-tickets.ts";
import { NOTIFY_OF_ANSWER, notifyOfAnswer } from "./notify-of-answer.ts";
import { raise, raiseFor, type TicketServices } from "./ticket-services.ts";

export function serveTickets(parts: ServiceParts): Service {
  const { database, signer, mailer } = parts;
  const services = { db: database.db, signer };
  const which = whichCustomer(parts);
  return {
    mounts: [
      { host: "bumblebee", app: createTicketsApp(services, which) },
      { host: "bumblebee", app: createMyTicketsApp(services, which) },
      { host: "bumblebee", app: createMyTicketFilesApp(parts, which) },
    ],
    jobs: mailer ? { [NOTIFY_OF_ANSWER]: notifyOfAnswer({ ...parts, mail: mailer }) } : {},
  };
}

function createTicketsApp(services: TicketServices, which: WhichCustomer): Hono {
  const app = new Hono();
  serveCall(app, raiseTicket, async ({ authorization, ticketData }) => {
    const { raiseTicketsQuery, region, q, files, ...input } = ticketData;
    if (q || !authorization) return raise(services, { q, ...input });
    const customer = await which(authorization);
    if (customer instanceof Refusal) return customer;
    const { id: accountId, email = null } = customer;
    return raiseFor(services, { accountId, region: region ?? null, email }, { ...input, files });
  });
  return app;
}

function createMyTicketsApp(services: TicketServices, which: WhichCustomer): Hono {
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
