import { type Marketing, marketingOf } from "./marketing-channel.ts";
import { FIRST_CONTACT_KEY, type Visit } from "./remember-first-contact.ts";

/** What brought the first visit, in the words of marketing. */
export function firstContact(storage: () => Pick<Storage, "getItem">, landing: Visit): Marketing {
  return marketingOf(readVisit(storage) ?? landing);
}

function readVisit(storage: () => Pick<Storage, "getItem">): Visit | undefined {
  try {
    const kept: unknown = JSON.parse(storage().getItem(FIRST_CONTACT_KEY) ?? "null");
    if (!Array.isArray(kept)) return undefined;
    const [url, referrer]: unknown[] = kept;
    return typeof url === "string" && typeof referrer === "string" ? { url, referrer } : undefined;
  } catch {
    return undefined;
  }
}
