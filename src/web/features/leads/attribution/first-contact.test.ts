import { expect, test } from "vitest";
import { firstContact, rememberFirstContact } from "./first-contact.ts";

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
  // No address is kept: that of a private page would be a key to it.
  expect([...values.values()]).toEqual(['["organic","google","organic"]']);
  expect(firstContact(storage, MAIL)).toEqual({ medium: "organic", source: "google", channel: "organic" });
  for (const broken of ['{"not":"ours"}', "[", '["cpc","fb"]', '["cpc","fb","elsewhere"]']) {
    values.set("firstContact", broken);
    expect(firstContact(storage, MAIL).channel).toBe("email");
  }
});

test("LF-06 a browser that keeps nothing has its first contact today", () => {
  const forbidden = () => {
    throw new Error("SecurityError");
  };
  rememberFirstContact(forbidden, GOOGLE);
  expect(firstContact(forbidden, GOOGLE).channel).toBe("organic");
});
