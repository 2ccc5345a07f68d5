export const COOKIE_SETTINGS_ID = "cookie-settings";

export const COOKIE_POLICY = "cookie-policy";
