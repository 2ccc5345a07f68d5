import { expect, test } from "vitest";
import { allowedChannels } from "./privacy-preference.ts";

test("PP-03 allows e-mail and SMS, but not WhatsApp, when nothing was chosen", () => {
  const defaults = { email: true, sms: true, whatsapp: false };
  expect(allowedChannels(undefined)).toEqual(defaults);
  expect(allowedChannels({})).toEqual(defaults);
  expect(allowedChannels({ email: null, sms: null, whatsapp: null, is_black: null })).toEqual(defaults);
});

test("PP-02 allows e-mail and SMS unless refused, and WhatsApp only after consent", () => {
  expect(allowedChannels({ email: false, sms: false, whatsapp: true })).toEqual({
    email: false,
    sms: false,
    whatsapp: true,
  });
  expect(allowedChannels({ email: true, sms: false }).whatsapp).toBe(false);
});

test("PP-02 allows no channel for a person who has stopped everything", () => {
  const nothing = { email: false, sms: false, whatsapp: false };
  expect(allowedChannels({ is_black: true })).toEqual(nothing);
  expect(allowedChannels({ email: true, sms: true, whatsapp: true, is_black: true })).toEqual(nothing);
});
