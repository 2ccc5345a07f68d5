import { describe, expect, test } from "vitest";
import { LeadPayload } from "../../../../contracts/leads/lead-payload.ts";
import { editionOf } from "../../../../editions/edition.ts";
import { readLeadForm } from "./read-lead-form.ts";

const india = editionOf("in");
const read = (fields: Record<string, string>, edition = india) =>
  readLeadForm(new URLSearchParams(fields), edition);

describe("reading a lead form", () => {
  test("LF-12 a soft lead has a name, an email address, a phone number and the WhatsApp consent", () => {
    const { payload, required } = read({
      kind: "soft",
      name: " Kavya Menon ",
      email: "kavya@example.com",
      phone: "98450 12345",
      dialCode: "+91",
      whatsapp: "yes",
    });
    expect(required).toEqual(["name", "phone"]);
    expect(payload).toEqual({
      kind: "soft",
      name: "Kavya Menon",
      email: "kavya@example.com",
      phone: "98450 12345",
      is_whatsapp_enable: true,
      whatsapp_alert: true,
      iso_code: "IN",
      language: "en",
    });
  });

  test("LF-13 a full lead contains the location of the home and the referrer, and the call accepts all fields", () => {
    const fields = {
      pincode: "560102",
      property_name: "Green Glen",
      google_place_id: "place-1",
      scope: "kitchen",
      referral_key: "friend",
      referrer_name: "Kavya M.",
      referrer_id: "7",
      referral_page: "/in/design-ideas",
      cta_type: "Banner",
      form_title: "Talk to a designer",
      submission_id: "one",
      consent_version: "2026-11",
      about: "Sage shaker kitchen",
      leadId: "l-1",
      ec_name: "HSR Layout",
      ec_visit_timing: "2026-11-21T16:30",
      website: "",
    };
    const { payload, required } = read({
      kind: "full",
      name: "Kavya",
      phone: "98450 12345",
      serviceable: "true",
      ...fields,
    });
    const { website, ...sent } = fields;
    expect(required).toEqual(["name", "phone", "pincode"]);
    expect(payload).toMatchObject({
      ...sent,
      serviceable: true,
      is_whatsapp_enable: false,
      whatsapp_alert: false,
    });
    expect("website" in payload).toBe(false);
    expect(LeadPayload.parse(payload)).toMatchObject(sent);
  });

  test("a number of another country gets the chosen prefix unless it already has one", () => {
    expect(read({ phone: "9123 4567", dialCode: "+65" })).toMatchObject({
      typed: { phone: "+65 9123 4567" },
      isOwnCountry: false,
    });
    expect(read({ phone: "+65 9123 4567", dialCode: "+91" }).typed.phone).toBe("+65 9123 4567");
    expect(read({ phone: "٠٠٩٦٦٥٠١٢٣٤٥٦٧", dialCode: "+91" }).typed.phone).toBe("٠٠٩٦٦٥٠١٢٣٤٥٦٧");
    expect(read({ phone: "", dialCode: "+65" }).typed.phone).toBe("");
    expect(read({ phone: "٠٥٠١٢٣٤٥٦٧", dialCode: "+966" }, editionOf("sa-ar"))).toMatchObject({
      typed: { phone: "٠٥٠١٢٣٤٥٦٧" },
      isOwnCountry: true,
      payload: { iso_code: "SA", language: "ar" },
    });
  });

  test("WhatsApp only sets the channel and the consent; the other best times are hours", () => {
    expect(read({ pact_hours: "whatsapp" }).payload).toMatchObject({
      pact_channel: "whatsapp",
      is_whatsapp_enable: true,
    });
    expect(read({ pact_hours: "evening" }).payload).toMatchObject({ pact_hours: "evening" });
    expect(read({ pact_hours: "midnight", pact_channel: "pigeon" }).payload).not.toHaveProperty("pact_hours");
  });

  test("AMB-53 passes on an unknown CTA type but not an unknown field", () => {
    const { payload } = read({ kind: "huge", cta_type: "Free Money", isAdmin: "yes" });
    expect(payload).toEqual({
      kind: "full",
      cta_type: "Free Money",
      is_whatsapp_enable: false,
      whatsapp_alert: false,
      iso_code: "IN",
      language: "en",
    });
  });
});
