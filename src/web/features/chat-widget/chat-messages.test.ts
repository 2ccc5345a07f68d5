import { expect, test } from "vitest";
import { CHAT_MESSAGES, chatMessageOf } from "./chat-messages.ts";

test("CO-03 there are seven messages and a default", () => {
  const { "message-default": usual, ...variants } = CHAT_MESSAGES;
  expect(usual).toBe("chat.default");
  expect(Object.keys(variants)).toHaveLength(7);
});

test("CO-03 GS-04 every variant belongs to some page, and all other pages have the default", () => {
  const pages = [
    ["home", "message-home"],
    ["design-ideas-category", "message-design-ideas"],
    ["design-detail", "message-design"],
    ["smart-photo", "message-smart-photo"],
    ["kitchen-price-calculator", "message-price"],
    ["referral", "message-referral"],
    ["talk", "message-contact"],
    ["privacy", "message-default"],
    [undefined, "message-default"],
  ] as const;
  for (const [page, slug] of pages) expect([page, chatMessageOf(page)]).toEqual([page, slug]);
  expect(new Set(pages.map(([, slug]) => slug))).toEqual(new Set(Object.keys(CHAT_MESSAGES)));
});
