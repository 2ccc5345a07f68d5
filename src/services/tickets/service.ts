import { whichCustomer } from "../customers/claims/which-customer.ts";
import type { Service } from "../service.ts";
import type { ServiceParts } from "../service-parts.ts";
import { createMyTicketsApp } from "./my-tickets-app.ts";
import { TELL_ANSWER, tellAnswer } from "./tell-answer.ts";
import { createTicketsApp } from "./tickets-app.ts";

export function serveTickets(parts: ServiceParts): Service {
  const { database, signer, mailer } = parts;
  const services = { db: database.db, signer };
  const which = whichCustomer(parts);
  return {
    mounts: [
      { host: "bumblebee", app: createTicketsApp(services, which) },
      { host: "bumblebee", app: createMyTicketsApp(services, which) },
    ],
    jobs: mailer ? { [TELL_ANSWER]: tellAnswer({ ...parts, mail: mailer }) } : {},
  };
}
