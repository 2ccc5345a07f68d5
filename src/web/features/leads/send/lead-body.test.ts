import { expect, test } from "vitest";
import { LeadPayload } from "../../../../contracts/leads/lead-payload.ts";
import { leadBody, newSubmissionId } from "./submission.ts";

const FORM = {
  name: "Asha Rao",
  phone: "98450 12345",
  email: "asha@example.com",
  city: "Bengaluru",
  property_name: "Palm Court",
  pincode: "560034",
  google_place_id: "place-1",
  scope: "kitchen",
  referral_key: "friend",
  is_whatsapp_enable: true,
  iso_code: "IN",
  leadId: "lead-1",
  ec_name: "Koramangala",
  ec_visit_timing: "2026-11-20T10:00",
  referral_page: "/in?x=1",
} as const;

test("LF-05 LF-09 LF-17 a lead contains its contact, identity and flow fields in the format of the call", () => {
  const request = leadBody({
    form: FORM,
    attribution: { source: "google", medium: "organic", referral_page: "/in/talk" },
    submissionId: "s-1",
    attempt: 2,
    customerId: "c-1",
  });
  expect(LeadPayload.parse({ ...request, reCaptchaToken: "token" })).toEqual({
    ...FORM,
    referral_page: "/in",
    source: "google",
    medium: "organic",
    customerId: "c-1",
    attempt: 2,
    direct_to_ec_pilot: true,
    submission_id: "s-1",
    reCaptchaToken: "token",
  });
});

test("LF-07 sends the page without its query, from the form or from the URL", () => {
  const parts = { form: { iso_code: "IN" }, submissionId: "s", attempt: 1 } as const;
  expect(leadBody({ ...parts, attribution: { referral_page: "/in" } }).referral_page).toBe("/in");
  expect(leadBody({ ...parts, attribution: {} }).referral_page).toBeUndefined();
});

test("LF-09 creates a submission id even without TLS", () => {
  const insecure = { getRandomValues: (bytes: Uint8Array<ArrayBuffer>) => crypto.getRandomValues(bytes) };
  const make = () => newSubmissionId(insecure as Crypto);
  expect(make()).toMatch(/^[0-9a-f]{32}$/);
  expect(make()).not.toBe(make());
  expect(newSubmissionId()).toMatch(/^[0-9a-f-]{36}$/);
});
