/** Numbers of the specification for the browser runtime; those for CSS are in tokens.css. */
export const ANALYTICS_DELAY_MS = 3000;
export const FETCH_DELAY_MS = 200;

export const LOADING_BAR = { throttleMs: 200, durationMs: 5000, hideMs: 500, height: 4 } as const;

/** A navigation that becomes a download never ends for the page it started on. */
export const NAVIGATION_GIVE_UP_MS = 30_000;

export const HASH_SCROLL = { offset: 25, retries: 50, retryMs: 100 } as const;

export const CHUNK_RELOAD_MS = 60_000;
