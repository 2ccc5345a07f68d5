import { cleanPhone } from "../../../../contracts/leads/clean-phone.ts";
import {
  CONTACT_CHANNELS,
  CONTACT_HOURS,
  type ContactChannel,
  type ContactHours,
} from "../../../../contracts/leads/contact-choices.ts";
import type { SentLead } from "../../../../contracts/leads/lead-payload.ts";
import type { LeadField, TypedLead } from "../../../../contracts/leads/lead-rules.ts";
import { COUNTRIES, ISO_CODES } from "../../../../editions/countries.ts";
import { COUNTRY_TIME, instantAt, localIso } from "../../../../editions/country-time.ts";
import type { Language } from "../../../../editions/languages.ts";
import type { Country } from "../../../../editions/regions.ts";
import { minutesOf } from "../../../../editions/time-slots.ts";

export interface LeadFormData {
  get(name: string): unknown;
}

export interface LeadFormReading {
  /** The values that the rules check: the number has its prefix, as it is sent. */
  typed: TypedLead;
  required: readonly LeadField[];
  /** Whether the number belongs to the page's country. */
  isOwnCountry: boolean;
  payload: SentLead & { iso_code: string };
}

interface FormEdition {
  country: Country;
  language: Language;
}

export type LeadKind = "soft" | "full";

export const REQUIRED_FIELDS: Record<LeadKind, readonly LeadField[]> = {
  soft: ["name", "phone"],
  full: ["name", "phone", "pincode"],
};

/** This is a channel and not an hour; it is listed with the best times because it answers the same question. */
export const WHATSAPP_ONLY = "whatsapp";

/** Converts a lead form to the input of the lead call. The server and the browser use the same function. */
export function readLeadForm(form: LeadFormData, edition: FormEdition): LeadFormReading {
  const text = (name: string) => readLine(form, name);
  const kind: LeadKind = text("kind") === "soft" ? "soft" : "full";
  const { phone, isOwnCountry } = readPhoneFields(text("phone"), text("dialCode"), edition.country);
  const typed = { name: text("name"), phone, email: text("email"), pincode: text("pincode") };
  // The specification uses one name in the lead and another in the form (AMB-21).
  const isWhatsappWelcome = text("whatsapp") !== "" || text("pact_hours") === WHATSAPP_ONLY;
  return {
    typed,
    required: REQUIRED_FIELDS[kind],
    isOwnCountry,
    payload: {
      ...filled(typed),
      ...filled(Object.fromEntries(CARRIED_FIELDS.map((name) => [name, text(name)]))),
      ...filled({ ec_visit_timing: readVisitTime(text, edition.country) }),
      ...readPact(text("pact_hours"), text("pact_channel")),
      ...readServiceable(text("serviceable")),
      is_whatsapp_enable: isWhatsappWelcome,
      whatsapp_alert: isWhatsappWelcome,
      iso_code: ISO_CODES[edition.country],
      language: edition.language,
      kind,
    },
  };
}

/** These fields are sent unchanged under the same name. */
const CARRIED_FIELDS = [
  "cta_type",
  "city",
  "property_name",
  "google_place_id",
  "scope",
  "referral_key",
  "referrer_name",
  "referrer_id",
  "referral_page",
  "searched_keywords",
  "form_title",
  "submission_id",
  "consent_version",
  "about",
  "estimate_code",
  "estimate_version",
  "leadId",
  "ec_name",
  "website",
] as const;

function readLine(form: LeadFormData, name: string): string {
  const value = form.get(name);
  return typeof value === "string" ? value.trim() : "";
}

/** Empty fields are not sent. */
function filled<Fields extends Record<string, string>>(fields: Fields): Partial<Fields> {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== "")) as Partial<Fields>;
}

/**
 * A number of the page's country is sent as typed, because the server handles leading zeros and doubled prefixes. Any
 * other number gets the chosen prefix unless it already has one.
 */
function readPhoneFields(typed: string, dialCode: string, country: Country) {
  const hasPrefix = /^(\+|00)/.test(cleanPhone(typed));
  const own = COUNTRIES[country].dialCode;
  const code = hasPrefix ? "" : dialCode === "" ? own : dialCode;
  const isOwnCountry = code === own;
  return { phone: typed === "" || hasPrefix || isOwnCountry ? typed : `${code} ${typed}`, isOwnCountry };
}

/** Empty if the post code has not been looked up. */
function readServiceable(looked: string): Pick<SentLead, "serviceable"> {
  return looked === "" ? {} : { serviceable: looked === "true" };
}

/**
 * Reads one of the offered hours or, without scripts, a day and an hour in local time. If the chosen hour belongs to
 * another day, the form is shown again with the hours of the new day.
 */
function readVisitTime(text: (name: string) => string, country: Country): string {
  const [chosen, day, time] = ["ec_visit_timing", "visit_day", "visit_time"].map(text);
  if (chosen && day && !chosen.startsWith(day)) return "";
  if (chosen || !day || !time) return chosen ?? "";
  if (!/^\d{4}-\d\d-\d\d$/.test(day) || !/^\d\d:\d\d$/.test(time)) return "";
  const { timeZone } = COUNTRY_TIME[country];
  const moment = instantAt({ day, minutes: minutesOf(time) }, timeZone);
  return Number.isNaN(moment.getTime()) ? "" : localIso(moment, timeZone);
}

function readPact(
  hours: string,
  channel: string,
): { pact_hours?: ContactHours; pact_channel?: ContactChannel } {
  if (hours === WHATSAPP_ONLY) return { pact_channel: "whatsapp" };
  const knownHours = CONTACT_HOURS.find((known) => known === hours);
  const knownChannel = CONTACT_CHANNELS.find((known) => known === channel);
  return {
    ...(knownHours && { pact_hours: knownHours }),
    ...(knownChannel && { pact_channel: knownChannel }),
  };
}
