import { z } from "zod";
import { wholeNumber } from "../../field-types.ts";
import { defineStaffCall } from "../define-staff-call.ts";
import { STAFF_COUNTRIES } from "../staff-roles.ts";

const MAX_MENTIONS = 10;

/** The field of a note. */
export const mentions = z
  .array(z.string().max(40))
  .max(MAX_MENTIONS)
  .default([])
  .describe("Ids of members who get the note in their list; each of them may see the record");

export const WRONG_MENTION = {
  400: 'A field is malformed, or a member who is mentioned may not see the record (`reason: "mentions"`).',
};

const MENTIONED_IN = ["lead", "ticket"] as const;

const Mention = z.object({
  id: z.string(),
  kind: z.enum(MENTIONED_IN),
  recordId: z.string(),
  country: z.enum(STAFF_COUNTRIES),
  byId: z.string().describe("The member who has written the note"),
  at: z.string(),
  isSeen: z.boolean().describe("Whether the member has opened the record since"),
});

export type Mention = z.output<typeof Mention>;

export const listMentions = defineStaffCall({
  name: "listMentions",
  summary: "Notes that mention the member, the newest first, without their words",
  method: "GET",
  path: "/v1/mentions",
  right: "session.use",
  input: z.object({
    after: z.string().max(120).optional().describe("The `next` of the page before"),
    size: wholeNumber(1, 100).default(20),
  }),
  answer: z.object({
    mentions: z.array(Mention),
    next: z.string().nullable(),
    unseen: z.number().int().describe("At most 100, which means more than 99"),
  }),
});
