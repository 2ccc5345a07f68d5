import { z } from "zod";
import { CONTACT_CHANNELS, CONTACT_HOURS } from "./contact-choices.ts";
import { CTA_TYPES } from "./cta-types.ts";

// biome-ignore lint/suspicious/noControlCharactersInRegex: these are the characters that no field of a form can hold
const CONTROL_CHARACTERS = /[\u0000-\u001f\u007f-\u009f\u2028\u2029]/g;
/** Marks of direction, which come along with numbers that are copied, and can make a text read as another. */
const DIRECTION_MARKS = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;
const LONE_SURROGATES = /\p{Surrogate}/gu;
/** Nothing to clean: most texts are, and to see that is cheaper than to clean them. */
const CLEAN = /^[!-~](?:[ -~]*[!-~])?$/;

/** One line as a person types it. An empty one counts as not given. */
function line(most: number) {
  return z
    .string()
    .overwrite(cleanLine)
    .max(most)
    .refine(isTypable, "holds characters that cannot be typed")
    .overwrite(givenText)
    .optional();
}

function cleanLine(text: string): string {
  return CLEAN.test(text) ? text : text.replace(DIRECTION_MARKS, "").trim().normalize("NFC");
}

function isTypable(text: string): boolean {
  return CLEAN.test(text) || (text.isWellFormed() && text.search(CONTROL_CHARACTERS) === -1);
}

/**
 * What the visitor's browser tells of where they come from. Nobody typed it and nobody can correct it, so it is made to fit:
 * no lead is refused because of it.
 */
function note(most: number) {
  return z
    .string()
    .overwrite((text) => givenText(fittingNote(text, most)))
    .optional();
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

/** Fields are optional, so the schema's type has room for "not given"; only a step that makes it out of a text has none. */
function givenText(text: string): string {
  return text || (undefined as unknown as string);
}

const yesOrNo = z.boolean().optional();
const word = note(200);
const address = note(2000);

/** Who, where and what: the contact fields. */
const contact = {
  name: line(80),
  phone: line(32),
  email: line(254),
  city: line(80),
  property_name: line(160),
  pincode: line(16),
  google_place_id: line(300),
  scope: line(80),
  referral_key: line(64),
  is_whatsapp_enable: yesOrNo,
  iso_code: z.enum(["IN", "SG", "MY", "SA"]),
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
  cta_type: z.enum(CTA_TYPES).optional(),
  device_source: z.enum(["desktop", "tablet", "mobile", "app"]).optional(),
  landing_page_referrer: address,
  landing_page_id: address,
};

const analytics = { ga_client_id: word, ga_session_id: word };

const identityAndFlow = {
  leadId: line(64),
  customerId: line(64),
  attempt: z.number().int().min(1).max(1000).optional(),
  source: word,
  medium: word,
  reCaptchaToken: line(4096),
  direct_to_ec_pilot: yesOrNo,
  ec_name: line(120),
  ec_visit_timing: line(60),
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

/** Beyond the specification: what makes a lead safe to send twice, and what the visitor agreed to. */
const ours = {
  /** Made by the form once for each submission; a second one with the same is the same lead. */
  submission_id: line(64),
  language: z.enum(["en", "ar"]).optional(),
  /** A soft lead asks for little; a full one says where the home is. */
  kind: z.enum(["soft", "full"]).optional(),
  form_title: line(160),
  /** Which wording of the consent stood on the form; see consent-texts.ts. */
  consent_version: line(20),
  pact_channel: z.enum(CONTACT_CHANNELS).optional(),
  pact_hours: z.enum(CONTACT_HOURS).optional(),
  /** What the visitor was looking at, for the designer: "Sage shaker kitchen, ₹4.6 – 5.6 lakh". */
  about: line(300),
  /** A field that people do not see: whoever fills it is most likely a program. */
  website: line(200),
};

/** The payload of the lead call, every field that the specification names and a few of our own. */
export const LeadPayload = z.object({
  ...contact,
  ...marketing,
  ...pageAndDevice,
  ...analytics,
  ...identityAndFlow,
  ...campaign,
  ...ours,
});

export type LeadPayload = z.output<typeof LeadPayload>;
