import { expect, test } from "vitest";
import { allowedChannels } from "./privacy-preference.ts";

test("PP-03 who has chosen nothing gets e-mail and SMS, and no WhatsApp", () => {
  const defaults = { email: true, sms: true, whatsapp: false };
  expect(allowedChannels(undefined)).toEqual(defaults);
  expect(allowedChannels({})).toEqual(defaults);
  expect(allowedChannels({ email: null, sms: null, whatsapp: null, is_black: null })).toEqual(defaults);
});

test("PP-02 e-mail and SMS unless they are refused, WhatsApp only after a yes", () => {
  expect(allowedChannels({ email: false, sms: false, whatsapp: true })).toEqual({
    email: false,
    sms: false,
    whatsapp: true,
  });
  expect(allowedChannels({ email: true, sms: false }).whatsapp).toBe(false);
});

test("PP-02 whoever stops everything is written to by no way", () => {
  const nothing = { email: false, sms: false, whatsapp: false };
  expect(allowedChannels({ is_black: true })).toEqual(nothing);
  expect(allowedChannels({ email: true, sms: true, whatsapp: true, is_black: true })).toEqual(nothing);
});
