import { Hono } from "hono";
import {
  attachPlan,
  changeEstimate,
  createEstimate,
  getEstimate,
} from "../../contracts/calls/estimates-calls.ts";
import { StoredEstimate } from "../../contracts/estimates/stored-estimate.ts";
import type { Database } from "../../platform/database/database.ts";
import { CALCULATORS, isCalculatorName } from "../../prices/calculators/calculators.ts";
import { priceQuery } from "../../prices/estimates/price-query.ts";
import { findRates } from "../designs-in-room/find-rates.ts";
import { limitVisits } from "../http/limit-visits.ts";
import type { OpenRateLimit } from "../http/rate-limits.ts";
import { Refusal } from "../http/refusal.ts";
import { serveCall } from "../http/serve-call.ts";
import type { Service } from "../service.ts";
import type { ServiceParts } from "../service-parts.ts";
import {
  addVersion,
  type EstimateRow,
  findEstimate,
  listVersions,
  type NewVersion,
  storeEstimate,
  storePlan,
} from "./estimate-store.ts";
import { isOwnerKey, newOwnerKey } from "./owner-key.ts";

export function serveEstimates({ database, openLimit }: ServiceParts): Service {
  return { mounts: [{ host: "bumblebee", app: createEstimatesApp(database, openLimit) }] };
}

/** Enough for a household that compares, too few for a bot that fills the table. */
const MAX_KEPT = 60;
/** Far too few to guess a code. */
const MAX_READ = 600;
const TEN_MINUTES = 600;
const MAX_VERSIONS = 50;

function createEstimatesApp(database: Database, openLimit: OpenRateLimit): Hono {
  const app = new Hono();
  const { db } = database;
  const limitKept = limitVisits(openLimit("estimates", MAX_KEPT, TEN_MINUTES));
  const limitRead = limitVisits(openLimit("estimate-reads", MAX_READ, TEN_MINUTES));

  async function show(row: EstimateRow, isOwner: boolean): Promise<StoredEstimate> {
    const { code, country, calculator, plan } = row;
    return { code, country, calculator, plan, isOwner, versions: await listVersions(db, code) };
  }

  async function openOwn(code: string, key: string): Promise<EstimateRow | Refusal> {
    const row = await findEstimate(db, code);
    if (!row) return refuseCode();
    return isOwnerKey(key, row.owner_hash) ? row : new Refusal(403, "Only the owner can change an estimate.");
  }

  serveCall(app, createEstimate, async ({ calculator, choices, plan, visitorAddress }) => {
    const tooMany = await limitKept(visitorAddress);
    if (tooMany) return tooMany;
    const priced = await priceNow(database, calculator, choices);
    if (priced instanceof Refusal) return priced;
    const { country, version } = priced;
    const { key, hash } = newOwnerKey();
    const row = { country, calculator, owner_hash: hash, plan: plan ?? null, account_id: null };
    return { code: await storeEstimate(db, row, version), key };
  });

  serveCall(app, getEstimate, async ({ code, key, visitorAddress }) => {
    const tooMany = await limitRead(visitorAddress);
    if (tooMany) return tooMany;
    const row = await findEstimate(db, code);
    return row ? show(row, isOwnerKey(key, row.owner_hash)) : refuseCode();
  });

  serveCall(app, changeEstimate, async ({ code, key, choices, visitorAddress }) => {
    const tooMany = await limitKept(visitorAddress);
    if (tooMany) return tooMany;
    const row = await openOwn(code, key);
    if (row instanceof Refusal) return row;
    const priced = await priceNow(database, row.calculator, choices);
    if (priced instanceof Refusal) return priced;
    const outcome = await addVersion(db, code, priced.version, MAX_VERSIONS);
    return outcome === "full"
      ? new Refusal(409, `An estimate has at most ${MAX_VERSIONS} versions; store another estimate.`)
      : show(row, true);
  });

  serveCall(app, attachPlan, async ({ code, key, plan, visitorAddress }) => {
    const tooMany = await limitKept(visitorAddress);
    if (tooMany) return tooMany;
    const row = await openOwn(code, key);
    if (row instanceof Refusal) return row;
    await storePlan(db, code, plan);
    return show({ ...row, plan }, true);
  });

  return app;
}

function refuseCode(): Refusal {
  return new Refusal(404, "There is no estimate with this code.");
}

interface PricedNow {
  country: StoredEstimate["country"];
  version: NewVersion;
}

/** Calculated here and not taken from the caller, so that a stored price always follows our rates. */
async function priceNow(database: Database, name: string, query: string): Promise<PricedNow | Refusal> {
  if (!isCalculatorName(name)) return refuse("calculator", "is not a calculator of this site");
  const calculator = CALCULATORS[name];
  const country = StoredEstimate.shape.country.options.find((code) => name.startsWith(code.toLowerCase()));
  const rates = country && (await findRates(database, country));
  if (!rates) return refuse("calculator", "has no rates");
  const { choices, price, isBespoke, isEmpty } = priceQuery(calculator, rates, query);
  if (isBespoke) return refuse("choices", "have no price before a designer has seen the home");
  if (isEmpty) return refuse("choices", "ask for nothing that could be priced");
  return { country, version: { choices, price, ratesFrom: rates.effectiveFrom } };
}

function refuse(field: string, reason: string): Refusal {
  return new Refusal(400, `The ${field} ${reason}.`, { field, reason });
}
