import { SIGN_IN } from "../../contracts/browser/backend-paths.ts";

/** Names and attributes of the login cookies. Without TLS, browsers refuse `__Host-` cookies. */
export interface LoginCookies {
  session: string;
  /** Readable for scripts: shows that a customer is logged in, but not who. */
  known: string;
  /** The token of the app, which logs in itself and sets it (SH-08). */
  appToken: string;
  /** The offer of a passkey after a login with a password (identity/passkeys/passkey-offer.ts). */
  passkeyOffer: string;
  begun(state: string): string;
  /** They end the browser's session at our own provider, if it cannot be called. */
  ofProvider(): string[];
  set(name: string, value: string, options: { seconds: number; isForScripts?: boolean }): string;
}

export const PASSKEY_OFFER = "atrium-passkey-offer";

export function loginCookies(publicUrl: string): LoginCookies {
  const url = URL.parse(publicUrl);
  // Browsers treat localhost as secure.
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
