import { fetchCustomerInfo } from "../../contracts/calls/customer/hub-operations.ts";
import { trackCustomerServices } from "../../contracts/calls/customer/project.ts";
import { currentCustomer } from "../customers/current-customer.ts";
import { describeCustomer } from "../customers/describe-customer.ts";
import { trackServices } from "../projects/track-services.ts";
import type { ServiceParts } from "../service-parts.ts";
import { type HubOperation, operation } from "./operation.ts";
import { otpOperations } from "./otp-operations.ts";

/** Every operation of the hub; another one is a file and a line here. */
export function hubOperations(parts: ServiceParts): HubOperation[] {
  const current = currentCustomer(parts);
  return [
    ...otpOperations(parts),
    operation(fetchCustomerInfo, async (_, { who }) => describeCustomer(await current(who))),
    operation(trackCustomerServices, async (_, { who }) => trackServices(parts.database, await current(who))),
  ];
}
