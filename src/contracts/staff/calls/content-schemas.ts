import { z } from "zod";
import { LANGUAGE_CODES } from "../../../editions/languages.ts";
import { STAFF_COUNTRIES } from "../staff-roles.ts";

/** What the company works on: a draft is written, reviewed by a colleague, approved, and then published. */
export const DRAFT_STATES = ["draft", "review", "approved"] as const;

export type DraftState = (typeof DRAFT_STATES)[number];

const VERSION_ACTIONS = ["before", "published", "scheduled", "imported", "restored", "removed"] as const;

export type VersionAction = (typeof VERSION_ACTIONS)[number];

const Moment = z.iso.datetime();

/** The fields of a document as its file has them; a Markdown text is the field `text`. */
export const DocumentValue = z.record(z.string(), z.unknown());

export const ContentItem = z.object({
  id: z.string().describe("The file, and the slug of a document in a list: `documents/skus/in.json#bed`"),
  type: z.string(),
  slug: z.string(),
  country: z.enum(STAFF_COUNTRIES).nullable().describe("Null for a document of several countries"),
  language: z.enum(LANGUAGE_CODES).nullable(),
  title: z.string(),
  changedAt: Moment.nullable(),
  changedBy: z.string().nullable(),
  isPublished: z.boolean(),
  draft: z.enum(DRAFT_STATES).nullable(),
  dueAt: Moment.nullable().describe("When an approved change becomes public"),
  hasConflict: z.boolean(),
});

export const ContentDraft = z.object({
  value: DocumentValue,
  state: z.enum(DRAFT_STATES),
  version: z.number().int(),
  note: z.string().nullable(),
  memberId: z.string(),
  updatedAt: Moment,
  /** Fields that were published with other values since the draft was begun. */
  outdated: z.array(z.string()),
});

const ScheduledChange = z.object({
  id: z.string(),
  dueAt: Moment,
  isRemoval: z.boolean(),
  state: z.enum(["waiting", "failed"]),
  problem: z.string().nullable(),
  member: z.string(),
});

export const ContentConflict = z.object({
  id: z.string(),
  entryId: z.string(),
  title: z.string(),
  at: Moment,
  fields: z.array(z.string()),
  theirs: DocumentValue.nullable(),
});

export const ContentRecord = ContentItem.extend({
  canWrite: z.boolean(),
  published: DocumentValue.nullable(),
  working: ContentDraft.nullable(),
  scheduled: z.array(ScheduledChange),
  conflict: ContentConflict.nullable(),
  /** The same document in other languages and countries. */
  counterparts: z.array(
    z.object({ id: z.string(), country: z.string().nullable(), language: z.string().nullable() }),
  ),
  /** JSON Schema of the fields, with `x-field` for pictures, texts and references. */
  form: z.record(z.string(), z.unknown()),
});

export const ContentVersion = z.object({
  id: z.string(),
  at: Moment,
  action: z.enum(VERSION_ACTIONS),
  member: z.string().nullable(),
  note: z.string().nullable(),
});

export const ContentIssue = z.object({
  /** Empty for the whole document, or for another document that the change would break. */
  path: z.array(z.union([z.string(), z.number()])),
  message: z.string(),
  /** A fault refuses the publication; a remark about words does not. */
  isFault: z.boolean(),
});

export type ContentItem = z.infer<typeof ContentItem>;
export type ContentRecord = z.infer<typeof ContentRecord>;
export type ContentIssue = z.infer<typeof ContentIssue>;
export type ContentConflict = z.infer<typeof ContentConflict>;
export type ContentVersion = z.infer<typeof ContentVersion>;
