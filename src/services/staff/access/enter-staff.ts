import type { Kysely } from "kysely";
import type { StaffGrant } from "../../../contracts/staff/staff-roles.ts";
import type { Schema } from "../../../platform/database/schema.ts";
import type { UserInfo } from "../../login/identity.ts";
import { writeAuditLine } from "./audit-log.ts";
import { grantsOfGroups, type StaffGroups } from "./grants-of-groups.ts";
import { findMember, inviteMember, memberOfLogin, type StaffMemberRow, spendInvitation } from "./members.ts";
import { openStaffSession } from "./staff-sessions.ts";

type Db = Kysely<Schema>;

interface Entering {
  who: UserInfo;
  invitation: string | null;
  groups: StaffGroups | undefined;
}

/**
 * Opens a session for a person who has just logged in at the identity provider. Returns the key of the session;
 * undefined if the person is not a member, or is invited and has not opened the link of the invitation.
 */
export async function enterStaff(db: Db, { who, invitation, groups }: Entering): Promise<string | undefined> {
  const email = who.email_verified ? who.email?.trim().toLowerCase() : undefined;
  return db.transaction().execute(async (transaction) => {
    if (groups) await followGroups(transaction, who, email, groups);
    const member = await memberOfLogin(transaction, { subject: who.sub, email });
    if (!member || member.state === "blocked") return undefined;
    const isInvited = invitation !== null && (await spendInvitation(transaction, invitation, member.id));
    // The first login binds the member to the account at the provider. It needs the invitation, because otherwise
    // another reader of the mailbox could become the member.
    if (member.state === "invited" && !isInvited && !groups) return undefined;
    await bindMember(transaction, member, who.sub);
    await writeAuditLine(transaction, member, "enterStaff", { kind: "session", recordId: member.id });
    return openStaffSession(transaction, { memberId: member.id, isInvited });
  });
}

async function bindMember(db: Db, member: StaffMemberRow, subject: string): Promise<void> {
  if (member.state === "active" && member.subject === subject) return;
  await db
    .updateTable("staff_members")
    .set({ state: "active", subject, updated_at: new Date().toISOString() })
    .where("id", "=", member.id)
    .execute();
}

/** The company's provider decides who is a member: its groups replace what is stored, at each login. */
async function followGroups(
  db: Db,
  who: UserInfo,
  email: string | undefined,
  groups: StaffGroups,
): Promise<void> {
  const grants: readonly StaffGrant[] = grantsOfGroups(who[groups.claim], groups.roles);
  const known = await memberOfLogin(db, { subject: who.sub, email });
  if (!known && (grants.length === 0 || !email)) return;
  const id = known?.id ?? (email && (await inviteMember(db, { email, name: nameOf(who, email), grants })).id);
  const member = id && (await findMember(db, id));
  if (!member) return;
  const text = JSON.stringify(grants);
  const isMember = grants.length > 0;
  if (known?.grants === text && known.state === "active" && isMember) return;
  await db
    .updateTable("staff_members")
    .set({ grants: text, state: isMember ? "active" : "blocked" })
    .where("id", "=", member.id)
    .execute();
  await writeAuditLine(db, member, "followGroups", {
    kind: "member",
    recordId: member.id,
    before: { grants: known?.grants ?? null },
    after: { grants: text },
    reason: "groups of the identity provider",
  });
}

function nameOf({ name }: UserInfo, email: string): string {
  return name?.trim() || email;
}
