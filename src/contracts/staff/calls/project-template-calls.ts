import { z } from "zod";
import { CHANGED_BY_OTHER, defineStaffCall } from "../define-staff-call.ts";
import { STAFF_COUNTRIES } from "../staff-roles.ts";

const id = z.string().max(80);
const name = z.string().trim().min(1).max(80);
const version = z.number().int();

export const ProjectTemplate = z.object({
  id,
  country: z.enum(STAFF_COUNTRIES),
  name: z.string(),
  stages: z.number().int(),
  decisions: z.number().int(),
  checks: z.number().int(),
  version,
});

export type ProjectTemplate = z.output<typeof ProjectTemplate>;

const UNKNOWN = { 404: "There is no such template or project in the countries of the member." };
const TAKEN = "A template of the country has this name (reason `name`)";

export const listProjectTemplates = defineStaffCall({
  name: "listProjectTemplates",
  summary: "The templates of projects of the member's countries, by country and name",
  method: "GET",
  path: "/v1/project-templates",
  right: "projects.read",
  input: z.object({}),
  answer: z.object({ templates: z.array(ProjectTemplate) }),
});

export const saveProjectTemplate = defineStaffCall({
  name: "saveProjectTemplate",
  summary:
    "Saves the stages, checks, open decisions and warranties of a project as a template, with days counted from its start and without its customer",
  method: "POST",
  path: "/v1/project-templates",
  right: "projects.write",
  input: z.object({ project: id, name, key: z.string().min(1).max(60) }),
  answer: ProjectTemplate,
  failures: {
    ...UNKNOWN,
    409: `${TAKEN}, or the country has as many templates as it may (reason \`full\`).`,
  },
});

export const renameProjectTemplate = defineStaffCall({
  name: "renameProjectTemplate",
  summary: "Renames a template",
  method: "POST",
  path: "/v1/project-templates/:id",
  right: "projects.write",
  input: z.object({ id, version, name }),
  answer: ProjectTemplate,
  failures: { ...UNKNOWN, 409: `${CHANGED_BY_OTHER[409]} Or: ${TAKEN}.` },
});

export const removeProjectTemplate = defineStaffCall({
  name: "removeProjectTemplate",
  summary: "Removes a template; projects that were made from it stay",
  method: "POST",
  path: "/v1/project-templates/:id/remove",
  right: "projects.write",
  input: z.object({ id }),
  answer: z.object({ removed: z.literal(true) }),
  failures: UNKNOWN,
});
