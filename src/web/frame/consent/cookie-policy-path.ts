/** The document that tells what is kept and why. */
export const COOKIE_POLICY = "cookie-policy";
