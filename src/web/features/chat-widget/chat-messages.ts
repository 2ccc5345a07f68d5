import type { MessageKey } from "../../../ui/text/text.tsx";
import type { PageName } from "../../../urls/url-table.ts";

/** What a conversation on WhatsApp begins with: seven kinds of pages have words of their own, all others the default (CO-03). */
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

const PAGES: Partial<Record<ChatMessageSlug, readonly PageName[]>> = {
  "message-home": ["home", "interiors", "sg-interiors", "city", "hyperlocal"],
  "message-design-ideas": [
    "design-ideas",
    "design-ideas-search",
    "design-ideas-category",
    "design-style",
    "looks",
  ],
  "message-design": ["design-detail", "design-generic-detail", "look-detail"],
  "message-smart-photo": ["smart-photo", "smart-photo-detail", "smart-photo-exp"],
  "message-price": [
    "home-interior-price-calculator",
    "kitchen-price-calculator",
    "wardrobe-price-calculator",
    "renovation-price-calculator",
  ],
  "message-referral": ["refer-a-friend", "referral"],
  "message-contact": ["contact-us", "talk", "visit-us", "hire-a-designer", "hire-a-designer-ikea"],
};

const SLUG_OF_PAGE = new Map<PageName, ChatMessageSlug>(
  (Object.keys(CHAT_MESSAGES) as ChatMessageSlug[]).flatMap((slug) =>
    (PAGES[slug] ?? []).map((page): [PageName, ChatMessageSlug] => [page, slug]),
  ),
);

export function chatMessageOf(page: PageName | undefined): ChatMessageSlug {
  return (page && SLUG_OF_PAGE.get(page)) ?? "message-default";
}

/** Pages for colleagues and partners, on which nobody looks for a designer. */
const WITHOUT_CHAT: readonly PageName[] = ["template", "oembed-demo", "swinstall"];

export function hasChat(page: PageName | undefined): boolean {
  return page === undefined || !WITHOUT_CHAT.includes(page);
}
