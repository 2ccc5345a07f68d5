import { z } from "zod";
import { STAFF_COUNTRIES } from "../staff-roles.ts";
import { LEAD_STAGES } from "./lead-schemas.ts";

/** A reward of the referral page. `check` asks the member to look first, because no record of the site proves it. */
const ReferralReward = z.object({
  step: z.string().describe("visit, booking or order; or its number, if the page does not name it"),
  when: z.string().nullable().describe("As on the page; null if the page no longer has it"),
  note: z.string().nullable(),
  amount: z.number().int(),
  currency: z.string(),
  state: z.enum(["waiting", "due", "check", "paid"]),
  paidAt: z.string().nullable(),
  paidById: z.string().nullable(),
  paidNote: z.string().nullable().describe("Of the member who has marked it as paid"),
});

export const ReferralItem = z.object({
  id: z.string().describe("The friend's first lead"),
  code: z.string(),
  country: z.enum(STAFF_COUNTRIES),
  friend: z.string().describe("The first name with the initial of the last name"),
  stage: z.enum(LEAD_STAGES).describe("The furthest of the friend's leads"),
  cameBy: z.enum(["name", "link"]).describe("Named by the referrer, or by the referrer's link"),
  referredAt: z.string().nullable().describe("When the referrer named the friend"),
  createdAt: z.string(),
  earlierAt: z.string().nullable().describe("When the friend was in touch before the referral, if ever"),
  referrer: z.object({ name: z.string(), email: z.string() }),
  minimum: z.number().int().nullable().describe("The least order for a reward"),
  rewards: z.array(ReferralReward),
  version: z.number().int(),
});

export type ReferralItem = z.output<typeof ReferralItem>;
export type ReferralReward = z.output<typeof ReferralReward>;
