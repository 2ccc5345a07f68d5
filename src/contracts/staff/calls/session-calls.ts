import { z } from "zod";
import { defineStaffCall } from "../define-staff-call.ts";
import { StaffMember } from "./member-schemas.ts";

export const StaffSession = z.object({
  member: StaffMember,
  rights: z.record(z.string(), z.array(z.string())).describe("The countries in which the member has a right"),
  secondFactor: z
    .enum(["confirmed", "missing", "unset"])
    .describe(
      "missing: a code is asked for; unset: the member must set up an authenticator, as after each invitation",
    ),
});

export type StaffSession = z.output<typeof StaffSession>;

export const getStaffSession = defineStaffCall({
  name: "getStaffSession",
  summary: "The member who is logged in, with their rights",
  method: "GET",
  path: "/v1/session",
  right: "session.use",
  isForUnconfirmed: true,
  input: z.object({}),
  answer: StaffSession,
});

export const endStaffSession = defineStaffCall({
  name: "endStaffSession",
  summary: "Ends this session, or all sessions of the member",
  method: "POST",
  path: "/v1/session/end",
  right: "session.use",
  isForUnconfirmed: true,
  input: z.object({ everywhere: z.boolean().default(false) }),
  answer: z.object({ ended: z.literal(true) }),
});

/** The secret is shown once, while the authenticator is set up. */
export const beginSecondFactor = defineStaffCall({
  name: "beginSecondFactor",
  summary: "Begins to set up an authenticator; needs a session that was opened with an invitation",
  method: "POST",
  path: "/v1/session/second-factor",
  right: "session.use",
  isForUnconfirmed: true,
  input: z.object({}),
  answer: z.object({
    address: z.string().describe("For the QR code: otpauth://…"),
    secret: z.string().describe("For typing it by hand"),
  }),
});

export const confirmSecondFactor = defineStaffCall({
  name: "confirmSecondFactor",
  summary: "Confirms the session with a code of the authenticator",
  method: "POST",
  path: "/v1/session/second-factor/confirm",
  right: "session.use",
  isForUnconfirmed: true,
  input: z.object({
    code: z
      .string()
      .trim()
      .regex(/^\d{6}$/, "wrong"),
  }),
  answer: StaffSession,
  failures: { 400: "The code is wrong, too old, or was used before.", 429: "Too many wrong codes." },
});

export const followStaffChanges = defineStaffCall({
  name: "followStaffChanges",
  summary: "Server-sent events: the name of each resource that has changed",
  method: "GET",
  path: "/v1/events",
  right: "session.use",
  input: z.object({}),
  answer: z.string(),
});
