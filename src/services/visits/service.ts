import { Hono } from "hono";
import { listFullVisits } from "../../contracts/calls/leads/visits.ts";
import { countryNamed, ISO_CODES } from "../../editions/countries.ts";
import type { Database } from "../../platform/database/database.ts";
import { serveCall } from "../http/serve-call.ts";
import type { Service } from "../service.ts";
import type { ServiceParts } from "../service-parts.ts";
import { fullHours } from "./visit-bookings.ts";
import { capacityByCentre, closedHours } from "./visit-plan.ts";

export function serveVisits({ database }: ServiceParts): Service {
  return { mounts: [{ host: "bumblebee", app: createVisitsApp(database) }] };
}

function createVisitsApp({ db }: Pick<Database, "db">): Hono {
  const app = new Hono();
  serveCall(app, listFullVisits, async ({ country }) => {
    const served = countryNamed(country) ?? "in";
    const full = await fullHours(db, await capacityByCentre(db, ISO_CODES[served]));
    return { full: [...full, ...(await closedHours(db, served))] };
  });
  return app;
}
