import { checkLead, type LeadField, type LeadProblem, type LeadRules } from "./lead-rules.ts";

export interface TypedReferral {
  referrerName: string;
  referrerEmail: string;
  friendName: string;
  friendEmail?: string | undefined;
  friendPhone: string;
}

export type ReferralField = keyof TypedReferral;

export interface ReferralProblem {
  field: ReferralField;
  problem: LeadProblem["problem"];
}

export function checkReferral(
  typed: TypedReferral,
  rules: Pick<LeadRules, "isoCode" | "readPhone">,
): ReferralProblem[] {
  return FIELDS.flatMap(({ field, rule, isRequired }) => {
    const required = isRequired ? [rule] : [];
    const problems = checkLead({ [rule]: typed[field] ?? "" }, { ...rules, required });
    return problems.map(({ problem }) => ({ field, problem }));
  });
}

const FIELDS: { field: ReferralField; rule: LeadField; isRequired: boolean }[] = [
  { field: "referrerName", rule: "name", isRequired: true },
  { field: "referrerEmail", rule: "email", isRequired: true },
  { field: "friendName", rule: "name", isRequired: true },
  { field: "friendPhone", rule: "phone", isRequired: true },
  { field: "friendEmail", rule: "email", isRequired: false },
];
