import { randomNonce, randomPKCECodeVerifier, randomState } from "openid-client";
import { z } from "zod";
import type { Database } from "../../platform/database/database.ts";
import type { Sealer } from "../../platform/sealing.ts";
import type { Signer } from "../../platform/signing.ts";
import { returnPath } from "../../urls/return-path.ts";
import type { IdentifyCaller } from "../customers/identify-caller.ts";
import type { Log } from "../http/backend-log.ts";
import type { Identity } from "./identity.ts";
import { loginCookies, readCookie } from "./login-cookies.ts";
import { addSession, deleteExpired, SESSION_SECONDS } from "./session-store.ts";
import { openSessions } from "./sessions.ts";
import { openVisitors, type Visitors } from "./visitors.ts";

export type LoginMode = "desktop" | "tablet" | "mobile";

export interface Onward {
  to: string;
  cookies: string[];
}

export interface Login {
  visitors: Visitors;
  begin(wish: { path: string | null; mode: LoginMode; locales: string; isAgain: boolean }): Promise<Onward>;
  /** "begin-again" if this browser has not begun such a login, or too long ago. */
  finish(callback: URL, cookie: string | null): Promise<Onward | "begin-again">;
  pathOf(callback: URL, cookie: string | null): string;
  leave(cookie: string | null, path: string | null): Promise<Onward>;
  /** The return from the provider after its logout. */
  left(state: string): Onward;
}

interface LoginOptions {
  database: Pick<Database, "db" | "read">;
  identity: Identity;
  signer: Signer;
  sealer: Sealer;
  publicUrl: string;
  identifyCaller: IdentifyCaller;
  log: Log;
}

const Begun = z.object({
  state: z.string(),
  nonce: z.string(),
  verifier: z.string(),
  redirectUri: z.string(),
  path: z.string(),
});
const BEGUN_SECONDS = 600;

export function openLogin({
  database,
  identity,
  signer,
  sealer,
  publicUrl,
  identifyCaller,
  log,
}: LoginOptions): Login {
  const cookies = loginCookies(publicUrl);
  const sessions = openSessions({ database, sealer, identity, cookies, log });
  const visitors = openVisitors({ sessions, identity, cookies, identifyCaller, log });
  const forgotten = (name: string) => cookies.set(name, "", { seconds: 0 });

  function begunBy(callback: URL, cookie: string | null) {
    const name = cookies.begun(callback.searchParams.get("state") ?? "");
    const kept = signer.read(PURPOSE, readCookie(cookie, name) ?? "");
    if (kept === undefined || kept === "expired") return undefined;
    return { name, ...Begun.parse(JSON.parse(kept.text)) };
  }

  return {
    visitors,
    async begin({ path, mode, locales, isAgain }) {
      const login = {
        state: randomState(),
        nonce: randomNonce(),
        verifier: randomPKCECodeVerifier(),
        redirectUri: `${publicUrl}/bumblebee/callback?mode=${mode}`,
      };
      const to = await identity.begin({ ...login, locales, isAgain });
      const until = new Date(Date.now() + BEGUN_SECONDS * 1000);
      const kept = signer.sign(PURPOSE, JSON.stringify({ ...login, path: returnPath(path) }), until);
      const cookie = cookies.set(cookies.begun(login.state), kept, { seconds: BEGUN_SECONDS });
      return { to: to.href, cookies: [cookie] };
    },
    async finish(callback, cookie) {
      const known = begunBy(callback, cookie);
      if (!known) return "begin-again";
      const { name, path, ...begun } = known;
      // A visitor who cancelled at the provider continues as a guest.
      if (callback.searchParams.get("error") === "access_denied")
        return { to: path, cookies: [forgotten(name)] };
      const tokens = await identity.finish(callback, begun);
      // The browser's previous session ends, so that no one can be tricked into another person's session.
      await visitors.end(cookie);
      const key = await addSession(database.db, sealer, tokens);
      await deleteExpired(database.db);
      const seconds = SESSION_SECONDS;
      return {
        to: path,
        cookies: [
          cookies.set(cookies.session, key, { seconds }),
          cookies.set(cookies.known, "1", { seconds, isForScripts: true }),
          forgotten(name),
          ...(readCookie(cookie, cookies.appToken) === undefined ? [] : [forgotten(cookies.appToken)]),
        ],
      };
    },
    pathOf: (callback, cookie) => begunBy(callback, cookie)?.path ?? "/",
    async leave(cookie, path) {
      const { session, gone } = await visitors.end(cookie);
      const state = signer.sign(LEAVING, returnPath(path));
      const there =
        session &&
        (await identity.leave(session.tokens.subject, { to: `${publicUrl}/bumblebee/logout`, state }));
      return { to: there?.href ?? returnPath(path), cookies: gone };
    },
    left(state) {
      const read = signer.read(LEAVING, state);
      return { to: read && read !== "expired" ? returnPath(read.text) : "/", cookies: [] };
    },
  };
}

const PURPOSE = "login";
const LEAVING = "logout";
