import type { SentLead } from "../../../../contracts/leads/lead-payload.ts";
import { checkLead, type LeadField, type LeadProblem } from "../../../../contracts/leads/lead-rules.ts";
import type { Edition } from "../../../../editions/edition.ts";
import type { Text } from "../../../../ui/text/text.tsx";
import type { FormValues } from "../../../frame/forms/form-values.ts";
import type { FormErrors } from "../../../frame/forms/use-form.ts";
import { leadErrorText } from "../forms/lead-error-text.ts";
import { type LeadFormReading, readLeadForm } from "../forms/read-lead-form.ts";
import { readKnownPhone } from "../send/refused-numbers.ts";

export function readValues(values: FormValues, edition: Edition): LeadFormReading {
  return readLeadForm({ get: (name) => values[name] }, edition);
}

export function leadErrors(values: FormValues, edition: Edition, t: Text["t"]): FormErrors {
  const { typed, required, isOwnCountry, payload } = readValues(values, edition);
  const { isoCode, country } = edition;
  const problems = checkLead(typed, { isoCode, required, readPhone: readKnownPhone });
  return {
    ...Object.fromEntries(
      problems.map((problem) => [problem.field, leadErrorText(t, problem, { country, isOwnCountry })]),
    ),
    ...(lacksVisitTime(payload) && { [VISIT_TIME]: t("thanks.pickTime") }),
  };
}

/** The error for a field that the server rejected; undefined if no rule covers the field. */
export function refusedField(
  { field, reason }: { field: string; reason: string },
  values: FormValues,
  edition: Edition,
  t: Text["t"],
): FormErrors | undefined {
  if (field === VISIT_TIME) return { [VISIT_TIME]: t("thanks.slotGone") };
  if (!isLeadField(field)) return undefined;
  const problem: LeadProblem = { field, problem: PROBLEMS.find((name) => name === reason) ?? "wrong" };
  const { isOwnCountry } = readValues(values, edition);
  return { [field]: leadErrorText(t, problem, { country: edition.country, isOwnCountry }) };
}

export function isLeadField(name: string): name is LeadField {
  return LEAD_FIELDS.some((field) => field === name);
}

const LEAD_FIELDS = ["name", "phone", "email", "pincode"] as const satisfies readonly LeadField[];
const PROBLEMS = ["missing", "short", "long", "wrong"] as const;

export const VISIT_TIME = "ec_visit_timing";

/** A visit with a chosen centre also needs an hour. */
export function lacksVisitTime({ ec_name, ec_visit_timing }: SentLead): boolean {
  return ec_name !== undefined && ec_visit_timing === undefined;
}
