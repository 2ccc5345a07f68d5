/** The cached state of the site, which a replay makes stale. */
export const HEALTH_KEY = ["site-health"];
