import { expect, test } from "vitest";
import { marketingOf } from "./marketing-channel.ts";

const PAGE = "https://atrium.test/in";
const from = (referrer: string, query = "") => marketingOf({ url: PAGE + query, referrer });

test.each([
  ["", "", { channel: "direct", source: "direct", medium: "none" }],
  ["https://atrium.test/in/design-ideas", "", { channel: "direct", source: "direct", medium: "none" }],
  ["https://www.google.com.sa/", "", { channel: "organic", source: "google", medium: "organic" }],
  ["https://duckduckgo.com/", "", { channel: "organic", source: "duckduckgo", medium: "organic" }],
  ["https://l.instagram.com/", "", { channel: "social", source: "instagram", medium: "social" }],
  ["https://t.co/x", "", { channel: "social", source: "t.co", medium: "social" }],
  ["https://mail.google.com/", "", { channel: "email", source: "google", medium: "email" }],
  ["https://blog.test/a", "", { channel: "referral", source: "blog.test", medium: "referral" }],
  ["https://notgoogle.com/", "", { channel: "referral", source: "notgoogle.com", medium: "referral" }],
  ["https://www.google.com/", "?gclid=1", { channel: "paid", source: "google", medium: "cpc" }],
  ["", "?utm_source=fb&utm_medium=paid_social", { channel: "paid", source: "fb", medium: "paid_social" }],
  ["", "?utm_source=news&utm_medium=email", { channel: "email", source: "news", medium: "email" }],
  ["", "?utm_source=instagram&utm_medium=bio", { channel: "social", source: "instagram", medium: "bio" }],
  ["", "?utm_source=partner", { channel: "referral", source: "partner", medium: "campaign" }],
  ["not an address", "", { channel: "direct", source: "direct", medium: "none" }],
])("LF-06 classifies a visit from '%s' with the query '%s'", (referrer, query, expected) => {
  expect(from(referrer, query)).toEqual(expected);
});
