import { z } from "zod";
import { CustomerInfo } from "../../customer/customer-info.ts";
import { defineCall } from "../../define-call.ts";
import { getCustomerDescriptor } from "./get-customer-descriptor.ts";

export const bearer = z
  .string()
  .regex(/^Bearer [\w.~+/=-]{8,4096}$/)
  .optional()
  .describe("`Bearer` and the access token of the customer");

export const NOT_LOGGED_IN = { 401: "The token is missing, unknown or expired." };

/** AU-09: the logged-in customer. The caller handles the errors. */
export const getCustomer = defineCall({
  ...getCustomerDescriptor,
  summary: "The customer to whom the token belongs",
  input: z.object({ authorization: bearer }),
  answer: CustomerInfo,
  failures: NOT_LOGGED_IN,
});

export const OF_CUSTOMER = {
  host: "bumblebee",
  isOurs: true,
  isPersonal: true,
  headers: { authorization: "authorization" },
  expected: [401],
  failures: NOT_LOGGED_IN,
} as const;

export const byCustomer = z.object({ authorization: bearer });

/** For calls that name one record: a record of another customer gets the same response as a missing one. */
export const NOT_OWNED = { ...NOT_LOGGED_IN, 404: "This customer has no such item." };
