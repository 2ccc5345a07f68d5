import { z } from "zod";
import { REGION_NAMES } from "../../../editions/regions.ts";
import { defineCall } from "../../define-call.ts";
import { byCustomer, NOT_LOGGED_IN, OF_CUSTOMER } from "./get-customer.ts";

const region = z.enum(REGION_NAMES).describe("Where its letters are read");

const Deletion = z.object({
  asked: z
    .object({ askedAt: z.string(), eraseAt: z.string() })
    .nullable()
    .describe("Nothing where nobody wants the account gone"),
  proof: z
    .discriminatedUnion("by", [
      z.object({
        by: z.literal("password"),
        target: z.string().describe("Masked: where a one-time password goes"),
        isSent: z.boolean().describe("Whether one was sent that still works"),
      }),
      z.object({ by: z.literal("login"), isFresh: z.boolean() }),
    ])
    .describe("How somebody shows that it is really them; a fresh login where no password can be sent"),
});

export const getDeletion = defineCall({
  ...OF_CUSTOMER,
  name: "getDeletion",
  summary: "Whether a customer's account is about to be erased, and how that is proved",
  method: "GET",
  path: "/v1/api/hub/deletion",
  input: byCustomer,
  answer: Deletion,
});

export const sendDeletionPassword = defineCall({
  ...OF_CUSTOMER,
  name: "sendDeletionPassword",
  summary: "Sends the one-time password that an account is erased with",
  method: "POST",
  path: "/v1/api/hub/deletion/password",
  input: byCustomer.extend({ region, visitorAddress: z.string().optional() }),
  headers: { ...OF_CUSTOMER.headers, visitorAddress: "x-forwarded-for" },
  answer: Deletion,
  failures: {
    ...NOT_LOGGED_IN,
    409: "No password can be sent to this customer.",
    429: "Too many were sent.",
  },
});

/** The account is erased after the grace period, and not earlier. */
export const requestDeletion = defineCall({
  ...OF_CUSTOMER,
  name: "requestDeletion",
  summary: "Has an account erased in fourteen days, with everything that belongs to it",
  method: "POST",
  path: "/v1/api/hub/deletion/ask",
  input: byCustomer.extend({ region, password: z.string().max(40).optional() }),
  answer: Deletion,
  failures: { ...NOT_LOGGED_IN, 403: "The proof is missing or wrong: `reason` says which." },
});

export const undoDeletion = defineCall({
  ...OF_CUSTOMER,
  name: "undoDeletion",
  summary: "Takes back that an account is to be erased",
  method: "POST",
  path: "/v1/api/hub/deletion/undo",
  input: byCustomer,
  answer: Deletion,
});

export type Deletion = z.infer<typeof Deletion>;
