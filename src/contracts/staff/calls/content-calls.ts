import { z } from "zod";
import { LANGUAGE_CODES } from "../../../editions/languages.ts";
import { REGION_NAMES } from "../../../editions/regions.ts";
import { typedLine, wholeNumber } from "../../field-types.ts";
import { CHANGED_BY_OTHER, defineStaffCall } from "../define-staff-call.ts";
import { STAFF_COUNTRIES } from "../staff-roles.ts";
import {
  ContentConflict,
  ContentDraft,
  ContentIssue,
  ContentItem,
  ContentRecord,
  ContentVersion,
  DocumentValue,
  DRAFT_STATES,
} from "./content-schemas.ts";

const UNKNOWN = { 404: "There is no such document in the countries of the member." };
const FAULTY = { 400: "The document has faults; `checkContentEntry` lists them." };

const id = z.string().max(200).describe("As in the list: the file, and the slug in a file with a list");
const version = z.number().int();
const note = typedLine(500).optional();
const moment = z.iso.datetime({ offset: true });

const ContentFilters = z.object({
  type: z.string().max(60).optional(),
  country: z.enum(STAFF_COUNTRIES).optional(),
  language: z.enum(LANGUAGE_CODES).optional(),
  state: z
    .enum([...DRAFT_STATES, "scheduled", "conflict", "edited"])
    .optional()
    .describe("`edited`: changed here and not in the files of the last import"),
  search: z.string().trim().max(120).optional().describe("Words of a title or an address"),
});

export const listContentEntries = defineStaffCall({
  name: "listContentEntries",
  summary: "Documents and drafts, the last changed first, page by page",
  method: "GET",
  path: "/v1/content/entries",
  right: "content.read",
  input: ContentFilters.extend({
    after: z.string().max(260).optional().describe("The `next` of the page before"),
    size: wholeNumber(1, 200).default(50),
  }),
  answer: z.object({
    entries: z.array(ContentItem),
    next: z.string().nullable(),
    total: z.number().int().describe("At most 1,001, which means more than 1,000"),
  }),
});

export const listContentTypes = defineStaffCall({
  name: "listContentTypes",
  summary: "The kinds of documents, with the folders in which the member may make new ones",
  method: "GET",
  path: "/v1/content/types",
  right: "content.read",
  input: z.object({}),
  answer: z.object({
    types: z.array(
      z.object({
        type: z.string(),
        count: z.number().int(),
        canWrite: z.boolean(),
        isMarkdown: z.boolean(),
        inRegions: z.boolean().describe("Whether a document belongs to one region"),
      }),
    ),
  }),
});

export const getContentEntry = defineStaffCall({
  name: "getContentEntry",
  summary: "A document: what is public, the draft, what is scheduled, and the form of its fields",
  method: "GET",
  path: "/v1/content/entry",
  right: "content.read",
  input: z.object({ id }),
  answer: ContentRecord,
  failures: UNKNOWN,
});

export const createContentEntry = defineStaffCall({
  name: "createContentEntry",
  summary: "Begins a new document as a draft",
  method: "POST",
  path: "/v1/content/new-entries",
  right: "content.market",
  input: z.object({
    type: z.string().max(60),
    slug: z
      .string()
      .max(80)
      .regex(/^[a-z0-9][a-z0-9-]*$/, "must be made of small letters, digits and -"),
    region: z.enum(REGION_NAMES).optional().describe("Unset for a document of several countries"),
    from: id.optional().describe("A document whose fields are copied"),
  }),
  answer: ContentRecord,
  failures: { ...UNKNOWN, 409: "There is a document with this name already." },
});

export const saveContentDraft = defineStaffCall({
  name: "saveContentDraft",
  summary: "Stores the draft; nothing of it is public. A changed draft must be reviewed again",
  method: "POST",
  path: "/v1/content/drafts",
  right: "content.market",
  input: z.object({
    id,
    version: version.describe("The version that the member has seen; 0 to begin a draft"),
    value: DocumentValue,
    fromPublished: z
      .boolean()
      .optional()
      .describe(
        "The member has seen what was published since the draft was begun; the draft continues from it",
      ),
  }),
  answer: ContentDraft,
  failures: { ...UNKNOWN, ...CHANGED_BY_OTHER, 413: "The document is too large." },
});

export const discardContentDraft = defineStaffCall({
  name: "discardContentDraft",
  summary: "Removes the draft; what is public stays",
  method: "POST",
  path: "/v1/content/discarded-drafts",
  right: "content.market",
  input: z.object({ id, version }),
  answer: z.object({ isDiscarded: z.boolean() }),
  failures: { ...UNKNOWN, ...CHANGED_BY_OTHER },
});

