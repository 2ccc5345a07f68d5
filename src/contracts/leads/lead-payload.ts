import { z } from "zod";
import { normaliseIsoCode } from "../../editions/edition.ts";
import { LANGUAGE_CODES } from "../../editions/languages.ts";
import { CONTACT_CHANNELS, CONTACT_HOURS } from "./contact-choices.ts";

// biome-ignore lint/suspicious/noControlCharactersInRegex: these are the characters that no field of a form can hold
const CONTROL_CHARACTERS = /[\u0000-\u001f\u007f-\u009f\u2028\u2029]/g;
/** Direction marks are often copied with numbers, and can make a text look different. */
const DIRECTION_MARKS = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;
const LONE_SURROGATES = /\p{Surrogate}/gu;
/** Matches text that needs no cleaning: most texts need none, and this test is cheaper than cleaning. */
const CLEAN = /^[!-~](?:[ -~]*[!-~])?$/;

/** One line of typed text. An empty line counts as missing. */
function line(most: number) {
  const schema = z.string().max(most).refine(isTypable, "holds characters that cannot be typed").optional();
  return z
    .preprocess((given: string | undefined) => cleanLine(textOf(given)) || undefined, schema)
    .optional();
}

/**
 * A value that the browser or the form sends automatically. The visitor cannot correct it, so it is made valid
 * instead of refusing the lead (AMB-53).
 */
function note(most: number) {
  return z.preprocess((given: string | undefined) => noteOf(given, most), z.string().optional()).optional();
}

/** The country that was sent, in upper case; India if none was sent. */
function countryCode() {
  return z
    .preprocess(
      (given: string | undefined) => normaliseIsoCode(noteOf(given, LONGEST_CODE) ?? ""),
      z.string(),
    )
    .default("IN");
}

/** A boolean in any of its usual spellings; any other word is stored as it is and counts as neither. */
function yesOrNo() {
  return z
    .preprocess(
      (given: boolean | undefined) => wordOrChoice(given),
      z.union([z.boolean(), z.string()]).optional(),
    )
    .optional();
}

/** A positive number; any other word is stored as it is. */
function countFromOne() {
  return z
    .preprocess(
      (given: number | undefined) => wordOrCount(given),
      z.union([z.number(), z.string()]).optional(),
    )
    .optional();
}

/** One of our own values, in upper or lower case; any other value counts as missing. */
function ownWord<const Words extends readonly string[]>(words: Words) {
  const schema = z.enum(words).optional().catch(undefined);
  return z
    .preprocess((given: Words[number] | undefined) => noteOf(given, LONGEST_CODE)?.toLowerCase(), schema)
    .optional();
}

const LONGEST_CODE = 200;
const CHOICES = new Map([
  ...["true", "1", "yes", "on"].map((word) => [word, true] as const),
  ...["false", "0", "no", "off"].map((word) => [word, false] as const),
]);

function wordOrChoice(given: unknown): boolean | string | undefined {
  if (typeof given === "boolean") return given;
  const word = noteOf(given, LONGEST_CODE);
  return word === undefined ? undefined : (CHOICES.get(word.toLowerCase()) ?? word);
}

function wordOrCount(given: unknown): number | string | undefined {
  const word = noteOf(given, LONGEST_CODE);
  const count = Number(word);
  return Number.isSafeInteger(count) && count > 0 ? count : word;
}

/** A number becomes its text; an object or a list becomes its JSON. */
function textOf(given: unknown): string {
  if (typeof given === "string") return given;
  return given === undefined || given === null ? "" : JSON.stringify(given);
}

function cleanLine(text: string): string {
  return CLEAN.test(text) ? text : text.replace(DIRECTION_MARKS, "").trim().normalize("NFC");
}

function isTypable(text: string): boolean {
  return CLEAN.test(text) || (text.isWellFormed() && text.search(CONTROL_CHARACTERS) === -1);
}

function noteOf(given: unknown, most: number): string | undefined {
  return fittingNote(textOf(given), most) || undefined;
}

