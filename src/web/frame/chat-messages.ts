import type { MessageKey } from "../../ui/text/text.tsx";

/** The first message of a WhatsApp conversation: seven kinds of pages have their own (CO-03). */
export const CHAT_MESSAGES = {
  "message-default": "chat.default",
  "message-home": "chat.home",
  "message-design-ideas": "chat.designIdeas",
  "message-design": "chat.design",
  "message-smart-photo": "chat.smartPhoto",
  "message-price": "chat.price",
  "message-referral": "chat.referral",
  "message-contact": "chat.contact",
} as const satisfies Record<string, MessageKey>;

export type ChatMessageSlug = keyof typeof CHAT_MESSAGES;
