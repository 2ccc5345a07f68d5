import { Hono } from "hono";
import { recordConsent } from "../../contracts/calls/record-consent.ts";
import type { Database } from "../../platform/database/database.ts";
import { limitVisits } from "../http/limit-visits.ts";
import { serveCall } from "../http/serve-call.ts";
import type { Service } from "../service.ts";
import type { ServiceParts } from "../service-parts.ts";

declare module "../../platform/database/schema.ts" {
  interface Schema {
    /** Never changed once it is there; another choice is another receipt. */
    consent_receipts: {
      /** Made by the visitor's browser, which shows it. */
      id: string;
      /** Of the words that were shown. */
      version: string;
      /** What was allowed, with spaces between; empty where nothing was. */
      categories: string;
      region: string;
      created_at: string;
    };
  }
}

export function serveConsent({ database }: ServiceParts): Service {
  return { mounts: [{ host: "bumblebee", app: createConsentApp(database) }] };
}

/** Somebody who tries every switch, not a program that fills the table. */
const MOST_CHOICES = 60;
const TEN_MINUTES = 600;

/** Receipts of choices. A receipt that is there already stays as it is, so that sending it twice makes no second one. */
function createConsentApp({ db }: Database): Hono {
  const app = new Hono();
  const limit = limitVisits(MOST_CHOICES, TEN_MINUTES);
  serveCall(app, recordConsent, async ({ receipt, version, categories, region, visitorAddress }) => {
    const tooMany = await limit(visitorAddress);
    if (tooMany) return tooMany;
    const at = new Date().toISOString();
    await db
      .insertInto("consent_receipts")
      .values({
        id: receipt,
        version,
        categories: [...new Set(categories)].sort().join(" "),
        region,
        created_at: at,
      })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    return { receipt, at };
  });
  return app;
}
