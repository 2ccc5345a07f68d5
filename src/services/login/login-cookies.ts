import { SIGN_IN } from "../../contracts/browser/backend-paths.ts";

/** Names and attributes of the cookies of a login. Where the site is not encrypted, browsers take no `__Host-` cookie. */
export interface LoginCookies {
  session: string;
  /** What scripts may know: that somebody is logged in, and nothing of whom. */
  known: string;
  /** The token of the app, which logs in by itself and sets it (SH-08). */
  appToken: string;
  /** What offers a passkey after a login by password (identity/passkeys/passkey-offer.ts). */
  passkeyOffer: string;
  begun(state: string): string;
  /** They make our own provider forget the browser, where it cannot be asked to. */
  ofProvider(): string[];
  set(name: string, value: string, options: { seconds: number; isForScripts?: boolean }): string;
}

export const PASSKEY_OFFER = "atrium-passkey-offer";

export function loginCookies(publicUrl: string): LoginCookies {
  const url = URL.parse(publicUrl);
  // Browsers treat this machine as if it were encrypted.
  const isTrusted = url?.protocol === "https:" || url?.hostname === "localhost";
  const prefix = isTrusted ? "__Host-" : "";
  const attributes = `Path=/; SameSite=Lax${isTrusted ? "; Secure" : ""}`;
  return {
    session: `${prefix}atrium-session`,
    known: "atrium-known",
    appToken: `${prefix}atrium-app-token`,
    passkeyOffer: PASSKEY_OFFER,
    begun: (state) => `${prefix}atrium-login-${state.slice(0, 12)}`,
    ofProvider: () =>
      ["_session", "_session.sig"].map(
        (name) => `${name}=; Path=${SIGN_IN}; Max-Age=0; SameSite=Lax; HttpOnly`,
      ),
    set: (name, value, { seconds, isForScripts = false }) =>
      `${name}=${value}; ${attributes}; Max-Age=${seconds}${isForScripts ? "" : "; HttpOnly"}`,
  };
}

export function readCookie(header: string | null, name: string): string | undefined {
  for (const part of header?.split(";") ?? []) {
    const [key, ...value] = part.trim().split("=");
    if (key === name) return value.join("=");
  }
  return undefined;
}
