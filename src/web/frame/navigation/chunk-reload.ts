import { CHUNK_RELOAD_MS } from "./constants.ts";

const STORAGE_KEY = "chunkReloadedAt";

interface Reloading {
  storage: () => Pick<Storage, "getItem" | "setItem">;
  now: () => number;
  reload: () => void;
}

/** A chunk that is gone usually means a new release: load the page anew, at most once a minute. */
export function reloadForChunk({ storage, now, reload }: Reloading): boolean {
  if (!claimReload(storage, now())) return false;
  reload();
  return true;
}

/** How Chromium, Firefox and Safari word it. */
export function isChunkError(error: unknown): boolean {
  const message = error instanceof Error ? error.message : "";
  return /dynamically imported module|module script failed|Loading (CSS )?chunk/i.test(message);
}

function claimReload(storage: Reloading["storage"], now: number): boolean {
  try {
    const last = storage().getItem(STORAGE_KEY);
    if (last !== null && now - Number(last) < CHUNK_RELOAD_MS) return false;
    storage().setItem(STORAGE_KEY, String(now));
    return true;
  } catch {
    // What cannot be remembered would reload for ever, and the page works without the chunk.
    return false;
  }
}
