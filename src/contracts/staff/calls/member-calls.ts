import { z } from "zod";
import { typedLine } from "../../field-types.ts";
import { CHANGED_BY_OTHER, defineStaffCall } from "../define-staff-call.ts";
import { StaffGrants, StaffMember } from "./member-schemas.ts";

export const listStaffMembers = defineStaffCall({
  name: "listStaffMembers",
  summary: "All members of the staff, by name",
  method: "GET",
  path: "/v1/members",
  right: "members.read",
  input: z.object({}),
  answer: z.object({ members: z.array(StaffMember) }),
});

export const inviteStaffMember = defineStaffCall({
  name: "inviteStaffMember",
  summary: "Invites a person, or invites a member again who has lost the authenticator",
  method: "POST",
  path: "/v1/members",
  right: "members.write",
  input: z.object({
    email: z.string().trim().toLowerCase().max(254).pipe(z.email("wrong")),
    name: typedLine(80),
    grants: StaffGrants.min(1, "missing"),
  }),
  answer: z.object({
    member: StaffMember,
    link: z.string().describe("Valid for two days and for one person; hand it over yourself"),
  }),
});

export const changeStaffMember = defineStaffCall({
  name: "changeStaffMember",
  summary: "Changes the name and the rights of a member, or blocks the member",
  method: "POST",
  path: "/v1/members/:id",
  right: "members.write",
  input: z.object({
    id: z.string().max(40),
    version: z.number().int(),
    name: typedLine(80),
    grants: StaffGrants.min(1, "missing"),
    isBlocked: z.boolean(),
  }),
  answer: StaffMember,
  failures: { 404: "There is no such member.", ...CHANGED_BY_OTHER },
});

export const createStaffToken = defineStaffCall({
  name: "createStaffToken",
  summary: "Creates a token with which a script calls as this member; it is shown once",
  method: "POST",
  path: "/v1/tokens",
  right: "tokens.write",
  input: z.object({ name: typedLine(80), days: z.number().int().min(1).max(366).default(90) }),
  answer: z.object({ id: z.string(), token: z.string(), expiresAt: z.string() }),
});

export const listStaffTokens = defineStaffCall({
  name: "listStaffTokens",
  summary: "The tokens of all members, without their values",
  method: "GET",
  path: "/v1/tokens",
  right: "tokens.write",
  input: z.object({}),
  answer: z.object({
    tokens: z.array(
      z.object({
        id: z.string(),
        name: z.string(),
        member: z.string(),
        createdAt: z.string(),
        expiresAt: z.string(),
        usedAt: z.string().nullable(),
      }),
    ),
  }),
});

export const revokeStaffToken = defineStaffCall({
  name: "revokeStaffToken",
  summary: "Revokes a token at once",
  method: "POST",
  path: "/v1/tokens/:id/revoke",
  right: "tokens.write",
  input: z.object({ id: z.string().max(80) }),
  answer: z.object({ revoked: z.literal(true) }),
});

const AuditLine = z.object({
  id: z.string(),
  at: z.string(),
  member: z.string(),
  action: z.string(),
  kind: z.string(),
  recordId: z.string().nullable(),
  country: z.string().nullable(),
  before: z.record(z.string(), z.unknown()).nullable(),
  after: z.record(z.string(), z.unknown()).nullable(),
  reason: z.string().nullable(),
});

export type AuditLine = z.output<typeof AuditLine>;

export const listAuditLines = defineStaffCall({
  name: "listAuditLines",
  summary: "Who has seen or changed what, the newest first",
  method: "GET",
  path: "/v1/audit",
  right: "audit.read",
  input: z.object({
    recordId: z.string().max(80).optional(),
    memberId: z.string().max(40).optional(),
    action: z.string().max(60).optional(),
    from: z.iso.date().optional(),
    until: z.iso.date().optional(),
    after: z.string().max(80).optional().describe("The `next` of the page before"),
  }),
  answer: z.object({ lines: z.array(AuditLine), next: z.string().nullable() }),
});
