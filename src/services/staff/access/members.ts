import { createHash, randomBytes } from "node:crypto";
import { type Kysely, sql } from "kysely";
import { z } from "zod";
import { StaffGrants, type StaffMember } from "../../../contracts/staff/calls/member-schemas.ts";
import type { StaffGrant } from "../../../contracts/staff/staff-roles.ts";
import { newId } from "../../../platform/database/new-id.ts";
import type { Schema } from "../../../platform/database/schema.ts";

declare module "../../../platform/database/schema.ts" {
  interface Schema {
    staff_members: StaffMemberRow;
    staff_invitations: { id: string; member_id: string; expires_at: string; used_at: string | null };
  }
}

export interface StaffMemberRow {
  id: string;
  /** In lower case. */
  email: string;
  name: string;
  /** JSON. */
  grants: string;
  state: "invited" | "active" | "blocked";
  /** The id at the identity provider, from the first login on. */
  subject: string | null;
  /** The sealed secret of the authenticator, from the confirmation of its first code on. */
  authenticator: string | null;
  /** The time step of the last accepted code: a code is accepted once. */
  authenticator_step: number | null;
  version: number;
  created_at: string;
  updated_at: string;
}

type Db = Kysely<Schema>;

const INVITATION_MS = 48 * 60 * 60_000;

export function grantsOf({ grants }: Pick<StaffMemberRow, "grants">): StaffGrant[] {
  return Grants.parse(grants);
}

const Grants = z
  .string()
  .transform((text): unknown => JSON.parse(text))
  .pipe(StaffGrants);

export function describeMember(row: StaffMemberRow): StaffMember {
  const { id, name, email, state, version } = row;
  const hasSecondFactor = row.authenticator !== null;
  return { id, name, email, grants: StaffGrants.parse(grantsOf(row)), state, hasSecondFactor, version };
}

export function findMember(db: Db, id: string): Promise<StaffMemberRow | undefined> {
  return db.selectFrom("staff_members").selectAll().where("id", "=", id).executeTakeFirst();
}

export function findMemberByEmail(db: Db, email: string): Promise<StaffMemberRow | undefined> {
  return db.selectFrom("staff_members").selectAll().where("email", "=", email).executeTakeFirst();
}

/** The member of a login: by the id at the provider, and at the first login by the verified address. */
export async function memberOfLogin(
  db: Db,
  { subject, email }: { subject: string; email: string | undefined },
): Promise<StaffMemberRow | undefined> {
  const known = await db
    .selectFrom("staff_members")
    .selectAll()
    .where("subject", "=", subject)
    .executeTakeFirst();
  if (known) return known;
  const invited = email && (await findMemberByEmail(db, email));
  return invited && invited.subject === null ? invited : undefined;
}

export interface NewMember {
  email: string;
  name: string;
  grants: readonly StaffGrant[];
}

/**
 * Invites a person and returns the token of the invitation. A member who is invited again gets a new one, and sets up
 * a new authenticator with it; the former authenticator works until then. A blocked member may enter again with it.
 */
export async function inviteMember(db: Db, { email, name, grants }: NewMember, now = new Date()) {
  const at = now.toISOString();
  const row = { name, grants: JSON.stringify(grants), updated_at: at };
  const { id } = await db
    .insertInto("staff_members")
    .values({
      ...{ id: newId(), email, state: "invited", subject: null, version: 1, created_at: at },
      ...{ authenticator: null, authenticator_step: null },
      ...row,
    })
    .onConflict((conflict) =>
      conflict.column("email").doUpdateSet((stored) => ({
        ...row,
        version: stored("staff_members.version", "+", 1),
        state: sql<
          StaffMemberRow["state"]
        >`case when staff_members.state = 'blocked' then 'invited' else staff_members.state end`,
      })),
    )
    .returning("id")
    .executeTakeFirstOrThrow();
  const token = randomBytes(24).toString("base64url");
  await db
    .insertInto("staff_invitations")
    .values({
      id: hashOf(token),
      member_id: id,
      expires_at: new Date(now.getTime() + INVITATION_MS).toISOString(),
      used_at: null,
    })
    .execute();
  return { id, token };
}

/** Uses an invitation; false if it is unknown, used, expired, or for another person. */
export async function spendInvitation(db: Db, token: string, memberId: string, now = new Date()) {
  const used = await db
    .updateTable("staff_invitations")
    .set({ used_at: now.toISOString() })
    .where("id", "=", hashOf(token))
    .where("member_id", "=", memberId)
    .where("used_at", "is", null)
    .where("expires_at", ">", now.toISOString())
    .returning("id")
    .executeTakeFirst();
  return used !== undefined;
}

export function hashOf(secret: string): string {
  return createHash("sha256").update(secret).digest("hex");
}
