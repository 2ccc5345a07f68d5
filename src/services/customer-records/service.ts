import { Hono } from "hono";
import {
  joinEstimate,
  listMyEstimates,
  listMyReferrals,
  listMyRequests,
  type MyRequest,
} from "../../contracts/calls/customer/my-records.ts";
import { readEstimateCode } from "../../contracts/estimates/estimate-code.ts";
import { pactOf } from "../contact/pact-store.ts";
import { type Customer, whichCustomer } from "../customers/claims/which-customer.ts";
import { Refusal } from "../http/refusal.ts";
import { serveCall } from "../http/serve-call.ts";
import { leadToken } from "../leads/lead-token.ts";
import type { Service } from "../service.ts";
import type { ServiceParts } from "../service-parts.ts";
import { type BookedVisit, bookedVisits, visitOfLead } from "../visits/visit-bookings.ts";
import { join, myEstimates } from "./my-estimates.ts";
import { myReferrals } from "./my-referrals.ts";
import { type OwnLead, ownLeads } from "./own-leads.ts";

export function serveCases(parts: ServiceParts): Service {
  const { database, signer } = parts;
  const { db } = database;
  const app = new Hono();
  const which = whichCustomer(parts);

  serveCall(app, listMyRequests, async ({ authorization }) => {
    const customer = await which(authorization);
    return customer instanceof Refusal ? customer : { requests: await myRequests(parts, customer) };
  });
  serveCall(app, listMyEstimates, async ({ authorization }) => {
    const customer = await which(authorization);
    if (customer instanceof Refusal) return customer;
    const requests = await myRequests(parts, customer);
    const named = requests.flatMap(({ estimateCode }) => estimateCode ?? []);
    return { estimates: await myEstimates(db, customer.id, named) };
  });
  serveCall(app, joinEstimate, async ({ authorization, ...own }) => {
    const customer = await which(authorization);
    return customer instanceof Refusal ? customer : join(db, customer.id, own);
  });
  serveCall(app, listMyReferrals, async ({ authorization }) => {
    const customer = await which(authorization);
    return customer instanceof Refusal ? customer : myReferrals(db, signer, customer.email);
  });
  return { mounts: [{ host: "bumblebee", app }] };
}

const MAX_SHOWN = 50;

async function myRequests(
  { database: { db }, signer }: Pick<ServiceParts, "database" | "signer">,
  customer: Customer,
): Promise<MyRequest[]> {
  const leads = (await ownLeads(db, signer, customer))
    .filter(({ lead }) => lead.held_because === null)
    .slice(0, MAX_SHOWN);
  if (leads.length === 0) return [];
  const booked = await bookedVisits(
    db,
    leads.map(({ lead }) => lead.id),
  );
  return Promise.all(
    leads.map(async (own) => ({
      ...describe(own, booked),
      pactToken: leadToken(signer, own.lead.id),
      isStopped: (await pactOf(db, own.lead)).stoppedAt !== null,
    })),
  );
}

function describe({ lead, provenBy }: OwnLead, booked: ReadonlyMap<string, BookedVisit>) {
  const { id, payload, created_at: sentAt } = lead;
  const visit = visitOfLead(lead, booked.get(id));
  return {
    id,
    sentAt,
    provenBy,
    scope: payload.scope ?? null,
    place: payload.property_name ?? payload.city ?? null,
    about: payload.about ?? null,
    visit: visit ? { centre: visit.ecName, at: visit.at, isCancelled: visit.isCancelled } : null,
    estimateCode: readEstimateCode(payload.estimate_code) ?? null,
  };
}
