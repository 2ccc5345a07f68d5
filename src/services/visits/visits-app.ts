import { Hono } from "hono";
import { listFullVisits } from "../../contracts/calls/leads/visits.ts";
import { countryNamed, ISO_CODES } from "../../editions/countries.ts";
import type { Database } from "../../platform/database/database.ts";
import { serveCall } from "../http/serve-call.ts";
import { fullHours } from "./visit-places.ts";
import { placesByCentre } from "./visit-plan.ts";

export function createVisitsApp({ db }: Pick<Database, "db">): Hono {
  const app = new Hono();
  serveCall(app, listFullVisits, async ({ country }) => {
    const served = countryNamed(country) ?? "in";
    return { full: await fullHours(db, await placesByCentre(db, ISO_CODES[served])) };
  });
  return app;
}
