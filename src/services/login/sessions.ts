import { setTimeout as pause } from "node:timers/promises";
import type { Database } from "../../platform/database/database.ts";
import { singleFlight } from "../../platform/queues/single-flight.ts";
import type { Sealer } from "../../platform/sealing.ts";
import type { Log } from "../http/backend-log.ts";
import { type Identity, isLoginExpired, type Tokens } from "./identity.ts";
import { type LoginCookies, readCookie } from "./login-cookies.ts";
import {
  claimRefresh,
  releaseRefresh,
  removeSession,
  type StoredSession,
  sessionFinder,
  sessionId,
  storeTokens,
} from "./session-store.ts";

export interface LoginSessions {
  read(cookie: string | null): Promise<StoredSession | undefined>;
  end(cookie: string | null): Promise<StoredSession | undefined>;
}

interface SessionOptions {
  database: Pick<Database, "db" | "read">;
  sealer: Sealer;
  identity: Identity;
  cookies: LoginCookies;
  log: Log;
}

/** Tokens are refreshed before they expire, so that no call uses one that has just expired. */
const REFRESH_BEFORE_MS = 60_000;
const LOOK_AGAIN_MS = 50;
const MAX_LOOKS = 100;

export function openSessions({ database, sealer, identity, cookies, log }: SessionOptions): LoginSessions {
  const { db } = database;
  const findSession = sessionFinder(database, sealer);
  const once = singleFlight<StoredSession | undefined>();

  async function find(cookie: string | null): Promise<StoredSession | undefined> {
    const key = readCookie(cookie, cookies.session);
    return key ? findSession(sessionId(key)) : undefined;
  }

  async function end(session: StoredSession): Promise<void> {
    await removeSession(db, session.id);
    if (session.tokens.refreshToken)
      await identity.revoke(session.tokens.refreshToken).catch((error) => log.warn({ error }, NOT_REVOKED));
  }

  async function refresh(session: StoredSession): Promise<StoredSession | undefined> {
    if (!(await claimRefresh(db, session.id))) return waitForOther(session);
    try {
      // Another process may have refreshed the session since it was read: using the old token again would look like
      // theft.
      const now = await findSession(session.id);
      if (!now || !isEnding(now.tokens)) {
        await releaseRefresh(db, session.id);
        return now;
      }
      const tokens = await identity.refresh(now.tokens);
      await storeTokens(db, sealer, session.id, tokens);
      return { ...session, tokens };
    } catch (error) {
      if (isLoginExpired(error)) {
        await removeSession(db, session.id);
        return undefined;
      }
      // An unavailable provider logs no one out: the existing tokens are used as long as they are valid.
      log.warn({ error }, "The identity provider returned no new tokens.");
      await releaseRefresh(db, session.id);
      return session;
    }
  }

  /** Another process is already refreshing. */
  async function waitForOther(session: StoredSession): Promise<StoredSession | undefined> {
    for (let looks = 0; looks < MAX_LOOKS; looks += 1) {
      const now = await findSession(session.id);
      if (!now || !isEnding(now.tokens)) return now;
      await pause(LOOK_AGAIN_MS);
    }
    return session;
  }

  return {
    async read(cookie) {
      const session = await find(cookie);
      if (!session || !isEnding(session.tokens)) return session;
      return once(session.id, () => refresh(session));
    },
    async end(cookie) {
      const session = await find(cookie);
      if (session) await end(session);
      return session;
    },
  };
}

const NOT_REVOKED = "The token of an ended login could not be revoked at the identity provider.";

function isEnding({ expiresAt, refreshToken }: Tokens): boolean {
  return refreshToken !== undefined && expiresAt - REFRESH_BEFORE_MS < Date.now();
}
