import type { LeadRules } from "../../../../contracts/leads/lead-rules.ts";
import {
  checkReferral,
  type ReferralField,
  type ReferralProblem,
  type TypedReferral,
} from "../../../../contracts/leads/referral-rules.ts";
import { COUNTRIES } from "../../../../editions/countries.ts";
import type { Edition } from "../../../../editions/edition.ts";

/** The inputs of the form (RF-05), and two of our own: the dial code of the number, and the friend's consent. */
export const REFERRAL_INPUTS = [
  "referrer_name",
  "referrer_email",
  "friend_name",
  "friend_dial_code",
  "friend_phone",
  "friend_email",
  "comments",
  "friend_agrees",
] as const;

export type ReferralInput = (typeof REFERRAL_INPUTS)[number];
export type ReferralValues = Record<ReferralInput, string>;
export type ReferralErrors = Partial<Record<ReferralInput, ReferralProblem["problem"]>>;

export const INPUT_OF: Record<ReferralField | "comment", ReferralInput> = {
  referrerName: "referrer_name",
  referrerEmail: "referrer_email",
  friendName: "friend_name",
  friendPhone: "friend_phone",
  friendEmail: "friend_email",
  comment: "comments",
};

/** The values of the form, trimmed; missing fields are empty. */
export function referralValues(sent: Readonly<Partial<Record<string, string>>>): ReferralValues {
  const entries = REFERRAL_INPUTS.map((name) => [name, (sent[name] ?? "").trim().slice(0, MOST)]);
  return Object.fromEntries(entries);
}

/** Longer than any field allows, so that a value that is too long shows an error and is not cut silently. */
const MOST = 1200;

export function toReferral(
  values: ReferralValues,
  { country }: Pick<Edition, "country">,
): TypedReferral & { comment?: string | undefined } {
  return {
    referrerName: values.referrer_name,
    referrerEmail: values.referrer_email,
    friendName: values.friend_name,
    friendPhone: withPrefix(values, COUNTRIES[country].dialCode),
    friendEmail: values.friend_email || undefined,
    comment: values.comments || undefined,
  };
}

/** The browser and the server use the same rules. */
export function checkReferralForm(
  values: ReferralValues,
  edition: Pick<Edition, "country" | "isoCode">,
  readPhone: LeadRules["readPhone"],
): ReferralErrors {
  const problems = checkReferral(toReferral(values, edition), { isoCode: edition.isoCode, readPhone });
  const errors = Object.fromEntries(problems.map(({ field, problem }) => [INPUT_OF[field], problem]));
  return values.friend_agrees === "" ? { ...errors, friend_agrees: "missing" } : errors;
}

/** A number of the page's country is sent as typed; a number of another country gets the chosen prefix. */
function withPrefix({ friend_phone, friend_dial_code }: ReferralValues, own: string): string {
  const isWhole = /^\s*(\+|00)/.test(friend_phone);
  const isOwn = friend_dial_code === "" || friend_dial_code === own;
  return friend_phone === "" || isWhole || isOwn ? friend_phone : `${friend_dial_code} ${friend_phone}`;
}
