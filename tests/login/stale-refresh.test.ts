import { expect, test } from "vitest";
import { createSealer } from "../../src/platform/sealing.ts";
import type { Identity, Tokens } from "../../src/services/login/identity.ts";
import { loginCookies } from "../../src/services/login/login-cookies.ts";
import {
  addSession,
  claimRefresh,
  sessionFinder,
  sessionId,
  storeTokens,
} from "../../src/services/login/session-store.ts";
import { openSessions } from "../../src/services/login/sessions.ts";
import { newSqliteDatabase } from "../services/fixture-backends.ts";

const TOKENS: Tokens = {
  subject: "customer-1",
  accessToken: "first-access",
  refreshToken: "first-refresh",
  expiresAt: 0,
};
const NEXT = { ...TOKENS, accessToken: "second-access", refreshToken: "second-refresh" };

test("a process that loses the race for a renewal does not send the used refresh token", async () => {
  const database = await newSqliteDatabase();
  const { db } = database;
  const sealer = createSealer({ current: "a secret of the house", former: [] }, "customer-tokens");
  const key = await addSession(db, sealer, TOKENS);
  const id = sessionId(key);
  const sent: (string | undefined)[] = [];
  const identity = {
    async refresh(tokens: Tokens) {
      sent.push(tokens.refreshToken);
      return NEXT;
    },
  } as unknown as Identity;
  let isFirst = true;
  const cookies = loginCookies("https://www.example.com");
  const late = {
    ...sealer,
    open(sealed: string) {
      const opened = sealer.open(sealed);
      // Another process renews between reading the session and claiming it.
      if (isFirst) void storeTokens(db, sealer, id, { ...NEXT, expiresAt: Date.now() + 600_000 });
      isFirst = false;
      return opened;
    },
  };
  const log = { warn: () => {} } as unknown as Parameters<typeof openSessions>[0]["log"];
  const sessions = openSessions({ database, sealer: late, identity, cookies, log });
  const session = await sessions.read(`${cookies.session}=${key}; atrium-known=1`);
  expect([sent, session?.tokens.accessToken]).toEqual([[], "second-access"]);
  expect((await sessionFinder(database, sealer)(id))?.tokens.refreshToken).toBe("second-refresh");
});

test("a session renewal dated ahead by a wrong clock does not block later renewals", async () => {
  const { db } = await newSqliteDatabase();
  const id = sessionId(
    await addSession(
      db,
      createSealer({ current: "a secret of the house", former: [] }, "customer-tokens"),
      TOKENS,
    ),
  );
  expect(await claimRefresh(db, id)).toBe(true);
  expect(await claimRefresh(db, id)).toBe(false);
  const refreshing_until = new Date(Date.now() + 24 * 3600_000).toISOString();
  await db.updateTable("login_sessions").set({ refreshing_until }).execute();
  expect(await claimRefresh(db, id)).toBe(true);
});
