import { z } from "zod";
import { REGION_NAMES } from "../../../editions/regions.ts";
import { defineCall } from "../../define-call.ts";
import { byCustomer, NOT_LOGGED_IN, OF_CUSTOMER } from "./get-customer.ts";

const region = z.enum(REGION_NAMES).describe("The region whose language and links the letters use");

const Deletion = z.object({
  asked: z
    .object({ askedAt: z.string(), eraseAt: z.string() })
    .nullable()
    .describe("Null if no erasure was requested"),
  proof: z
    .discriminatedUnion("by", [
      z.object({
        by: z.literal("password"),
        target: z.string().describe("The masked contact that receives the one-time password"),
        isSent: z.boolean().describe("Whether a password was sent and is still valid"),
      }),
      z.object({ by: z.literal("login"), isFresh: z.boolean() }),
    ])
    .describe("How the customer proves their identity; by a fresh login if no password can be sent"),
});

export const getDeletion = defineCall({
  ...OF_CUSTOMER,
  name: "getDeletion",
  summary: "Whether the erasure of an account was requested, and how the customer proves such a request",
  method: "GET",
  path: "/v1/api/hub/deletion",
  input: byCustomer,
  answer: Deletion,
});

export const sendDeletionPassword = defineCall({
  ...OF_CUSTOMER,
  name: "sendDeletionPassword",
  summary: "Sends the one-time password that confirms the erasure of an account",
  method: "POST",
  path: "/v1/api/hub/deletion/password",
  input: byCustomer.extend({ region, visitorAddress: z.string().optional() }),
  headers: { ...OF_CUSTOMER.headers, visitorAddress: "x-forwarded-for" },
  answer: Deletion,
  failures: {
    ...NOT_LOGGED_IN,
    409: "No password can be sent to this customer.",
    429: "Too many passwords were sent.",
  },
});

/** The account is erased after the grace period, and not earlier. */
export const requestDeletion = defineCall({
  ...OF_CUSTOMER,
  name: "requestDeletion",
  summary: "Requests the erasure of an account and all its data in fourteen days",
  method: "POST",
  path: "/v1/api/hub/deletion/ask",
  input: byCustomer.extend({ region, password: z.string().max(40).optional() }),
  answer: Deletion,
  failures: { ...NOT_LOGGED_IN, 403: "The proof is missing or wrong: `reason` says which." },
});

export const undoDeletion = defineCall({
  ...OF_CUSTOMER,
  name: "undoDeletion",
  summary: "Cancels the requested erasure of an account",
  method: "POST",
  path: "/v1/api/hub/deletion/undo",
  input: byCustomer,
  answer: Deletion,
});

export type Deletion = z.infer<typeof Deletion>;
