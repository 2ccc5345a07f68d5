import { Hono } from "hono";
import { getCustomer } from "../../contracts/calls/customer/get-customer.ts";
import { Refusal } from "../http/refusal.ts";
import { serveCall } from "../http/serve-call.ts";
import type { Service } from "../service.ts";
import type { ServiceParts } from "../service-parts.ts";
import { currentCustomer } from "./current-customer.ts";
import { describeCustomer } from "./describe-customer.ts";

export function serveCustomers(parts: ServiceParts): Service {
  const app = new Hono();
  const { whoAsks } = parts;
  const current = currentCustomer(parts);
  serveCall(app, getCustomer, async ({ authorization }) => {
    const who = await whoAsks(authorization);
    return who instanceof Refusal ? who : describeCustomer(await current(who));
  });
  return { mounts: [{ host: "bumblebee", app }] };
}
