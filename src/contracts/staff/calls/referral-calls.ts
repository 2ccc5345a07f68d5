import { z } from "zod";
import { typedLine, wholeNumber } from "../../field-types.ts";
import { CHANGED_BY_OTHER, defineStaffCall } from "../define-staff-call.ts";
import { STAFF_COUNTRIES } from "../staff-roles.ts";
import { ReferralItem } from "./referral-schemas.ts";

export const REFERRAL_STATES = ["due", "paid"] as const;

export const listReferrals = defineStaffCall({
  name: "listReferrals",
  summary: "Friends who came by a referral, the newest first, with the rewards of their referrers",
  method: "GET",
  path: "/v1/referrals",
  right: "people.read",
  input: z.object({
    country: z.enum(STAFF_COUNTRIES).optional(),
    state: z.enum(REFERRAL_STATES).optional().describe("due: a reward is due or to be checked; paid: one is"),
    after: z.string().max(120).optional().describe("The `next` of the page before"),
    size: wholeNumber(1, 100).default(50),
  }),
  answer: z.object({
    referrals: z.array(ReferralItem),
    next: z.string().nullable(),
    total: z.number().int().describe("At most 1,001, which means more than 1,000"),
  }),
});

export const payReferralReward = defineStaffCall({
  name: "payReferralReward",
  summary: "Marks a reward as paid, once; the site itself pays nothing",
  method: "POST",
  path: "/v1/referrals/:id/paid",
  right: "people.reward",
  input: z.object({
    id: z.string().max(80),
    version: z.number().int(),
    step: z.string().max(20),
    amount: z.number().int().describe("As the member has seen it; the referral page decides"),
    note: typedLine(200).optional().describe("How it was paid; erased with the referrer or the friend"),
    key: z.string().min(8).max(60).describe("The same for the same payment, so that it is marked once"),
  }),
  answer: ReferralItem,
  failures: {
    404: "There is no such referral in the countries of the member.",
    ...CHANGED_BY_OTHER,
  },
});
