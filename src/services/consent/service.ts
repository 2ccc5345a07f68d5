import { Hono } from "hono";
import { recordConsent } from "../../contracts/calls/record-consent.ts";
import type { Database } from "../../platform/database/database.ts";
import { limitVisits } from "../http/limit-visits.ts";
import type { OpenRateLimit } from "../http/rate-limits.ts";
import { serveCall } from "../http/serve-call.ts";
import type { Service } from "../service.ts";
import type { ServiceParts } from "../service-parts.ts";

declare module "../../platform/database/schema.ts" {
  interface Schema {
    /** Never changed after it is stored; another choice creates another receipt. */
    consent_receipts: {
      /** Created by the visitor's browser, which shows it. */
      id: string;
      /** The version of the text that was shown. */
      version: string;
      /** The allowed categories, separated by spaces; empty if none was allowed. */
      categories: string;
      region: string;
      created_at: string;
    };
  }
}

export function serveConsent({ database, openLimit }: ServiceParts): Service {
  return { mounts: [{ host: "bumblebee", app: createConsentApp(database, openLimit) }] };
}

/** Enough for a visitor who tries every switch, too few for a bot that fills the table. */
const MAX_CHOICES = 60;
const TEN_MINUTES = 600;

/** Stores receipts of choices. An existing receipt is unchanged, so that sending it twice has no effect. */
function createConsentApp({ db }: Database, openLimit: OpenRateLimit): Hono {
  const app = new Hono();
  const limit = limitVisits(openLimit("consent", MAX_CHOICES, TEN_MINUTES));
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
