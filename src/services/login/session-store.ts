import { createHash, randomBytes } from "node:crypto";
import { type Kysely, sql } from "kysely";
import { deletedIfExpiredBefore, latestPlausible } from "../../platform/database/clock-difference.ts";
import type { Database } from "../../platform/database/database.ts";
import type { Schema } from "../../platform/database/schema.ts";
import { rowReader } from "../../platform/database/statement-template.ts";
import type { Sealer } from "../../platform/sealing.ts";
import type { Tokens } from "./identity.ts";

declare module "../../platform/database/schema.ts" {
  interface Schema {
    login_sessions: {
      /** The hash of the session key in the browser. */
      id: string;
      subject: string;
      /** JSON, encrypted. */
      tokens: string;
      /** Until then one process refreshes the tokens, and the others wait. */
      refreshing_until: string | null;
      created_at: string;
      expires_at: string;
    };
  }
}

type Db = Kysely<Schema>;

/** The usual lifetime of a refresh token; a customer who returns within it stays logged in. */
export const SESSION_SECONDS = 30 * 24 * 3600;
/** A process that dies during a refresh delays the others no longer than this. */
const REFRESH_PATIENCE_MS = 10_000;

export interface StoredSession {
  /** The hash of the session key in the browser, so that a reader of the table cannot take over a session. */
  id: string;
  tokens: Tokens;
}

export function sessionId(key: string): string {
  return createHash("sha256").update(key).digest("hex");
}

export async function addSession(db: Db, sealer: Sealer, tokens: Tokens): Promise<string> {
  const key = randomBytes(32).toString("base64url");
  const now = Date.now();
  await db
    .insertInto("login_sessions")
    .values({
      id: sessionId(key),
      subject: tokens.subject,
      tokens: sealer.seal(JSON.stringify(tokens)),
      refreshing_until: null,
      created_at: new Date(now).toISOString(),
      expires_at: new Date(now + SESSION_SECONDS * 1000).toISOString(),
    })
    .execute();
  return key;
}

/** Optimised, because every personal call reads its session. */
export function sessionFinder(database: Pick<Database, "db" | "read">, sealer: Sealer) {
  const living = rowReader(
    database,
    ["id", "now"],
    ({ id, now }) =>
      sql<{ tokens: string }>`select tokens from login_sessions where id = ${id} and expires_at > ${now}`,
  );
  return async (id: string): Promise<StoredSession | undefined> => {
    const row = await living({ id, now: new Date().toISOString() });
    const opened = row && sealer.open(row.tokens);
    return opened === undefined ? undefined : { id, tokens: JSON.parse(opened) };
  };
}

/** Whether this process may refresh the tokens: with rotation, a second refresh would look like a stolen token. */
export async function claimRefresh(db: Db, id: string): Promise<boolean> {
  const now = Date.now();
  const claimed = await db
    .updateTable("login_sessions")
    .set({ refreshing_until: new Date(now + REFRESH_PATIENCE_MS).toISOString() })
    .where("id", "=", id)
    .where((row) =>
      row.or([
        row("refreshing_until", "is", null),
        row("refreshing_until", "<", new Date(now).toISOString()),
        row("refreshing_until", ">", latestPlausible(new Date(now), REFRESH_PATIENCE_MS)),
      ]),
    )
    .returning("id")
    .executeTakeFirst();
  return claimed !== undefined;
}

export async function storeTokens(db: Db, sealer: Sealer, id: string, tokens: Tokens): Promise<void> {
  const expires_at = new Date(Date.now() + SESSION_SECONDS * 1000).toISOString();
  await db
    .updateTable("login_sessions")
    .set({ tokens: sealer.seal(JSON.stringify(tokens)), refreshing_until: null, expires_at })
    .where("id", "=", id)
    .execute();
}

export async function releaseRefresh(db: Db, id: string): Promise<void> {
  await db.updateTable("login_sessions").set({ refreshing_until: null }).where("id", "=", id).execute();
}

export async function removeSession(db: Db, id: string): Promise<void> {
  await db.deleteFrom("login_sessions").where("id", "=", id).execute();
}

export async function removeSessionsOf(db: Db, subject: string): Promise<void> {
  await db.deleteFrom("login_sessions").where("subject", "=", subject).execute();
}

export async function deleteExpired(db: Db, now = new Date()): Promise<void> {
  await db.deleteFrom("login_sessions").where("expires_at", "<", deletedIfExpiredBefore(now)).execute();
}
