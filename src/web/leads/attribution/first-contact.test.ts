import { expect, test } from "vitest";
import { firstContact } from "./first-contact.ts";
import { FIRST_CONTACT_KEY, rememberFirstContact } from "./remember-first-contact.ts";

const GOOGLE = { url: "https://atrium.test/in", referrer: "https://www.google.com/" };
const MAIL = { url: "https://atrium.test/in?utm_source=news&utm_medium=email", referrer: "" };

test("LF-06 the first visit stays the first contact", () => {
  const values = new Map<string, string>();
  const storage = () => ({
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
  });
  rememberFirstContact(storage, GOOGLE);
  rememberFirstContact(storage, MAIL);
  expect(firstContact(storage, MAIL)).toEqual({ medium: "organic", source: "google", channel: "organic" });
  values.set(FIRST_CONTACT_KEY, '{"not":"ours"}');
  expect(firstContact(storage, MAIL).channel).toBe("email");
  values.set(FIRST_CONTACT_KEY, "[");
  expect(firstContact(storage, MAIL).channel).toBe("email");
});

test("LF-06 a browser that keeps nothing has its first contact today", () => {
  const forbidden = () => {
    throw new Error("SecurityError");
  };
  rememberFirstContact(forbidden, GOOGLE);
  expect(firstContact(forbidden, GOOGLE).channel).toBe("organic");
});
