import { referFriend } from "../../../../contracts/calls/leads/referral.ts";
import { readAnyPhone } from "../../../../contracts/leads/read-any-phone.ts";
import {
  checkReferral,
  type ReferralField,
  type ReferralProblem,
  type TypedReferral,
} from "../../../../contracts/leads/referral-rules.ts";
import { COUNTRIES } from "../../../../editions/countries.ts";
import type { Edition } from "../../../../editions/edition.ts";

/** The inputs of the form (RF-05), and two of our own: the prefix of the number, and the friend's yes. */
const REFERRAL_INPUTS = [
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
/** Codes by input; the view has the sentences. */
export type ReferralErrors = Partial<Record<ReferralInput, ReferralProblem["problem"]>>;

export interface ReferralReading {
  values: ReferralValues;
  errors: ReferralErrors;
  referral: TypedReferral & { comment?: string | undefined };
  /** Filled in by programs only. */
  isHoneypot: boolean;
}

export function readReferralForm(
  form: URLSearchParams,
  { country, isoCode }: Pick<Edition, "country" | "isoCode">,
): ReferralReading {
  const entries = REFERRAL_INPUTS.map((name) => [name, (form.get(name) ?? "").trim().slice(0, MOST)]);
  const values: ReferralValues = Object.fromEntries(entries);
  const referral = {
    referrerName: values.referrer_name,
    referrerEmail: values.referrer_email,
    friendName: values.friend_name,
    friendPhone: withPrefix(values, COUNTRIES[country].dialCode),
    friendEmail: values.friend_email || undefined,
    comment: values.comments || undefined,
  };
  const problems = checkReferral(referral, { isoCode, readPhone: readAnyPhone });
  const errors: ReferralErrors = {
    ...refusedByCall(referral),
    ...Object.fromEntries(problems.map(({ field, problem }) => [INPUT_OF[field], problem])),
  };
  if (values.friend_agrees === "") errors.friend_agrees = "missing";
  return { values, errors, referral, isHoneypot: form.get("website") !== null && form.get("website") !== "" };
}

/** Longer than any field allows, so that what is too long is told and not cut in silence. */
const MOST = 1200;

const INPUT_OF: Record<ReferralField | "comment", ReferralInput> = {
  referrerName: "referrer_name",
  referrerEmail: "referrer_email",
  friendName: "friend_name",
  friendPhone: "friend_phone",
  friendEmail: "friend_email",
  comment: "comments",
};

/** What the call would not take at all: too long, or characters that nobody can type. */
function refusedByCall(referral: ReferralReading["referral"]): ReferralErrors {
  const { error } = referFriend.input.safeParse(referral);
  const fields = new Set(error?.issues.map(({ path }) => path[0]));
  const inputs = Object.entries(INPUT_OF).filter(([field]) => fields.has(field));
  return Object.fromEntries(inputs.map(([, input]) => [input, "wrong" as const]));
}

/** A number of the page's own country goes as it was typed; of another one it gets the chosen prefix. */
function withPrefix({ friend_phone, friend_dial_code }: ReferralValues, own: string): string {
  const isWhole = /^\s*(\+|00)/.test(friend_phone);
  const isOwn = friend_dial_code === "" || friend_dial_code === own;
  return friend_phone === "" || isWhole || isOwn ? friend_phone : `${friend_dial_code} ${friend_phone}`;
}
