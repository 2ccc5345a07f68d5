import { z } from "zod";
import { getProjectPaper } from "../../calls/customer/project-calls.ts";
import { Project } from "../../customer/project/project.ts";
import { PROJECT_PARTS, ProjectHead } from "../../customer/project/project-parts.ts";
import { SCOPES } from "../../documents/planning/plan-weeks.ts";
import { wholeNumber } from "../../field-types.ts";
import { CHANGED_BY_OTHER, defineStaffCall } from "../define-staff-call.ts";
import { STAFF_COUNTRIES } from "../staff-roles.ts";
import {
  PROJECT_KINDS,
  PROJECT_STATES,
  ProjectItem,
  ProjectRecord,
  ProjectUpload,
  StaffProjectHead,
  StaffProjectParts,
} from "./project-schemas.ts";

const UNKNOWN = { 404: "There is no such project in the countries of the member." };
const id = z.string().max(80);
const key = z.string().min(1).max(60).describe("The same for the same request, so that it is done once");
const ofBrowser = z
  .string()
  .optional()
  .describe("The session of a member; set by the page that shows the project");
const phone = z
  .string()
  .trim()
  .regex(/^\+[1-9]\d{6,14}$/, "wrong");
const email = z.email("wrong").max(200);

const ProjectFilters = z.object({
  country: z.enum(STAFF_COUNTRIES).optional(),
  kind: z.enum(PROJECT_KINDS).optional(),
  state: z.enum(PROJECT_STATES).optional(),
  late: z.enum(["1"]).optional().describe("Only projects that are later than agreed and not handed over"),
  search: z.string().trim().max(120).optional().describe("A number, an address or a code"),
});

export const listStaffProjects = defineStaffCall({
  name: "listStaffProjects",
  summary: "Projects of the member's countries, the newest first, page by page",
  method: "GET",
  path: "/v1/projects",
  right: "projects.read",
  input: ProjectFilters.extend({
    after: z.string().max(120).optional().describe("The `next` of the page before"),
    size: wholeNumber(1, 200).default(50),
  }),
  answer: z.object({
    projects: z.array(ProjectItem),
    next: z.string().nullable(),
    total: z.number().int().describe("At most 1,001, which means more than 1,000"),
  }),
});

export const getStaffProject = defineStaffCall({
  name: "getStaffProject",
  summary: "A project as it is edited; the look is written to the audit log",
  method: "GET",
  path: "/v1/projects/:id",
  right: "projects.read",
  input: z.object({ id }),
  answer: ProjectRecord,
  failures: UNKNOWN,
});

export const viewStaffProject = defineStaffCall({
  name: "viewStaffProject",
  summary: "A project as its customer sees it",
  method: "GET",
  path: "/v1/projects/:id/view",
  right: "projects.read",
  input: z.object({ id, cookie: ofBrowser }),
  headers: { cookie: "cookie" },
  answer: Project,
  failures: UNKNOWN,
});

export const viewStaffProjectPaper = defineStaffCall({
  name: "viewStaffProjectPaper",
  summary: "One document of a project as its customer gets it; the look is written to the audit log",
  method: "GET",
  path: "/v1/projects/:id/papers/:paper",
  right: "projects.read",
  input: z.object({ id, cookie: ofBrowser, paper: z.string().max(60) }),
  headers: { cookie: "cookie" },
  answer: getProjectPaper.answer,
  failures: UNKNOWN,
});

const NewProject = z.object({
  country: z.enum(STAFF_COUNTRIES),
  kind: z.enum(PROJECT_KINDS).default("interiors"),
  name: ProjectHead.shape.name.unwrap(),
  location: ProjectHead.shape.location,
  phone: phone.optional(),
  email: email.optional(),
  region: z.string().max(10).optional(),
  leadId: id.optional(),
  estimate: z.string().max(20).optional().describe("The code of a stored estimate"),
  template: id.optional().describe("A project whose stages, checks, decisions and warranties are copied"),
  savedTemplate: id.optional().describe("A saved template of the country, instead of a project"),
  total: z.number().int().min(0).optional(),
  startOn: z.iso.date(),
  home: z.string().max(40).optional(),
  scope: z.enum(SCOPES).optional(),
});

