import type { Service } from "../service.ts";
import type { ServiceParts } from "../service-parts.ts";
import { createTicketsApp } from "./tickets-app.ts";

export function serveTickets({ database, signer }: ServiceParts): Service {
  return { mounts: [{ host: "bumblebee", app: createTicketsApp({ db: database.db, signer }) }] };
}
