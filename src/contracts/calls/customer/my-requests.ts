import { z } from "zod";
import { defineCall } from "../../define-call.ts";
import { byCustomer, OF_CUSTOMER } from "./of-customer.ts";

export const MyRequest = z.object({
  id: z.string(),
  sentAt: z.string(),
  scope: z.string().nullable(),
  place: z.string().nullable().describe("The project or the city that was named"),
  about: z.string().nullable(),
  visit: z
    .object({ centre: z.string(), at: z.string(), isCancelled: z.boolean() })
    .nullable()
    .describe("The visit to a centre that it asks for"),
  estimateCode: z.string().nullable().describe("The kept estimate that it is about"),
  provenBy: z.enum(["phone", "email"]).describe("What this customer has proved of it"),
  pactToken: z.string().describe("Opens its thank-you page and its contact pact"),
  isStopped: z.boolean().describe("Whether nobody gets in touch about it any more"),
});

export const listMyRequests = defineCall({
  ...OF_CUSTOMER,
  name: "listMyRequests",
  summary: "What a customer has asked for, also before they had an account",
  method: "GET",
  path: "/v1/api/hub/requests",
  input: byCustomer,
  answer: z.object({ requests: z.array(MyRequest).describe("The newest first") }),
});

export type MyRequest = z.infer<typeof MyRequest>;
