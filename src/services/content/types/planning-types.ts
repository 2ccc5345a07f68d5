import type { BuildingRules } from "../../../contracts/documents/planning/building-rules-document.ts";
import type { DocumentTypes } from "../document-type.ts";
import { typeNamed } from "../type-named.ts";

export const PLANNING_TYPES: DocumentTypes = {
  "building-rules": { ...typeNamed("building-rules"), order: ({ order }: BuildingRules) => order },
  "work-calendars": typeNamed("work-calendars"),
  "plan-weeks": typeNamed("plan-weeks"),
};
