import { readStored, readStoredJson, store } from "../../../frame/state/browser-storage.ts";
import { FIRST_CONTACT_KEY } from "./attribution-keys.ts";
import { isChannel, type Marketing, marketingOf } from "./marketing-channel.ts";

interface Visit {
  url: string;
  referrer: string;
}

/**
 * Written once: the origin of this browser's first visit is the first contact of every lead. Only the marketing
 * fields are stored, because URLs may contain private data.
 */
export function rememberFirstContact(landing: Visit): void {
  if (readStored("device", FIRST_CONTACT_KEY) !== null) return;
  const { medium, source, channel } = marketingOf(landing);
  store("device", FIRST_CONTACT_KEY, [medium, source, channel]);
}

/** A browser without storage uses the current visit as its first contact. */
export function firstContact(landing: Visit): Marketing {
  const kept = readStoredJson("device", FIRST_CONTACT_KEY);
  const [medium, source, channel]: unknown[] = Array.isArray(kept) ? kept : [];
  const isOurs = typeof medium === "string" && typeof source === "string" && isChannel(channel);
  return isOurs ? { medium, source, channel } : marketingOf(landing);
}
