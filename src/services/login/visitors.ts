import type { IdentifyCaller } from "../customers/identify-caller.ts";
import type { Log } from "../http/backend-log.ts";
import { Refusal } from "../http/refusal.ts";
import type { Identity } from "./identity.ts";
import { type LoginCookies, readCookie } from "./login-cookies.ts";
import type { StoredSession } from "./session-store.ts";
import type { LoginSessions } from "./sessions.ts";

export interface Visitors {
  /** The token for the visitor's calls. The app's token is passed on unchecked: the call identifies its owner. */
  tokenOf(cookie: string | null): Promise<string | undefined>;
  read(cookie: string | null): Promise<{ subject: string; token: string } | undefined>;
  /** Ends any session. Returns the cookies that the browser must delete. */
  end(cookie: string | null): Promise<{ session: StoredSession | undefined; gone: string[] }>;
}

interface VisitorOptions {
  sessions: LoginSessions;
  identity: Pick<Identity, "revoke">;
  cookies: LoginCookies;
  identifyCaller: IdentifyCaller;
  log: Log;
}

/** The format of a bearer token in the calls; any other value is not put into a header. */
const TOKEN = /^[\w.~+/=-]{8,4096}$/;

export function openVisitors({ sessions, identity, cookies, identifyCaller, log }: VisitorOptions): Visitors {
  function appTokenOf(cookie: string | null): string | undefined {
    const token = readCookie(cookie, cookies.appToken);
    return token !== undefined && TOKEN.test(token) ? token : undefined;
  }

  async function sessionOf(cookie: string | null) {
    const session = await sessions.read(cookie);
    return session && { subject: session.tokens.subject, token: session.tokens.accessToken };
  }

  return {
    async tokenOf(cookie) {
      return appTokenOf(cookie) ?? (await sessionOf(cookie))?.token;
    },
    async read(cookie) {
      const token = appTokenOf(cookie);
      if (token === undefined) return sessionOf(cookie);
      const who = await identifyCaller(`Bearer ${token}`);
      return who instanceof Refusal ? undefined : { subject: who.sub, token };
    },
    async end(cookie) {
      const token = appTokenOf(cookie);
      // If the provider no longer knows the token, there is nothing to revoke.
      if (token) await identity.revoke(token).catch((error) => log.warn({ error }, NOT_REVOKED));
      const held = [cookies.session, cookies.known, cookies.appToken, cookies.passkeyOffer].filter(
        (name) => readCookie(cookie, name) !== undefined,
      );
      const gone = held.map((name) =>
        cookies.set(name, "", { seconds: 0, isForScripts: name === cookies.known }),
      );
      try {
        return { session: await sessions.end(cookie), gone };
      } catch (error) {
        // On a full disk the row stays. Its key is deleted with the cookie, so the session cannot be used any more.
        log.warn({ error }, "A session could not be removed.");
        return { session: undefined, gone: [...gone, ...cookies.ofProvider()] };
      }
    },
  };
}

const NOT_REVOKED = "A token of the app could not be revoked at the identity provider.";
