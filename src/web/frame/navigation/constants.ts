/** Figures of the specification that the browser runtime works with; the same in styles stand in tokens.css. */
export const LAYOUT_WIDTHS = [1150, 1320, 1440] as const;
export const BREAKPOINTS = { mobile: 600, tablet: 1024 } as const;

export const MOBILE_NAV = {
  height: 85,
  peek: 4,
  shownOffset: -4,
  hiddenOffset: -85,
  padding: 82,
  shortPadding: 67,
} as const;

export const ANALYTICS_DELAY_MS = 3000;
export const FETCH_DELAY_MS = 200;

export const LOADING_BAR = { throttleMs: 200, durationMs: 5000, hideMs: 500, height: 4 } as const;

/** A navigation that turned into a download never ends for the page it started on. */
export const NAVIGATION_GIVE_UP_MS = 30_000;

export const HASH_SCROLL = { offset: 25, retries: 50, retryMs: 100 } as const;

export const CHUNK_RELOAD_MS = 60_000;
