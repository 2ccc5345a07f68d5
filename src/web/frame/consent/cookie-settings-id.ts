/** What opens the panel names it. */
export const COOKIE_SETTINGS_ID = "cookie-settings";
