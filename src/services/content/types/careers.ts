import { PeopleStrongJob, RecruiteeJob, SkillateJob } from "../../../contracts/documents/careers/job.ts";
import type { DocumentTypes } from "../document-type.ts";

export const CAREERS_TYPES: DocumentTypes = {
  "careers-recruitee": { answersAs: "item", schemas: { "*": RecruiteeJob.strict() } },
  "careers-people-strong": { answersAs: "item", schemas: { "*": PeopleStrongJob.strict() } },
  "careers-skillate": { answersAs: "item", schemas: { "*": SkillateJob.strict() } },
};
