import { z } from "zod";
import { defineCall } from "../../define-call.ts";
import { byCustomer, OF_CUSTOMER } from "./of-customer.ts";

export const getMyData = defineCall({
  ...OF_CUSTOMER,
  name: "getMyData",
  summary: "Everything that we keep of a customer, to take along",
  method: "GET",
  path: "/v1/api/hub/data",
  input: byCustomer,
  answer: z.object({
    collectedAt: z.string(),
    customerId: z.string(),
    held: z.record(z.string(), z.unknown()).describe("By what keeps it"),
  }),
});
