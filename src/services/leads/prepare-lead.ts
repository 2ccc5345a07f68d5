import { hideTokens } from "../../contracts/hide-tokens.ts";
import { leadMarks } from "../../contracts/leads/lead-marks.ts";
import type { LeadPayload } from "../../contracts/leads/lead-payload.ts";
import { checkLead, cleanPincode, type LeadProblem } from "../../contracts/leads/lead-rules.ts";
import type { PhoneReading } from "../../contracts/leads/phone.ts";
import { readAnyPhone } from "../../contracts/leads/read-any-phone.ts";
import { type IsoCode, isServedIsoCode } from "../../editions/countries.ts";
import { DEFAULT_LANGUAGE } from "../../editions/languages.ts";
import { newId } from "../../platform/database/new-id.ts";
import type { Signer } from "../../platform/signing.ts";
import { mailboxOf } from "../mail/mailbox.ts";
import { consentReceipt } from "./consent-receipt.ts";
import type { LeadRow } from "./lead-store.ts";

export type HeldBecause = "honeypot" | "captcha-missing" | "captcha-unreachable";

export interface PreparedLead {
  row: LeadRow;
  payload: LeadPayload;
}

export function prepareLead(sent: LeadPayload, signer: Signer, now = new Date()): PreparedLead | LeadProblem {
  let phone: PhoneReading = { ok: false, problem: "missing" };
  // Parsing a number costs more than all the rest, so the result of the check is reused.
  const readOnce = (typed: string, isoCode: string) => {
    phone = readAnyPhone(typed, isoCode);
    return phone;
  };
  const { country, checked } = checkCountry(sent);
  const [problem] = checkLead(checked, { isoCode: country, required: REQUIRED, readPhone: readOnce });
  if (problem) return problem;
  const e164 = numberOf(phone);
  const payload = cleanPayload(sent, e164);
  const row: LeadRow = {
    id: newId(now.getTime()),
    submission_key: submissionKey(payload, e164, signer, now),
    customer_id: signer.lastingFingerprint("customer", e164),
    country,
    language: payload.language ?? DEFAULT_LANGUAGE,
    kind: payload.kind ?? (payload.pincode || payload.property_name ? "full" : "soft"),
    name: sent.name ?? "",
    phone: e164,
    email: payload.email ?? null,
    mailbox: payload.email ? mailboxOf(payload.email) : null,
    pincode: payload.pincode ?? null,
    payload: JSON.stringify(payload),
    consent: JSON.stringify(consentReceipt(payload, now)),
    held_because: null,
    follows: null,
    created_at: now.toISOString(),
    delivered_at: null,
  };
  return { row, payload };
}

const REQUIRED = ["name", "phone"] as const;

/** A country that we do not serve is handled by India; its post code is not checked. */
function checkCountry(sent: LeadPayload): { country: IsoCode; checked: LeadPayload } {
  if (isServedIsoCode(sent.iso_code)) return { country: sent.iso_code, checked: sent };
  return { country: "IN", checked: { ...sent, pincode: undefined } };
}

function numberOf(phone: PhoneReading): string {
  if (!phone.ok) throw new Error("An invalid phone number passed the validation.");
  return phone.e164;
}

/** The stored form. A reCAPTCHA token can be used only once and is dropped. */
function cleanPayload(sent: LeadPayload, phone: string): LeadPayload {
  const marks = leadMarks(sent);
  return {
    ...sent,
    reCaptchaToken: undefined,
    marks: marks.length > 0 ? marks : undefined,
    phone,
    pincode: sent.pincode && cleanPincode(sent.pincode),
    referral_page: sent.referral_page && (hideTokens(withoutQuery(sent.referral_page)) || undefined),
    // Without an earlier contact in the browser, this one is the first.
    marketing_lead_medium_fc: sent.marketing_lead_medium_fc ?? sent.marketing_lead_medium,
    marketing_lead_source_fc: sent.marketing_lead_source_fc ?? sent.marketing_lead_source,
    marketing_lead_channel_fc: sent.marketing_lead_channel_fc ?? sent.marketing_lead_channel,
  };
}

function withoutQuery(address: string): string {
  return (/^[^?#]*/.exec(address)?.[0] ?? "").trim();
}

/**
 * The same for the same submission. It includes the phone number, so that guessing an id does not show another
 * person's lead. Without an id, equal content on the same day counts as the same submission.
 */
function submissionKey(payload: LeadPayload, phone: string, signer: Signer, now: Date): string {
  const { submission_id } = payload;
  if (submission_id) return signer.lastingFingerprint("submission", `${submission_id}\n${phone}`);
  const content = { ...payload, submission_id: undefined, attempt: undefined };
  return signer.lastingFingerprint("content", JSON.stringify([now.toISOString().slice(0, 10), content]));
}
