import { z } from "zod";
import { defineCall } from "../../define-call.ts";
import { byCustomer, OF_CUSTOMER } from "./of-customer.ts";

export const MyReferrals = z.object({
  links: z
    .array(z.object({ referralKey: z.string(), country: z.string() }))
    .describe("What a friend's link is made of; one for each country and name"),
  referrals: z
    .array(
      z.object({
        friend: z.string().describe("The first name, and of the last one its initial"),
        sentAt: z.string(),
        hasWritten: z.boolean().describe("Whether the friend has come to us with the link"),
      }),
    )
    .describe("The newest first"),
});

export const listMyReferrals = defineCall({
  ...OF_CUSTOMER,
  name: "listMyReferrals",
  summary: "The friends whom a customer has named, and their link",
  method: "GET",
  path: "/v1/api/hub/referrals",
  input: byCustomer,
  answer: MyReferrals,
});

export type MyReferrals = z.infer<typeof MyReferrals>;
