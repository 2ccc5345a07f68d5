import type { MyRequest } from "../../contracts/calls/customer/my-requests.ts";
import { readEstimateCode } from "../../contracts/estimates/estimate-code.ts";
import { pactOf } from "../contact/pact-store.ts";
import type { Customer } from "../customers/claims/which-customer.ts";
import { leadToken } from "../leads/lead-token.ts";
import type { ServiceParts } from "../service-parts.ts";
import { cancelledVisits } from "../visits/visit-places.ts";
import { type OwnLead, ownLeads } from "./own-leads.ts";

const MOST_SHOWN = 50;

/** Of a lead that is held nobody hears anything: most likely no person sent it. */
export async function myRequests(
  { database: { db }, signer }: Pick<ServiceParts, "database" | "signer">,
  customer: Customer,
): Promise<MyRequest[]> {
  const leads = (await ownLeads(db, signer, customer))
    .filter(({ lead }) => lead.held_because === null)
    .slice(0, MOST_SHOWN);
  if (leads.length === 0) return [];
  const cancelled = await cancelledVisits(
    db,
    leads.map(({ lead }) => lead.id),
  );
  return Promise.all(
    leads.map(async (own) => ({
      ...describe(own, cancelled),
      pactToken: leadToken(signer, own.lead.id),
      isStopped: (await pactOf(db, own.lead)).stoppedAt !== null,
    })),
  );
}

function describe({ lead, provenBy }: OwnLead, cancelled: ReadonlySet<string>) {
  const { id, payload, created_at: sentAt } = lead;
  const { ec_name: centre, ec_visit_timing: at } = payload;
  return {
    id,
    sentAt,
    provenBy,
    scope: payload.scope ?? null,
    place: payload.property_name ?? payload.city ?? null,
    about: payload.about ?? null,
    visit: centre && at ? { centre, at, isCancelled: cancelled.has(id) } : null,
    estimateCode: readEstimateCode(payload.estimate_code) ?? null,
  };
}
