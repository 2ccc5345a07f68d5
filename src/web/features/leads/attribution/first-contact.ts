import { FIRST_CONTACT_KEY } from "./first-contact-key.ts";
import { isChannel, type Marketing, marketingOf } from "./marketing-channel.ts";

interface Visit {
  url: string;
  referrer: string;
}

/**
 * Written once: what brought the first visit of this browser stays the first contact of every lead. Only the words of
 * marketing are kept, because addresses may hold anything.
 */
export function rememberFirstContact(
  storage: () => Pick<Storage, "getItem" | "setItem">,
  landing: Visit,
): void {
  try {
    if (storage().getItem(FIRST_CONTACT_KEY) !== null) return;
    const { medium, source, channel } = marketingOf(landing);
    storage().setItem(FIRST_CONTACT_KEY, JSON.stringify([medium, source, channel]));
  } catch {
    // Attribution is ours, not the visitor's: a forbidden or full storage must not be noticed.
  }
}

/** A browser that keeps nothing has its first contact today. */
export function firstContact(storage: () => Pick<Storage, "getItem">, landing: Visit): Marketing {
  return readKept(storage) ?? marketingOf(landing);
}

function readKept(storage: () => Pick<Storage, "getItem">): Marketing | undefined {
  try {
    const kept: unknown = JSON.parse(storage().getItem(FIRST_CONTACT_KEY) ?? "null");
    if (!Array.isArray(kept)) return undefined;
    const [medium, source, channel]: unknown[] = kept;
    const isOurs = typeof medium === "string" && typeof source === "string" && isChannel(channel);
    return isOurs ? { medium, source, channel } : undefined;
  } catch {
    return undefined;
  }
}
