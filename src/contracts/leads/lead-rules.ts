import { westernDigits } from "../../editions/western-digits.ts";
import type { PhoneReading } from "./phone.ts";

export interface TypedLead {
  name: string;
  phone: string;
  email: string;
  pincode: string;
}

export type LeadField = keyof TypedLead;

/** A code from which the page builds a sentence in its language: lead.error.{field}.{problem}. */
export interface LeadProblem {
  field: LeadField;
  problem: "missing" | "short" | "long" | "wrong";
  by?: number | undefined;
}

export interface LeadRules {
  isoCode: string;
  required: readonly LeadField[];
  readPhone: (typed: string, isoCode: string) => PhoneReading;
}

/** The rules that apply before a form is sent and after it has arrived, in the order of the fields. */
export function checkLead(typed: Partial<TypedLead>, rules: LeadRules): LeadProblem[] {
  return CHECKED_FIELDS.flatMap((field) => {
    const value = (typed[field] ?? "").trim();
    if (value === "") return rules.required.includes(field) ? [{ field, problem: "missing" as const }] : [];
    const problem = CHECKS[field](value, rules);
    return problem ? [{ field, ...problem }] : [];
  });
}

type Check = (value: string, rules: LeadRules) => Omit<LeadProblem, "field"> | undefined;

const CHECKED_FIELDS = ["name", "phone", "email", "pincode"] as const satisfies readonly LeadField[];

const CHECKS: Record<LeadField, Check> = {
  // A name has a letter of any script and contains no address, because bots fill in links.
  name: (value) =>
    /\p{L}/u.test(value) && !/https?:|www\.|<|>/i.test(value) && value.length <= 80
      ? undefined
      : { problem: "wrong" },
  phone(value, { isoCode, readPhone }) {
    const reading = readPhone(value, isoCode);
    return reading.ok ? undefined : { problem: reading.problem, by: reading.by };
  },
  email: (value) => (EMAIL.test(value) && value.length <= 254 ? undefined : { problem: "wrong" }),
  pincode: (value, { isoCode }) => (isPincode(value, isoCode) ? undefined : { problem: "wrong" }),
};

// Deliberately loose: one @, text on both sides, a dot in the domain, no space. Mail delivery checks the rest.
const EMAIL = /^[^\s@<>()[\],;:"\\]+@[^\s@<>()[\],;:"\\]+\.[^\s@.<>()[\],;:"\\]{2,}$/;

/**
 * Post codes by country: India six digits without a leading zero, Singapore six, Malaysia five, Saudi Arabia five or
 * five and four.
 */
const PINCODES: Record<string, RegExp> = {
  IN: /^[1-9]\d{5}$/,
  SG: /^\d{6}$/,
  MY: /^\d{5}$/,
  SA: /^\d{5}(-?\d{4})?$|^[A-Z]{4}\d{4}$/,
};

export function isPincode(typed: string, isoCode: string): boolean {
  return PINCODES[isoCode]?.test(cleanPincode(typed)) ?? false;
}

/** "560 034" and "٢٣٤٥١" in their stored form. */
export function cleanPincode(typed: string): string {
  return westernDigits(typed).replace(/\s/g, "").toUpperCase();
}
