import { z } from "zod";

const text = z.string().min(1);
const orNull = z.string().nullable().default(null);
const sample = z.literal(true).optional();

/** Where to apply for a job: at its portal, or on one of our pages. */
const applyAddress = z.union([
  z.url({ protocol: /^https?$/ }),
  z.string().regex(/^\/[a-z]/, "must be an address of the web, or a page of ours that begins with /"),
]);

export const RecruiteeJob = z.object({
  id: z.union([z.number().int(), text]),
  title: text,
  department: z.string().nullable(),
  city: z.string().nullable(),
  country_code: z.string().length(2).describe("ISO 3166, such as IN"),
  published_at: z.string().nullable(),
  careers_url: applyAddress.describe("Where the job is described and applied for"),
  expRange: z.string().nullish().describe("Years of experience, such as 3 - 6 years"),
  sample,
});

/**
 * A job as any portal sends it. The address of its description is not agreed, so without one the job is shown without
 * a link.
 */
export const AgreedRecruiteeJob = RecruiteeJob.extend({
  id: RecruiteeJob.shape.id.optional(),
  department: orNull,
  city: orNull,
  country_code: z.string(),
  published_at: orNull,
  careers_url: applyAddress.catch(""),
});

export const PeopleStrongJob = z.object({
  jobCode: text,
  jobTitle: text,
  organizationUnit: z.string().nullable().describe("The department"),
  locationHierarchy: z.string().describe("The place of work, such as Bengaluru"),
  locationHierarchyComplete: z
    .string()
    .describe("From the continent down, parts divided by >: Asia>India>Karnataka"),
  jobPostedDate: z.string().nullable(),
  jobDetailUrl: applyAddress,
  expRange: z.string().nullable().describe("Years of experience, such as 3 - 6 years"),
  sample,
});

export const SkillateJob = z.object({
  id: z.union([z.number().int(), text]),
  title: text,
  department: z.string().nullable(),
  office: z.object({ city: z.string().nullable(), country: text }),
  created_on: z.string().nullable(),
  link: applyAddress,
  experience_start: z.number().nonnegative(),
  experience_end: z.number().nonnegative(),
  sample,
});

export type RecruiteeJob = z.infer<typeof RecruiteeJob>;
export type PeopleStrongJob = z.infer<typeof PeopleStrongJob>;
export type SkillateJob = z.infer<typeof SkillateJob>;
