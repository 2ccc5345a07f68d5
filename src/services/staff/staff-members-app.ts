import { Hono } from "hono";
import {
  changeStaffMember,
  createStaffToken,
  inviteStaffMember,
  listAuditLines as listAuditLinesCall,
  listStaffMembers,
  listStaffTokens,
  revokeStaffToken,
} from "../../contracts/staff/calls/member-calls.ts";
import {
  beginSecondFactor,
  confirmSecondFactor,
  endStaffSession as endSessionCall,
  getStaffSession,
  type StaffSession,
} from "../../contracts/staff/calls/session-calls.ts";
import { countriesWithRight, STAFF_RIGHTS, type StaffRight } from "../../contracts/staff/staff-roles.ts";
import type { Sealer } from "../../platform/sealing.ts";
import { refuseTooOften } from "../http/limit-visits.ts";
import type { OpenRateLimit } from "../http/rate-limits.ts";
import { Refusal } from "../http/refusal.ts";
import { changedFields, listAuditLines, writeAuditLine } from "./access/audit-log.ts";
import { mustConfirm, type StaffAccess, type StaffCaller } from "./access/identify-staff.ts";
import { describeMember, findMember, inviteMember } from "./access/members.ts";
import { acceptCode, acceptFirstCode, newAuthenticator } from "./access/second-factor.ts";
import { staffCallServer } from "./access/serve-staff-call.ts";
import {
  confirmStaffSession,
  endStaffSession,
  endStaffSessionsOf,
  keepPendingAuthenticator,
} from "./access/staff-sessions.ts";
import { createToken, listTokens, revokeToken, revokeTokensOf } from "./access/staff-tokens.ts";

interface StaffMembersOptions {
  access: StaffAccess;
  brand: string;
  sealer: Sealer;
  openLimit: OpenRateLimit;
}

const WRONG_CODES = 5;
const WRONG_CODES_SECONDS = 15 * 60;

