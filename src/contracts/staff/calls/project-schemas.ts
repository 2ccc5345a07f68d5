import { z } from "zod";
import {
  Paper,
  Photograph,
  PROJECT_PARTS,
  ProjectHead,
  Sheet,
  StoredDecision,
  StoredPicture,
} from "../../customer/project/project-parts.ts";
import { STAFF_COUNTRIES } from "../staff-roles.ts";

export const PROJECT_KINDS = ["interiors", "products"] as const;
export const PROJECT_STATES = ["in-progress", "handed-over"] as const;

const MOST_OF_A_KIND = 150;

const uploadId = z.string().regex(/^[\w-]{1,60}$/);

/** A paper of which the staff has sent the file, or one that the site writes from a sheet. */
const StoredPaper = Paper.extend({ upload: uploadId.optional(), sheet: Sheet.optional() });

const StoredPhotograph = Photograph.omit({ picture: true }).extend({ picture: StoredPicture });

/** The parts as they are stored, and as the staff edits them. */
const STAFF_PROJECT_PARTS = {
  ...PROJECT_PARTS,
  decisions: StoredDecision,
  papers: StoredPaper,
  photographs: StoredPhotograph,
};

export type ProjectPartKind = keyof typeof STAFF_PROJECT_PARTS;

export const PROJECT_PART_KINDS = Object.keys(STAFF_PROJECT_PARTS) as ProjectPartKind[];

function listOf<Part extends z.ZodType>(part: Part) {
  return z.array(part).max(MOST_OF_A_KIND).optional();
}

export const StaffProjectParts = z.object({
  stages: listOf(STAFF_PROJECT_PARTS.stages),
  appointments: listOf(STAFF_PROJECT_PARTS.appointments),
  decisions: listOf(STAFF_PROJECT_PARTS.decisions),
  payments: listOf(STAFF_PROJECT_PARTS.payments),
  papers: listOf(STAFF_PROJECT_PARTS.papers),
  photographs: listOf(STAFF_PROJECT_PARTS.photographs),
  team: listOf(STAFF_PROJECT_PARTS.team),
  quotes: listOf(STAFF_PROJECT_PARTS.quotes),
  changes: listOf(STAFF_PROJECT_PARTS.changes),
  delays: listOf(STAFF_PROJECT_PARTS.delays),
  checks: listOf(STAFF_PROJECT_PARTS.checks),
  passport: listOf(STAFF_PROJECT_PARTS.passport),
  warranties: listOf(STAFF_PROJECT_PARTS.warranties),
});

export type StaffProjectParts = z.output<typeof StaffProjectParts>;

export const StaffProjectHead = ProjectHead.omit({ id: true, country: true, isSample: true });

export const ProjectItem = z.object({
  id: z.string(),
  code: z.string().describe("Short and readable, for the telephone"),
  name: ProjectHead.shape.name,
  country: z.enum(STAFF_COUNTRIES),
  kind: z.enum(PROJECT_KINDS),
  isSample: z.boolean(),
  isClaimed: z.boolean().describe("Whether the customer has logged in and sees it"),
  stage: z.string().nullable().describe("The stage that is not done yet"),
  openDecisions: z.number().int(),
  expectedOn: z.string().nullable(),
  handedOverOn: z.string().nullable(),
  isLate: z.boolean(),
  createdAt: z.string(),
  version: z.number().int(),
});

export type ProjectItem = z.output<typeof ProjectItem>;

export const ProjectUpload = z.object({
  id: z.string(),
  name: z.string(),
  type: z.string(),
  size: z.number().int(),
});

export const ProjectRecord = ProjectItem.extend({
  phone: z.string().nullable(),
  email: z.string().nullable(),
  region: z.string().nullable().describe("The edition of the customer, for letters"),
  leadId: z.string().nullable(),
  head: StaffProjectHead,
  parts: StaffProjectParts,
  uploads: z.array(ProjectUpload),
  news: z.array(z.string()).describe("What has changed since the customer was told"),
  toldAt: z.string().nullable(),
  canTell: z.boolean().describe("Whether an e-mail address is known and letters can be sent"),
});

export type ProjectRecord = z.output<typeof ProjectRecord>;
