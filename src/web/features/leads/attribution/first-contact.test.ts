import { expect, test } from "vitest";
import { stubBrowser, stubNoStorage } from "../../../frame/state/browser-storage.fixture.ts";
import { firstContact, rememberFirstContact } from "./first-contact.ts";

const GOOGLE = { url: "https://atrium.test/in", referrer: "https://www.google.com/" };
const MAIL = { url: "https://atrium.test/in?utm_source=news&utm_medium=email", referrer: "" };

test("LF-06 the first visit remains the first contact", () => {
  const { kept } = stubBrowser();
  rememberFirstContact(GOOGLE);
  rememberFirstContact(MAIL);
  // No URL is stored, because the URL of a private page is a key to it.
  expect(Object.values(kept)).toEqual(['["organic","google","organic"]']);
  expect(firstContact(MAIL)).toEqual({ medium: "organic", source: "google", channel: "organic" });
  for (const broken of ['{"not":"ours"}', "[", '["cpc","fb"]', '["cpc","fb","elsewhere"]']) {
    kept.firstContact = broken;
    expect(firstContact(MAIL).channel).toBe("email");
  }
});

test("LF-06 a browser without storage uses today's visit as its first contact", () => {
  stubNoStorage("forbidden");
  rememberFirstContact(GOOGLE);
  expect(firstContact(GOOGLE).channel).toBe("organic");
});
