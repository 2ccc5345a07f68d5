export const COOKIE_SETTINGS_ID = "cookie-settings";
