import type { Kysely } from "kysely";
import {
  countriesWithRight,
  needsSecondFactor,
  type StaffCountry,
  type StaffGrant,
  type StaffRight,
} from "../../../contracts/staff/staff-roles.ts";
import type { Schema } from "../../../platform/database/schema.ts";
import type { Signer } from "../../../platform/signing.ts";
import { Refusal } from "../../http/refusal.ts";
import { findMember, grantsOf, type StaffMemberRow } from "./members.ts";
import { readStaffSession, type StaffCookie, type StaffSessionRow } from "./staff-sessions.ts";
import { memberOfToken } from "./staff-tokens.ts";

/** The member who makes a call, and the countries in which they may make it. */
export interface StaffCaller {
  id: string;
  name: string;
  member: StaffMemberRow;
  grants: StaffGrant[];
  countries: StaffCountry[];
  /** Undefined for a script with a token. */
  session: StaffSessionRow | undefined;
}

export interface StaffAccess {
  db: Kysely<Schema>;
  signer: Signer;
  cookie: StaffCookie;
  publicUrl: string;
  /** Whether the identity provider asks for the second factor, so that we do not. */
  isConfirmedByProvider: boolean;
}

/** Checks who calls and whether they may: every call of the staff passes through here. */
export async function identifyStaff(
  access: StaffAccess,
  request: Request,
  { right, isForUnconfirmed = false }: { right: StaffRight; isForUnconfirmed?: boolean | undefined },
): Promise<StaffCaller | Refusal> {
  const known = await callerOf(access, request);
  if (!known) return new Refusal(401, "Log in as a member of the staff, or send a token.");
  const { member, session } = known;
  const grants = grantsOf(member);
  if (session && !isForUnconfirmed && mustConfirm(access, grants, session))
    return new Refusal(403, "Confirm your second factor first.", { reason: "second-factor" });
  const countries = countriesWithRight(grants, right);
  if (countries.length === 0) return new Refusal(403, "Your role does not allow this.", { reason: "right" });
  return { id: member.id, name: member.name, member, grants, countries, session };
}

export function mustConfirm(
  { isConfirmedByProvider }: Pick<StaffAccess, "isConfirmedByProvider">,
  grants: readonly StaffGrant[],
  { isConfirmed, member }: StaffSessionRow,
): boolean {
  if (isConfirmed || isConfirmedByProvider) return false;
  // A member who has set up an authenticator uses it, whatever the role.
  return needsSecondFactor(grants) || member.authenticator !== null;
}

async function callerOf(
  { db, cookie, publicUrl }: StaffAccess,
  request: Request,
): Promise<{ member: StaffMemberRow; session: StaffSessionRow | undefined } | undefined> {
  const authorization = request.headers.get("authorization");
  if (authorization?.startsWith("Bearer ")) {
    const memberId = await memberOfToken(db, authorization.slice("Bearer ".length));
    const member = memberId && (await findMember(db, memberId));
    return member && member.state === "active" ? { member, session: undefined } : undefined;
  }
  // The cookie is not sent by pages of other sites; a browser that does not know SameSite still names the origin.
  if (isOfOtherSite(request, publicUrl)) return undefined;
  const session = await readStaffSession(db, request.headers.get("cookie"), cookie);
  return session && { member: session.member, session };
}

function isOfOtherSite({ headers }: Request, publicUrl: string): boolean {
  const site = headers.get("sec-fetch-site");
  if (site === "cross-site" || site === "same-site") return true;
  const origin = headers.get("origin");
  return origin !== null && URL.parse(origin)?.origin !== URL.parse(publicUrl)?.origin;
}
