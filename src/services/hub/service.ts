import { Hono } from "hono";
import { fetchCustomerInfo, HUB } from "../../contracts/calls/customer/hub-operations.ts";
import { trackCustomerServices } from "../../contracts/calls/customer/project.ts";
import { currentCustomer } from "../customers/current-customer.ts";
import { describeCustomer } from "../customers/describe-customer.ts";
import { trackServices } from "../projects/track-services.ts";
import type { Service } from "../service.ts";
import type { ServiceParts } from "../service-parts.ts";
import { answerOperations } from "./answer-operations.ts";
import { type HubOperation, operation } from "./operation.ts";
import { otpOperations } from "./otp-operations.ts";

/** What belongs to a customer and is asked by operations of GraphQL. */
export function serveHub(parts: ServiceParts): Service {
  const app = new Hono();
  app.all(HUB.path, answerOperations(hubOperations(parts), parts.whoAsks));
  return { mounts: [{ host: "bumblebee", app }] };
}

/** Every operation of the hub; another one is a file and a line here. */
function hubOperations(parts: ServiceParts): HubOperation[] {
  const current = currentCustomer(parts);
  return [
    ...otpOperations(parts),
    operation(fetchCustomerInfo, async (_, { who }) => describeCustomer(await current(who))),
    operation(trackCustomerServices, async (_, { who }) => trackServices(parts.database, await current(who))),
  ];
}