export const startStaffProject = defineStaffCall({
  name: "startStaffProject",
  summary: "What is known for a new project from a lead or a stored estimate, to be checked by the member",
  method: "GET",
  path: "/v1/project-starts",
  right: "projects.write",
  input: z.object({ lead: id.optional(), estimate: z.string().max(20).optional() }),
  answer: NewProject.omit({ startOn: true, name: true, kind: true }).extend({
    name: z.string().nullable(),
    homes: z.record(z.enum(STAFF_COUNTRIES), z.array(z.string())).describe("The homes that can be planned"),
  }),
  failures: { 404: "There is no such lead or estimate in the countries of the member." },
});

export const createStaffProject = defineStaffCall({
  name: "createStaffProject",
  summary: "Creates a project with planned stages and the payments of its country",
  method: "POST",
  path: "/v1/projects",
  right: "projects.write",
  input: NewProject.extend({ key }),
  answer: ProjectRecord,
  failures: { 404: "There is no such lead, estimate or template in the countries of the member." },
});

export const changeStaffProject = defineStaffCall({
  name: "changeStaffProject",
  summary:
    "Replaces the head and the kinds of parts that are sent; a decision that the customer has made stays as it is",
  method: "POST",
  path: "/v1/projects/:id",
  right: "projects.write",
  input: z.object({
    id,
    version: z.number().int(),
    head: StaffProjectHead.optional(),
    contact: z
      .object({ phone: phone.nullable(), email: email.nullable(), region: z.string().max(10).nullable() })
      .optional(),
    parts: StaffProjectParts.optional(),
  }),
  answer: ProjectRecord,
  failures: {
    ...UNKNOWN,
    ...CHANGED_BY_OTHER,
    400: "A part is not as agreed, or names a file of another project.",
  },
});

export const planStaffProject = defineStaffCall({
  name: "planStaffProject",
  summary: "The stages with dates for a start day, by the planner of the site",
  method: "GET",
  path: "/v1/project-plans",
  right: "projects.write",
  input: z.object({
    country: z.enum(STAFF_COUNTRIES),
    startOn: z.iso.date(),
    home: z.string().max(40).optional(),
    scope: z.enum(SCOPES).optional(),
  }),
  answer: z.object({ stages: z.array(PROJECT_PARTS.stages) }),
});

export const uploadProjectFile = defineStaffCall({
  name: "uploadProjectFile",
  summary: "Sends a paper (PDF) or a photograph; the body is the file itself",
  method: "POST",
  path: "/v1/projects/:id/files",
  right: "projects.write",
  isUpload: true,
  input: z.object({ id, use: z.enum(["paper", "photograph"]), name: z.string().min(1).max(200), key }),
  answer: ProjectUpload,
  failures: { ...UNKNOWN, 413: "The file is larger than 10 MB.", 415: "The file has another type." },
});

export const getProjectFile = defineStaffCall({
  name: "getProjectFile",
  summary: "A file of a project",
  method: "GET",
  path: "/v1/projects/:id/files/:file",
  right: "projects.read",
  input: z.object({ id, file: z.string().max(80) }),
  answer: z.string(),
  failures: UNKNOWN,
});

export const tellProjectCustomer = defineStaffCall({
  name: "tellProjectCustomer",
  summary: "Sends the customer a letter about what is new, once for each version",
  method: "POST",
  path: "/v1/projects/:id/tell",
  right: "projects.write",
  input: z.object({ id, version: z.number().int() }),
  answer: ProjectRecord,
  failures: { ...UNKNOWN, ...CHANGED_BY_OTHER, 400: "No address is known, or letters cannot be sent." },
});