/** Sessions, members, tokens and the audit log. */
export function createStaffMembersApp({ access, brand, sealer, openLimit }: StaffMembersOptions): Hono {
  const { db, publicUrl } = access;
  const app = new Hono();
  const serve = staffCallServer(app, access);
  const limit = openLimit("staff-codes", WRONG_CODES, WRONG_CODES_SECONDS);

  const describeSession = ({ member, grants, session }: StaffCaller): StaffSession => ({
    member: describeMember(member),
    rights: Object.fromEntries(
      Object.keys(STAFF_RIGHTS).map((right) => [right, countriesWithRight(grants, right as StaffRight)]),
    ),
    secondFactor:
      !session || !mustConfirm(access, grants, session)
        ? "confirmed"
        : member.authenticator === null || session.isInvited
          ? "unset"
          : "missing",
  });

  serve(getStaffSession, async (_, staff) => describeSession(staff));

  serve(endSessionCall, async ({ everywhere }, staff) => {
    if (everywhere) await endStaffSessionsOf(db, staff.id);
    else if (staff.session) await endStaffSession(db, staff.session.id);
    await writeAuditLine(db, staff, endSessionCall.name, { kind: "session", recordId: staff.id });
    return { ended: true as const };
  });

  serve(beginSecondFactor, async (_, { member, session }) => {
    // Who can read a mailbox cannot set up an authenticator, because the invitation is handed over apart from it.
    if (!session?.isInvited)
      return new Refusal(403, "Ask an administrator for a new invitation.", { reason: "invitation" });
    const { secret, address } = newAuthenticator(brand, member.email);
    await keepPendingAuthenticator(db, session.id, sealer.seal(secret));
    return { secret, address };
  });

  serve(confirmSecondFactor, async ({ code }, staff) => {
    const { member, session } = staff;
    const sealed = session?.pendingAuthenticator ?? member.authenticator;
    const secret = sealed && sealer.open(sealed);
    if (!session || !secret) return new Refusal(403, "Set up an authenticator first.", { reason: "unset" });
    const wait = await limit.consume(member.id);
    if (wait !== undefined) return refuseTooOften(wait);
    const isAccepted = session.pendingAuthenticator
      ? await acceptFirstCode(db, { id: session.id, memberId: member.id }, { secret, code, sealer })
      : await acceptCode(db, member.id, { secret, code, sealer });
    if (!isAccepted)
      return new Refusal(400, "The code is wrong, too old, or was used before.", {
        field: "code",
        reason: "wrong",
      });
    await limit.reward(member.id);
    await confirmStaffSession(db, session.id);
    await writeAuditLine(db, staff, confirmSecondFactor.name, { kind: "session", recordId: staff.id });
    const now = (await findMember(db, member.id)) ?? member;
    return describeSession({ ...staff, member: now, session: { ...session, isConfirmed: true } });
  });

  serve(listStaffMembers, async () => {
    const rows = await db.selectFrom("staff_members").selectAll().orderBy("name").orderBy("id").execute();
    return { members: rows.map(describeMember) };
  });

  serve(inviteStaffMember, async (wished, staff) => {
    if (wished.email === staff.member.email)
      return new Refusal(409, "Another administrator must invite you.", { reason: "yourself" });
    return db.transaction().execute(async (transaction) => {
      const { id, token } = await inviteMember(transaction, wished);
      const row = await transaction
        .selectFrom("staff_members")
        .selectAll()
        .where("id", "=", id)
        .executeTakeFirstOrThrow();
      await writeAuditLine(transaction, staff, inviteStaffMember.name, {
        ...{ kind: "member", recordId: id, after: { grants: row.grants } },
      });
      return { member: describeMember(row), link: invitationLink(publicUrl, token) };
    });
  });

  serve(changeStaffMember, async ({ id, version, name, grants, isBlocked }, staff) => {
    const known = await findMember(db, id);
    if (!known) return new Refusal(404, "There is no such member.");
    if (id === staff.id && (isBlocked || !grants.some(({ role }) => role === "admin")))
      return new Refusal(409, "You cannot take the administration from yourself.", { reason: "yourself" });
    const state = isBlocked ? "blocked" : known.state === "blocked" ? "active" : known.state;
    const change = { name, grants: JSON.stringify(grants), state } as const;
    const changed = await db.transaction().execute(async (transaction) => {
      const row = await transaction
        .updateTable("staff_members")
        .set({ ...change, version: version + 1, updated_at: new Date().toISOString() })
        .where("id", "=", id)
        .where("version", "=", version)
        .returningAll()
        .executeTakeFirst();
      if (!row) return undefined;
      if (isBlocked) {
        await endStaffSessionsOf(transaction, id);
        await revokeTokensOf(transaction, id);
      }
      await writeAuditLine(transaction, staff, changeStaffMember.name, {
        ...{ kind: "member", recordId: id, ...changedFields({ ...known }, change) },
      });
      return row;
    });
    if (!changed)
      return new Refusal(409, "Somebody else has changed it since. Load it again.", { reason: "changed" });
    return describeMember(changed);
  });

  serve(createStaffToken, async ({ name, days }, staff) =>
    db.transaction().execute(async (transaction) => {
      const created = await createToken(transaction, { memberId: staff.id, name, days });
      await writeAuditLine(transaction, staff, createStaffToken.name, {
        ...{ kind: "token", recordId: created.id, after: { name, days } },
      });
      return created;
    }),
  );

  serve(listStaffTokens, async () => ({ tokens: await listTokens(db) }));

  serve(revokeStaffToken, async ({ id }, staff) =>
    db.transaction().execute(async (transaction) => {
      await revokeToken(transaction, id);
      await writeAuditLine(transaction, staff, revokeStaffToken.name, { kind: "token", recordId: id });
      return { revoked: true as const };
    }),
  );

  serve(listAuditLinesCall, (asked) => listAuditLines(db, asked));

  return app;
}

export function invitationLink(publicUrl: string, token: string): string {
  return `${publicUrl}/staff/enter?${new URLSearchParams({ invitation: token })}`;
}
