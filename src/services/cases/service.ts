import { Hono } from "hono";
import { joinEstimate, listMyEstimates } from "../../contracts/calls/customer/my-estimates.ts";
import { listMyReferrals } from "../../contracts/calls/customer/my-referrals.ts";
import { listMyRequests } from "../../contracts/calls/customer/my-requests.ts";
import { whichCustomer } from "../customers/claims/which-customer.ts";
import { Refusal } from "../http/refusal.ts";
import { serveCall } from "../http/serve-call.ts";
import type { Service } from "../service.ts";
import type { ServiceParts } from "../service-parts.ts";
import { join, myEstimates } from "./my-estimates.ts";
import { myReferrals } from "./my-referrals.ts";
import { myRequests } from "./my-requests.ts";

/** What a customer has with us beside a project: requests, estimates and friends, also from before their login. */
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
