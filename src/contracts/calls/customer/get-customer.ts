import { z } from "zod";
import { CustomerInfo } from "../../customer/customer-info.ts";
import { defineCall } from "../../define-call.ts";
import { getCustomerDescriptor } from "./get-customer-descriptor.ts";

export const bearer = z
  .string()
  .regex(/^Bearer [\w.~+/=-]{8,4096}$/)
  .optional()
  .describe("`Bearer` and the access token of the customer");

export const NOBODY = { 401: "The token is missing, is nobody's, or its time is over." };

/** AU-09: who is logged in. Its errors are for the caller to see. */
export const getCustomer = defineCall({
  ...getCustomerDescriptor,
  summary: "The customer to whom the token belongs",
  input: z.object({ authorization: bearer }),
  answer: CustomerInfo,
  failures: NOBODY,
});

export const OF_CUSTOMER = {
  host: "bumblebee",
  isOurs: true,
  isPersonal: true,
  headers: { authorization: "authorization" },
  expected: [401],
  failures: NOBODY,
} as const;

export const byCustomer = z.object({ authorization: bearer });

/** For calls that name one thing: another customer's is answered like one that there is not. */
export const NOT_THEIRS = { ...NOBODY, 404: "This customer has no such thing." };
