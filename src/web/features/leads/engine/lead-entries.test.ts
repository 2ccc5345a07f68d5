import { expect, test } from "vitest";
import { leadEntriesOf, softLeadOf } from "../send/collect-lead.ts";

const READING = {
  typed: { name: "Asha", phone: "98450 12345", email: "asha@example.com", pincode: "560034" },
  payload: { iso_code: "IN", is_whatsapp_enable: true, property_name: "Palm Court", referral_key: "key" },
} as const;
const REFERRER = { referrer_name: "Ravi", referrer_id: "7" };

test("LF-12 a soft lead is a name, an e-mail address, a phone number and whether WhatsApp is welcome", () => {
  expect(softLeadOf(READING)).toEqual({
    name: "Asha",
    email: "asha@example.com",
    phone: "98450 12345",
    whatsapp_alert: true,
  });
});

test("LF-13 LF-14 a full form contains the location of the home and the referrer", () => {
  const payload = { ...READING.payload, ...REFERRER, serviceable: false };
  expect(leadEntriesOf({ ...READING, payload })).toEqual({
    ...softLeadOf(READING),
    whatsappConsent: true,
    pincode: "560034",
    property_name: "Palm Court",
    referral_key: "key",
    ...REFERRER,
    serviceable: false,
  });
});
