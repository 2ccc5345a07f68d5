import { referFriend } from "../../../../contracts/calls/leads/referral.ts";
import { readAnyPhone } from "../../../../contracts/leads/read-any-phone.ts";
import type { Edition } from "../../../../editions/edition.ts";
import {
  checkReferralForm,
  INPUT_OF,
  type ReferralErrors,
  type ReferralValues,
  referralValues,
  toReferral,
} from "./referral-rules.ts";

type Referral = ReturnType<typeof toReferral>;

export interface ReferralReading {
  values: ReferralValues;
  errors: ReferralErrors;
  referral: Referral;
  /** Filled in by programs only. */
  isHoneypot: boolean;
}

export function readReferralForm(
  form: URLSearchParams,
  edition: Pick<Edition, "country" | "isoCode">,
): ReferralReading {
  const values = referralValues(Object.fromEntries(form));
  const referral = toReferral(values, edition);
  const errors = { ...refusedByCall(referral), ...checkReferralForm(values, edition, readAnyPhone) };
  return { values, errors, referral, isHoneypot: form.get("website") !== null && form.get("website") !== "" };
}

/** What the call would not take at all: too long, or characters that nobody can type. */
function refusedByCall(referral: Referral): ReferralErrors {
  const { error } = referFriend.input.safeParse(referral);
  const fields = new Set(error?.issues.map(({ path }) => path[0]));
  const inputs = Object.entries(INPUT_OF).filter(([field]) => fields.has(field));
  return Object.fromEntries(inputs.map(([, input]) => [input, "wrong" as const]));
}
