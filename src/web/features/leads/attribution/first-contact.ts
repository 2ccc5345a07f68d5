import { keep, keptJson, keptText } from "../../../frame/state/browser-storage.ts";
import { FIRST_CONTACT_KEY } from "./attribution-keys.ts";
import { isChannel, type Marketing, marketingOf } from "./marketing-channel.ts";

interface Visit {
  url: string;
  referrer: string;
}

/**
 * Written once: what brought the first visit of this browser stays the first contact of every lead. Only the words of
 * marketing are kept, because addresses may hold anything.
 */
export function rememberFirstContact(landing: Visit): void {
  if (keptText("device", FIRST_CONTACT_KEY) !== null) return;
  const { medium, source, channel } = marketingOf(landing);
  keep("device", FIRST_CONTACT_KEY, [medium, source, channel]);
}

/** A browser that keeps nothing has its first contact today. */
export function firstContact(landing: Visit): Marketing {
  const kept = keptJson("device", FIRST_CONTACT_KEY);
  const [medium, source, channel]: unknown[] = Array.isArray(kept) ? kept : [];
  const isOurs = typeof medium === "string" && typeof source === "string" && isChannel(channel);
  return isOurs ? { medium, source, channel } : marketingOf(landing);
}
