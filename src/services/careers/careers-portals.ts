import { z } from "zod";
import { PeopleStrongJob, RecruiteeJob, SkillateJob } from "../../contracts/documents/careers/job.ts";

/** Where a portal of someone else answers, by setting. */
export interface PortalAddress {
  url: string;
  token?: string | undefined;
}

export interface Portal<Job> {
  name: string;
  /** The jobs that we serve ourselves where no portal is set. */
  contentType: string;
  job: z.ZodType<Job>;
  /** What the portal's answer looks like around the jobs. */
  answer: z.ZodType<unknown[]>;
  /** Where the jobs are below the portal's address. */
  path: string;
}

const jobs = z.array(z.unknown());

export const RECRUITEE: Portal<RecruiteeJob> = {
  name: "recruitee",
  contentType: "careers-recruitee",
  job: RecruiteeJob,
  answer: z.object({ offers: jobs }).transform(({ offers }) => offers),
  path: "/api/offers/",
};

export const PEOPLE_STRONG: Portal<PeopleStrongJob> = {
  name: "people-strong",
  contentType: "careers-people-strong",
  job: PeopleStrongJob,
  answer: jobs,
  path: "",
};

export const SKILLATE: Portal<SkillateJob> = {
  name: "skillate",
  contentType: "careers-skillate",
  job: SkillateJob,
  answer: jobs,
  path: "",
};