function fittingNote(text: string, most: number): string {
  if (text.length <= most && CLEAN.test(text)) return text;
  const clean = [LONE_SURROGATES, CONTROL_CHARACTERS, DIRECTION_MARKS].reduce(
    (rest, unwanted) => rest.replace(unwanted, ""),
    text,
  );
  const fitting = clean.normalize("NFC").trim().slice(0, most);
  return fitting.replace(LONE_SURROGATES, "").trim();
}

const word = note(200);
const address = note(2000);

const contact = {
  name: line(80),
  phone: line(32),
  email: line(254),
  city: note(80),
  property_name: note(160),
  pincode: line(16),
  google_place_id: note(300),
  scope: note(80),
  referral_key: note(64),
  is_whatsapp_enable: yesOrNo(),
  iso_code: countryCode(),
};

/** Fields that the specification's full form adds under its own names (LF-13). */
const fullForm = {
  whatsapp_alert: yesOrNo(),
  serviceable: yesOrNo(),
  referrer_name: note(80),
  referrer_id: note(64),
};

const marketing = {
  marketing_lead_medium: word,
  marketing_lead_source: word,
  marketing_lead_channel: word,
  marketing_lead_medium_fc: word,
  marketing_lead_source_fc: word,
  marketing_lead_channel_fc: word,
};

const pageAndDevice = {
  referral_page: address,
  /** One of cta-types.ts, or a value that we do not know yet. */
  cta_type: word,
  device_source: word,
  landing_page_referrer: address,
  landing_page_id: address,
};

const analytics = { ga_client_id: word, ga_session_id: word };

const identityAndFlow = {
  leadId: note(64),
  customerId: note(64),
  attempt: countFromOne(),
  source: word,
  medium: word,
  reCaptchaToken: note(16_000),
  direct_to_ec_pilot: yesOrNo(),
  ec_name: note(120),
  ec_visit_timing: note(60),
};

const campaign = {
  utm_source: word,
  utm_medium: word,
  utm_campaign: word,
  utm_adset: word,
  utm_ad: word,
  utm_keyword: word,
  utm_matchtype: word,
  utm_placement: word,
  searched_keywords: word,
  fb_fbp: word,
  fb_fbc: word,
};

/** Additional to the specification: fields that make it safe to send a lead twice, and the visitor's consent. */
const ours = {
  /** Created by the form once per submission; a second lead with the same id is the same lead. */
  submission_id: note(2000),
  language: ownWord(LANGUAGE_CODES),
  /** A soft lead has few fields; a full one includes the location of the home. */
  kind: ownWord(["soft", "full"]),
  form_title: note(160),
  /** The version of the consent text on the form; see consent-versions.ts. */
  consent_version: note(20),
  pact_channel: ownWord(CONTACT_CHANNELS),
  pact_hours: ownWord(CONTACT_HOURS),
  /** The content that the visitor was looking at, for the designer: "Sage shaker kitchen, ₹4.6 – 5.6 lakh". */
  about: note(300),
  /** The code of the related estimate: it gives access to every line of it. */
  estimate_code: note(20),
  /** The version that the visitor saw; newer ones may exist. */
  estimate_version: note(4),
  /** A honeypot field that people do not see: a lead with this field is most likely from a bot. */
  website: note(200),
  /** The fields with unknown values. Set when the lead is stored; see lead-marks.ts. */
  marks: z.array(z.string()).optional().catch(undefined),
};

export const LeadPayload = z.object({
  ...contact,
  ...fullForm,
  ...marketing,
  ...pageAndDevice,
  ...analytics,
  ...identityAndFlow,
  ...campaign,
  ...ours,
});

export type LeadPayload = z.output<typeof LeadPayload>;
export type SentLead = z.input<typeof LeadPayload>;

const AGREED = { ...contact, ...marketing, ...pageAndDevice, ...analytics, ...identityAndFlow, ...campaign };

/** The part that is agreed with every upstream for leads: only the fields that the specification names for the call. */
export function agreedPart(lead: LeadPayload): Partial<LeadPayload> {
  return Object.fromEntries(Object.entries(lead).filter(([name]) => name in AGREED));
}
