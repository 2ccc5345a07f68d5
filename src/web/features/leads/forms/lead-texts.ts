import type { LeadProblem } from "../../../../contracts/leads/lead-rules.ts";
import { COUNTRIES } from "../../../../editions/countries.ts";
import type { Country } from "../../../../editions/regions.ts";
import type { MessageKey, Text } from "../../../../ui/text/text.tsx";

const MESSAGES = {
  "name.missing": "lead.error.name.missing",
  "name.wrong": "lead.error.name.wrong",
  "phone.missing": "lead.error.phone.missing",
  "phone.short": "lead.error.phone.short",
  "phone.short.1": "lead.error.phone.shortByOne",
  "phone.short.2": "lead.error.phone.shortByTwo",
  "phone.short.by": "lead.error.phone.shortBy",
  "phone.long": "lead.error.phone.long",
  "phone.long.1": "lead.error.phone.longByOne",
  "phone.long.2": "lead.error.phone.longByTwo",
  "phone.long.by": "lead.error.phone.longBy",
  "phone.wrong": "lead.error.phone.wrong",
  "email.missing": "lead.error.email.missing",
  "email.wrong": "lead.error.email.wrong",
  "pincode.missing": "lead.error.pincode.missing",
} as const satisfies Record<string, MessageKey>;

export type LeadTexts = Record<keyof typeof MESSAGES | "pincode.wrong" | "phone.rule", string>;

export function leadTexts(t: Text["t"], country: Country): LeadTexts {
  const texts = Object.entries(MESSAGES).map(([name, key]) => [name, t(key)]);
  const { pincode } = COUNTRIES[country].defaultAddress;
  return {
    ...Object.fromEntries(texts),
    "pincode.wrong": t("lead.error.pincode.wrong", { example: pincode }),
    "phone.rule": t(`lead.phoneRule.${country}`),
  };
}

/**
 * Turns a problem into a sentence that says what to do. The country's rule is added only for numbers of that country.
 */
export function leadErrorText(
  texts: LeadTexts,
  { field, problem, by }: LeadProblem,
  isOwnCountry: boolean,
): string {
  const name = `${field}.${problem}`;
  const counted = [`${name}.${by}`, by === undefined ? "" : `${name}.by`, name].find((key) => key in texts);
  const text = lookUp(texts, counted ?? `${field}.wrong`).replace("{by}", String(by));
  return by !== undefined && isOwnCountry ? `${text} ${texts["phone.rule"]}` : text;
}

function lookUp(texts: Record<string, string>, name: string): string {
  return texts[name] ?? "";
}