export const reviewContentDraft = defineStaffCall({
  name: "reviewContentDraft",
  summary: "Asks for a review, approves the draft of a colleague, or gives it back with a note",
  method: "POST",
  path: "/v1/content/reviews",
  right: "content.market",
  input: z.object({ id, version, state: z.enum(DRAFT_STATES), note }),
  answer: ContentRecord,
  failures: {
    ...UNKNOWN,
    ...CHANGED_BY_OTHER,
    403: "A draft is approved by another member than the one who wrote it.",
    ...FAULTY,
  },
});

export const checkContentEntry = defineStaffCall({
  name: "checkContentEntry",
  summary: "What would refuse the publication, and remarks about words, while a member types",
  method: "POST",
  path: "/v1/content/checks",
  right: "content.market",
  input: z.object({ id, value: DocumentValue }),
  answer: z.object({ issues: z.array(ContentIssue) }),
  failures: UNKNOWN,
});

export const publishContentEntry = defineStaffCall({
  name: "publishContentEntry",
  summary: "Makes an approved draft public, now or at a time, and if wanted removes it at another time",
  method: "POST",
  path: "/v1/content/publications",
  right: "content.market",
  input: z.object({
    id,
    version,
    at: moment.optional().describe("Now if unset"),
    until: moment.optional().describe("When the document is removed again"),
    note,
  }),
  answer: ContentRecord,
  failures: {
    ...UNKNOWN,
    ...CHANGED_BY_OTHER,
    400: "The document has faults, the time is not in the future, or the end is before the begin.",
    403: "The draft is not approved.",
  },
});

export const withdrawContentEntry = defineStaffCall({
  name: "withdrawContentEntry",
  summary: "Removes a document from the site, now or at a time; its history stays",
  method: "POST",
  path: "/v1/content/withdrawals",
  right: "content.publish",
  input: z.object({ id, at: moment.optional(), note }),
  answer: ContentRecord,
  failures: { ...UNKNOWN, 400: "The time is not in the future, or another document needs this one." },
});

export const cancelScheduledChange = defineStaffCall({
  name: "cancelScheduledChange",
  summary: "Cancels an approved change before its time",
  method: "POST",
  path: "/v1/content/cancellations",
  right: "content.market",
  input: z.object({ id: z.string().max(40) }),
  answer: ContentRecord,
  failures: { 404: "There is no such change that waits." },
});

export const listContentVersions = defineStaffCall({
  name: "listContentVersions",
  summary: "The history of a document, the newest first",
  method: "GET",
  path: "/v1/content/versions",
  right: "content.read",
  input: z.object({ id, after: z.string().max(40).optional() }),
  answer: z.object({ versions: z.array(ContentVersion), next: z.string().nullable() }),
  failures: UNKNOWN,
});

export const getContentVersion = defineStaffCall({
  name: "getContentVersion",
  summary: "The fields of one version",
  method: "GET",
  path: "/v1/content/versions/:version",
  right: "content.read",
  input: z.object({ version: z.string().max(40) }),
  answer: ContentVersion.extend({ entryId: z.string(), value: DocumentValue.nullable() }),
  failures: UNKNOWN,
});

export const restoreContentVersion = defineStaffCall({
  name: "restoreContentVersion",
  summary: "Makes the fields of a version public again, exactly as they were",
  method: "POST",
  path: "/v1/content/restorations",
  right: "content.publish",
  input: z.object({ version: z.string().max(40), note }),
  answer: ContentRecord,
  failures: { ...UNKNOWN, ...FAULTY },
});

export const listContentConflicts = defineStaffCall({
  name: "listContentConflicts",
  summary: "Fields that an import and an editor changed differently",
  method: "GET",
  path: "/v1/content/conflicts",
  right: "content.read",
  input: z.object({}),
  answer: z.object({ conflicts: z.array(ContentConflict) }),
});

export const resolveContentConflict = defineStaffCall({
  name: "resolveContentConflict",
  summary: "Keeps what the editor wrote, or takes what the import brought",
  method: "POST",
  path: "/v1/content/resolutions",
  right: "content.publish",
  input: z.object({ id: z.string().max(40), take: z.enum(["ours", "theirs"]) }),
  answer: ContentRecord,
  failures: { 404: "There is no such open conflict.", ...FAULTY },
});

export const findContentUses = defineStaffCall({
  name: "findContentUses",
  summary: "The documents that name this one",
  method: "GET",
  path: "/v1/content/uses",
  right: "content.read",
  input: z.object({ id }),
  answer: z.object({ uses: z.array(ContentItem.pick({ id: true, type: true, title: true, country: true })) }),
  failures: UNKNOWN,
});

export const previewContent = defineStaffCall({
  name: "previewContent",
  summary: "A link for a week to the page of a document as its draft is, or to the site with all drafts",
  method: "POST",
  path: "/v1/content/previews",
  right: "content.read",
  input: z.object({ id: id.optional() }),
  answer: z.object({
    path: z.string().nullable().describe("Null if no page of its own shows the document"),
    region: z.enum(REGION_NAMES),
    token: z.string().describe("The value of the parameter `preview` of any page"),
    expiresAt: z.iso.datetime(),
  }),
  failures: UNKNOWN,
});
