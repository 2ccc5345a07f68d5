import { z } from "zod";
import { defineCall } from "../../define-call.ts";
import { StoredEstimate } from "../../estimates/stored-estimate.ts";
import { changeEstimate } from "../estimates-calls.ts";
import { byCustomer, NOT_OWNED, OF_CUSTOMER } from "./get-customer.ts";

export const MyRequest = z.object({
  id: z.string(),
  sentAt: z.string(),
  scope: z.string().nullable(),
  place: z.string().nullable().describe("The project or the city that was named"),
  about: z.string().nullable(),
  visit: z
    .object({ centre: z.string(), at: z.string(), isCancelled: z.boolean() })
    .nullable()
    .describe("The requested visit to a centre"),
  estimateCode: z.string().nullable().describe("The stored estimate that the request is about"),
  provenBy: z.enum(["phone", "email"]).describe("The contact of the request that this customer has proved"),
  pactToken: z.string().describe("Opens its thank-you page and its contact pact"),
  isStopped: z.boolean().describe("Whether contact about it has been stopped"),
});

export const listMyRequests = defineCall({
  ...OF_CUSTOMER,
  name: "listMyRequests",
  summary: "The requests of a customer, including those from before they had an account",
  method: "GET",
  path: "/v1/api/hub/requests",
  input: byCustomer,
  answer: z.object({ requests: z.array(MyRequest).describe("The newest first") }),
});

export type MyRequest = z.infer<typeof MyRequest>;

export const MyEstimate = z.object({
  code: z.string(),
  country: StoredEstimate.shape.country,
  calculator: z.string(),
  keptAt: z.string(),
  changedAt: z.string(),
  versions: z.number().int(),
  low: z.number().int(),
  likely: z.number().int(),
  high: z.number().int(),
  hasPlan: z.boolean(),
  isOwn: z.boolean().describe("False if it is only named in a request of the customer"),
});

export const listMyEstimates = defineCall({
  ...OF_CUSTOMER,
  name: "listMyEstimates",
  summary: "The stored estimates of a customer",
  method: "GET",
  path: "/v1/api/hub/estimates",
  input: byCustomer,
  answer: z.object({ estimates: z.array(MyEstimate).describe("The newest first") }),
});

/** Adds an estimate to the account of the logged-in customer who has its key. */
export const joinEstimate = defineCall({
  ...OF_CUSTOMER,
  name: "joinEstimate",
  summary: "Adds a stored estimate to the account of the customer who has its key",
  method: "POST",
  path: "/v1/api/hub/estimates/join",
  input: byCustomer.extend(changeEstimate.input.pick({ code: true, key: true }).shape),
  answer: z.object({ isJoined: z.boolean().describe("False if it already belongs to another customer") }),
  failures: NOT_OWNED,
});

export type MyEstimate = z.infer<typeof MyEstimate>;

export const MyReferrals = z.object({
  links: z
    .array(z.object({ referralKey: z.string(), country: z.string() }))
    .describe("The keys for the links to friends; one for each country and name"),
  referrals: z
    .array(
      z.object({
        friend: z.string().describe("The first name and the initial of the last name"),
        sentAt: z.string(),
        hasWritten: z.boolean().describe("Whether the friend has contacted us with the link"),
      }),
    )
    .describe("The newest first"),
});

export const listMyReferrals = defineCall({
  ...OF_CUSTOMER,
  name: "listMyReferrals",
  summary: "The friends whom a customer has named, and the customer's links",
  method: "GET",
  path: "/v1/api/hub/referrals",
  input: byCustomer,
  answer: MyReferrals,
});

export type MyReferrals = z.infer<typeof MyReferrals>;

export const getMyData = defineCall({
  ...OF_CUSTOMER,
  name: "getMyData",
  summary: "All stored data of a customer, for download",
  method: "GET",
  path: "/v1/api/hub/data",
  input: byCustomer,
  answer: z.object({
    collectedAt: z.string(),
    customerId: z.string(),
    held: z.record(z.string(), z.unknown()).describe("By the category of the data"),
  }),
});
