import { z } from "zod";
import { agreed } from "../agreement.ts";
import { defineCall } from "../define-call.ts";
import { AgreedRecruiteeJob, PeopleStrongJob, RecruiteeJob, SkillateJob } from "../documents/careers/job.ts";

export const JOBS_PAGING = { limit: 10, page: 1, offset: 0 } as const;

const failures = { 503: "The portal does not answer, and no earlier response is stored." };

/** Open jobs of all countries, in the portal's format. Also served below /bumblebee (AMB-25). */
export const listRecruiteeJobs = defineCall({
  name: "listRecruiteeJobs",
  summary: "Open jobs on Recruitee, of all countries",
  host: "own",
  method: "GET",
  path: "/v1/api/careers/jobs/recruitee",
  input: z.object({}),
  answer: z.array(RecruiteeJob),
  agreed: agreed({
    answer: z.array(AgreedRecruiteeJob),
    complete: (jobs) => jobs.map(({ id, ...job }, index) => ({ ...job, id: id ?? index + 1 })),
  }),
  failures,
});

export const listPeopleStrongJobs = defineCall({
  name: "listPeopleStrongJobs",
  summary: "Open jobs on PeopleStrong, of all countries",
  host: "own",
  method: "GET",
  path: "/v1/api/careers/jobs/people-strong",
  input: z.object({}),
  answer: z.array(PeopleStrongJob),
  failures,
});

export const listSkillateJobs = defineCall({
  name: "listSkillateJobs",
  summary: "Open jobs on Skillate, of all countries",
  host: "own",
  method: "GET",
  path: "/v1/api/careers/jobs/skillate",
  input: z.object({}),
  answer: z.array(SkillateJob),
  failures,
});
