import { z } from "zod";
import { bearer, NOBODY } from "./get-customer.ts";

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
