import { expect, test } from "vitest";
import { CHAT_MESSAGES } from "./chat-messages.ts";

test("CO-03 there are seven messages and a default", () => {
  const { "message-default": usual, ...variants } = CHAT_MESSAGES;
  expect(usual).toBe("chat.default");
  expect(Object.keys(variants)).toHaveLength(7);
});
