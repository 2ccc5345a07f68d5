import { z } from "zod";
import { COUNTRIES } from "../../../editions/countries.ts";
import type { Country } from "../../../editions/regions.ts";
import type { PeopleStrongJob, RecruiteeJob, SkillateJob } from "./job.ts";

export interface JobListing {
  id: string;
  city: string;
  department: string;
  title: string;
  published_at: string;
  careers_url: string;
  expRange: string;
  sample?: true | undefined;
}

export interface PortalAnswers {
  RECRUITEE: readonly RecruiteeJob[] | undefined;
  PEOPLE_STRONG: readonly PeopleStrongJob[] | undefined;
  SKILLATE: readonly SkillateJob[] | undefined;
}

const Portal = z.object({
  fullyInactive: z.boolean(),
  excludedDepartments: z.array(z.string().min(1)),
});

export const CareersPortals = z.object({ RECRUITEE: Portal, PEOPLE_STRONG: Portal, SKILLATE: Portal });
export type CareersPortals = z.infer<typeof CareersPortals>;

export function listJobs(answers: PortalAnswers, portals: CareersPortals, country: Country): JobListing[] {
  const found = [
    ...keep(answers.RECRUITEE?.map(fromRecruitee), portals.RECRUITEE, country),
    ...keep(answers.PEOPLE_STRONG?.map(fromPeopleStrong), portals.PEOPLE_STRONG, country),
    ...keep(answers.SKILLATE?.map(fromSkillate), portals.SKILLATE, country),
  ];
  return found.sort((one, other) => timeOf(other.published_at) - timeOf(one.published_at));
}

interface PlacedJob {
  job: JobListing;
  country: string;
}

function keep(jobs: PlacedJob[] = [], portal: z.infer<typeof Portal>, country: Country): JobListing[] {
  if (portal.fullyInactive) return [];
  const excluded = portal.excludedDepartments.map(plain);
  const names = [country, COUNTRIES[country].label].map(plain);
  return jobs
    .filter(
      ({ job, country: place }) => names.includes(plain(place)) && !excluded.includes(plain(job.department)),
    )
    .map(({ job }) => job);
}

export function fromRecruitee(raw: RecruiteeJob): PlacedJob {
  return {
    country: raw.country_code,
    job: {
      id: String(raw.id),
      city: raw.city ?? "",
      department: raw.department ?? "",
      title: titleCase(raw.title),
      published_at: raw.published_at ?? "",
      careers_url: raw.careers_url,
      expRange: raw.expRange ?? "",
      sample: raw.sample,
    },
  };
}

export function fromPeopleStrong(raw: PeopleStrongJob): PlacedJob {
  const [, country = ""] = raw.locationHierarchyComplete.split(">");
  return {
    country,
    job: {
      id: raw.jobCode,
      city: raw.locationHierarchy.split(">").at(-1)?.trim() ?? "",
      department: raw.organizationUnit ?? "",
      title: titleCase(raw.jobTitle),
      published_at: raw.jobPostedDate ?? "",
      careers_url: raw.jobDetailUrl,
      expRange: raw.expRange ?? "",
      sample: raw.sample,
    },
  };
}

export function fromSkillate(raw: SkillateJob): PlacedJob {
  return {
    country: raw.office.country,
    job: {
      id: String(raw.id),
      city: raw.office.city ?? "",
      department: raw.department ?? "",
      title: titleCase(raw.title),
      published_at: raw.created_on ?? "",
      careers_url: raw.link,
      expRange: `${raw.experience_start} - ${raw.experience_end} years`,
      sample: raw.sample,
    },
  };
}

function plain(name: string): string {
  return name.trim().toLowerCase();
}

/** A job with an unreadable date is sorted last. */
function timeOf(date: string): number {
  return publishedAt(date)?.getTime() ?? 0;
}

/**
 * The publication date of a portal, or undefined if it cannot be parsed. Recruitee writes "2026-05-14 09:30:00 UTC".
 */
export function publishedAt(date: string): Date | undefined {
  const time = Date.parse(date.replace(/^(\d{4}-\d{2}-\d{2}) (\d{2}:\d{2}(?::\d{2})?)(?: UTC)?$/, "$1T$2Z"));
  return Number.isNaN(time) ? undefined : new Date(time);
}

const SMALL_WORDS = new Set(["a", "and", "at", "for", "in", "of", "on", "or", "the", "to", "with"]);

/** Words that keep their own spelling, whatever the portal writes. */
const OWN_SPELLINGS = new Map(
  [
    "3D",
    "AI",
    "AutoCAD",
    "AV",
    "B2B",
    "BIM",
    "CAD",
    "CNC",
    "CRM",
    "ERP",
    "HDB",
    "HR",
    "HSE",
    "HVAC",
    "IT",
    "MEP",
  ]
    .concat(["ML", "PMO", "QA", "QC", "SAP", "SEO", "SketchUp", "SQL", "UI", "UX", "VR"])
    .map((word) => [word.toLowerCase(), word]),
);

/** "SENIOR DESIGNER – ui/ux" becomes "Senior Designer – UI/UX". */
export function titleCase(title: string): string {
  let isFirst = true;
  return title
    .trim()
    .replaceAll(/\s+/g, " ")
    .replaceAll(/[\p{Letter}\p{Number}'’]+/gu, (word) => {
      const cased = caseWord(word.toLowerCase(), isFirst);
      isFirst = false;
      return cased;
    });
}

function caseWord(word: string, isFirst: boolean): string {
  const known = OWN_SPELLINGS.get(word);
  if (known) return known;
  if (SMALL_WORDS.has(word) && !isFirst) return word;
  return word.charAt(0).toUpperCase() + word.slice(1);
}
