import type { LeadProblem } from "../../../../contracts/leads/lead-rules.ts";
import { COUNTRIES } from "../../../../editions/countries.ts";
import type { Country } from "../../../../editions/regions.ts";
import type { MessageKey, Text } from "../../../../ui/text/text.tsx";

const MESSAGES: Record<string, MessageKey> = {
  "name.missing": "lead.error.name.missing",
  "name.wrong": "lead.error.name.wrong",
  "phone.missing": "lead.error.phone.missing",
  "phone.short": "lead.error.phone.short",
  "phone.long": "lead.error.phone.long",
  "phone.wrong": "lead.error.phone.wrong",
  "email.missing": "lead.error.email.missing",
  "email.wrong": "lead.error.email.wrong",
  "pincode.missing": "lead.error.pincode.missing",
  "pincode.wrong": "lead.error.pincode.wrong",
};

const COUNTED = { short: "lead.error.phone.shortBy", long: "lead.error.phone.longBy" } as const;

interface LeadErrorPlace {
  country: Country;
  /** The country's rule is added only for numbers of that country. */
  isOwnCountry: boolean;
}

/** Turns a problem into a sentence that says what to do. */
export function leadErrorText(
  t: Text["t"],
  { field, problem, by }: LeadProblem,
  { country, isOwnCountry }: LeadErrorPlace,
): string {
  if (field === "phone" && by !== undefined && (problem === "short" || problem === "long")) {
    const text = t(COUNTED[problem], { by });
    return isOwnCountry ? `${text} ${t(`lead.phoneRule.${country}`)}` : text;
  }
  const key = MESSAGES[`${field}.${problem}`] ?? MESSAGES[`${field}.wrong`];
  return key ? t(key, { example: COUNTRIES[country].defaultAddress.pincode }) : "";
}
