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
  /** What the rules look at: the number with its prefix, as it is sent. */
  typed: TypedLead;
  required: readonly LeadField[];
  /** Whether the number is one of the page's own country. */
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

/** Not an hour but a way: it stands among the best times because it answers the same question. */
export const WHATSAPP_ONLY = "whatsapp";

/** A lead form as the lead call takes it. The same on the page that was sent the form and in the browser. */
export function readLeadForm(form: LeadFormData, edition: FormEdition): LeadFormReading {
  const text = (name: string) => readLine(form, name);
  const kind: LeadKind = text("kind") === "soft" ? "soft" : "full";
  const { phone, isOwnCountry } = readPhoneFields(text("phone"), text("dialCode"), edition.country);
  const typed = { name: text("name"), phone, email: text("email"), pincode: text("pincode") };
  // The specification has a name for it in the lead and another one on the form (AMB-21).
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

/** Sent as they stand in the form, under the same name. */
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

/** What was left empty is not sent at all. */
function filled<Fields extends Record<string, string>>(fields: Fields): Partial<Fields> {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== "")) as Partial<Fields>;
}

/**
 * A number of the page's own country goes as it was typed: the reader knows zeros in front and doubled prefixes. Of any
 * other country it gets the chosen prefix, unless it has one already.
 */
function readPhoneFields(typed: string, dialCode: string, country: Country) {
  const hasPrefix = /^(\+|00)/.test(cleanPhone(typed));
  const own = COUNTRIES[country].dialCode;
  const code = hasPrefix ? "" : dialCode === "" ? own : dialCode;
  const isOwnCountry = code === own;
  return { phone: typed === "" || hasPrefix || isOwnCountry ? typed : `${code} ${typed}`, isOwnCountry };
}

/** Empty where nobody has looked the post code up. */
function readServiceable(looked: string): Pick<SentLead, "serviceable"> {
  return looked === "" ? {} : { serviceable: looked === "true" };
}

/**
 * One of the hours that were offered; without a script a day and an hour, as a clock there shows it. Whoever has wished
 * for another day beside the hours of the first is asked again, with the hours of that day.
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
