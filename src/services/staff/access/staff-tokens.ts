import { randomBytes } from "node:crypto";
import type { Kysely } from "kysely";
import type { Schema } from "../../../platform/database/schema.ts";
import { hashOf } from "./members.ts";

declare module "../../../platform/database/schema.ts" {
  interface Schema {
    staff_tokens: {
      /** The hash of the token. */
      id: string;
      member_id: string;
      name: string;
      created_at: string;
      expires_at: string;
      used_at: string | null;
      revoked_at: string | null;
    };
  }
}

type Db = Kysely<Schema>;

const DAY_MS = 24 * 60 * 60_000;
/** Tools that look for leaked secrets recognise it. */
const PREFIX = "atrium_staff_";
/** The last use is stored at most once in this time, because a script may call often. */
const NOTED_EVERY_MS = 60_000;

export async function createToken(
  db: Db,
  { memberId, name, days }: { memberId: string; name: string; days: number },
  now = new Date(),
): Promise<{ id: string; token: string; expiresAt: string }> {
  const token = PREFIX + randomBytes(32).toString("base64url");
  const expiresAt = new Date(now.getTime() + days * DAY_MS).toISOString();
  const id = hashOf(token);
  await db
    .insertInto("staff_tokens")
    .values({
      ...{ id, member_id: memberId, name, created_at: now.toISOString(), expires_at: expiresAt },
      ...{ used_at: null, revoked_at: null },
    })
    .execute();
  return { id, token, expiresAt };
}

export async function memberOfToken(db: Db, token: string, now = new Date()): Promise<string | undefined> {
  if (!token.startsWith(PREFIX)) return undefined;
  const row = await db
    .selectFrom("staff_tokens")
    .select(["id", "member_id", "used_at"])
    .where("id", "=", hashOf(token))
    .where("revoked_at", "is", null)
    .where("expires_at", ">", now.toISOString())
    .executeTakeFirst();
  if (!row) return undefined;
  if (row.used_at === null || Date.parse(row.used_at) < now.getTime() - NOTED_EVERY_MS)
    await db
      .updateTable("staff_tokens")
      .set({ used_at: now.toISOString() })
      .where("id", "=", row.id)
      .execute();
  return row.member_id;
}

export async function listTokens(db: Db) {
  const rows = await db
    .selectFrom("staff_tokens")
    .innerJoin("staff_members", "staff_members.id", "staff_tokens.member_id")
    .select(["staff_tokens.id", "staff_tokens.name", "staff_members.name as member"])
    .select(["staff_tokens.created_at", "staff_tokens.expires_at", "staff_tokens.used_at"])
    .where("staff_tokens.revoked_at", "is", null)
    .orderBy("staff_tokens.created_at", "desc")
    .execute();
  return rows.map(({ created_at: createdAt, expires_at: expiresAt, used_at: usedAt, ...row }) => ({
    ...row,
    ...{ createdAt, expiresAt, usedAt },
  }));
}

export async function revokeToken(db: Db, id: string, now = new Date()): Promise<void> {
  await db
    .updateTable("staff_tokens")
    .set({ revoked_at: now.toISOString() })
    .where("id", "=", id)
    .where("revoked_at", "is", null)
    .execute();
}

export async function revokeTokensOf(db: Db, memberId: string, now = new Date()): Promise<void> {
  await db
    .updateTable("staff_tokens")
    .set({ revoked_at: now.toISOString() })
    .where("member_id", "=", memberId)
    .where("revoked_at", "is", null)
    .execute();
}
