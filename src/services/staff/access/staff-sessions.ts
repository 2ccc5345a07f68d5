import { randomBytes } from "node:crypto";
import type { Kysely } from "kysely";
import type { Schema } from "../../../platform/database/schema.ts";
import { readCookie } from "../../login/login-cookies.ts";
import { findMember, hashOf, type StaffMemberRow } from "./members.ts";

declare module "../../../platform/database/schema.ts" {
  interface Schema {
    staff_sessions: {
      /** The hash of the key in the browser. */
      id: string;
      member_id: string;
      /** 1 if the session was opened with an invitation: then an authenticator may be set up. */
      is_invited: number;
      /** The sealed secret of an authenticator that is being set up, until its first code. */
      pending_authenticator: string | null;
      /** When the second factor was confirmed. */
      confirmed_at: string | null;
      created_at: string;
      expires_at: string;
    };
  }
}

export interface StaffSessionRow {
  id: string;
  member: StaffMemberRow;
  isInvited: boolean;
  isConfirmed: boolean;
  pendingAuthenticator: string | null;
}

type Db = Kysely<Schema>;

/** A working day. Then the member logs in again. */
const SESSION_SECONDS = 12 * 3600;

export interface StaffCookie {
  name: string;
  set(key: string): string;
  forget(): string;
}

/** Sent with requests of our own pages only, so that no other site can use it. */
export function staffCookie(publicUrl: string): StaffCookie {
  const url = URL.parse(publicUrl);
  const isTrusted = url?.protocol === "https:" || url?.hostname === "localhost";
  const name = `${isTrusted ? "__Host-" : ""}atrium-staff`;
  const write = (value: string, seconds: number) =>
    `${name}=${value}; Path=/; SameSite=Strict${isTrusted ? "; Secure" : ""}; Max-Age=${seconds}; HttpOnly`;
  return { name, set: (key) => write(key, SESSION_SECONDS), forget: () => write("", 0) };
}

export async function openStaffSession(
  db: Db,
  { memberId, isInvited }: { memberId: string; isInvited: boolean },
  now = new Date(),
): Promise<string> {
  const key = randomBytes(32).toString("base64url");
  await db
    .insertInto("staff_sessions")
    .values({
      id: hashOf(key),
      member_id: memberId,
      is_invited: isInvited ? 1 : 0,
      pending_authenticator: null,
      confirmed_at: null,
      created_at: now.toISOString(),
      expires_at: new Date(now.getTime() + SESSION_SECONDS * 1000).toISOString(),
    })
    .execute();
  return key;
}

/** Undefined if there is no session, or its member is blocked. */
export async function readStaffSession(
  db: Db,
  cookie: string | null,
  { name }: Pick<StaffCookie, "name">,
  now = new Date(),
): Promise<StaffSessionRow | undefined> {
  const key = readCookie(cookie, name);
  if (!key) return undefined;
  const row = await db
    .selectFrom("staff_sessions")
    .selectAll()
    .where("id", "=", hashOf(key))
    .where("expires_at", ">", now.toISOString())
    .executeTakeFirst();
  const member = row && (await findMember(db, row.member_id));
  if (!row || member?.state !== "active") return undefined;
  return {
    ...{ id: row.id, member, pendingAuthenticator: row.pending_authenticator },
    ...{ isInvited: row.is_invited === 1, isConfirmed: row.confirmed_at !== null },
  };
}

export async function confirmStaffSession(db: Db, id: string, now = new Date()): Promise<void> {
  await db
    .updateTable("staff_sessions")
    .set({ confirmed_at: now.toISOString(), pending_authenticator: null })
    .where("id", "=", id)
    .execute();
}

export async function keepPendingAuthenticator(db: Db, id: string, sealed: string): Promise<void> {
  await db
    .updateTable("staff_sessions")
    .set({ pending_authenticator: sealed })
    .where("id", "=", id)
    .execute();
}

/** True for one of several requests. */
export async function takePendingAuthenticator(db: Db, id: string): Promise<boolean> {
  const taken = await db
    .updateTable("staff_sessions")
    .set({ pending_authenticator: null, is_invited: 0 })
    .where("id", "=", id)
    .where("pending_authenticator", "is not", null)
    .returning("id")
    .executeTakeFirst();
  return taken !== undefined;
}

export async function endStaffSession(db: Db, id: string): Promise<void> {
  await db.deleteFrom("staff_sessions").where("id", "=", id).execute();
}

export async function endStaffSessionsOf(db: Db, memberId: string): Promise<void> {
  await db.deleteFrom("staff_sessions").where("member_id", "=", memberId).execute();
}

export async function deleteExpiredStaffSessions(db: Db, now = new Date()): Promise<void> {
  await db.deleteFrom("staff_sessions").where("expires_at", "<", now.toISOString()).execute();
}
