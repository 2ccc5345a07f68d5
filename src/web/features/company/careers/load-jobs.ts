import {
  listPeopleStrongJobs,
  listRecruiteeJobs,
  listSkillateJobs,
} from "../../../../contracts/calls/careers-calls.ts";
import {
  getCareersPortals,
  getOwnCareersPortals,
} from "../../../../contracts/documents/careers/careers-portals.ts";
import {
  type JobListing,
  listJobs,
  publishedAt,
} from "../../../../contracts/documents/careers/job-listing.ts";
import type { CallContext } from "../../../../contracts/documents/request-documents.ts";
import type { Jobs } from "../../../../contracts/documents/sections/list-sections.ts";
import type { Edition } from "../../../../editions/edition.ts";
import { fillPlaceholders } from "../../../../ui/text/text.tsx";
import { optional, required } from "../../../frame/page.ts";
import type { JsonLd } from "../../../frame/seo/structured-data.ts";

/**
 * Returns the open jobs of a country from all portals. A portal that fails is left out, even if all of them fail
 * (CA-13).
 */
export async function loadJobs({ call, edition }: CallContext): Promise<JobListing[]> {
  const [settings, RECRUITEE, PEOPLE_STRONG, SKILLATE] = await Promise.all([
    loadPortals({ call, edition }),
    optional(call(listRecruiteeJobs, {}), undefined),
    optional(call(listPeopleStrongJobs, {}), undefined),
    optional(call(listSkillateJobs, {}), undefined),
  ]);
  const answers = { RECRUITEE, PEOPLE_STRONG, SKILLATE };
  return listJobs(answers, settings.content, edition.country);
}

async function loadPortals({ call, edition }: CallContext) {
  const asked = { slug: "careers-portals", isoCode: edition.isoCode };
  const theirs = await optional(call(getCareersPortals, asked), undefined);
  return theirs ?? required(call(getOwnCareersPortals, asked));
}

/**
 * Builds the JobPosting data for search engines. Fields that a portal does not send are not invented; a job without a
 * date gets no JobPosting.
 */
export function jobPostings(jobs: readonly JobListing[], { isoCode }: Edition, company: string): JsonLd[] {
  return jobs.flatMap(({ id, title, city, department, expRange, published_at, careers_url, sample }) => {
    const published = publishedAt(published_at);
    // Sample jobs have no JobPosting.
    if (!published || !city || !careers_url || sample) return [];
    return [
      {
        "@type": "JobPosting",
        title,
        description: [title, department, expRange, city].filter(Boolean).join(" · "),
        identifier: { "@type": "PropertyValue", name: company, value: id },
        datePosted: published.toISOString().slice(0, 10),
        hiringOrganization: { "@type": "Organization", name: company },
        jobLocation: {
          "@type": "Place",
          address: { "@type": "PostalAddress", addressLocality: city, addressCountry: isoCode },
        },
        url: careers_url,
        directApply: false,
        ...(department && { occupationalCategory: department }),
        ...(expRange && { experienceRequirements: expRange }),
      },
    ];
  });
}

interface Years {
  from: number;
  /** Undefined for a range without an upper end. */
  to?: number;
}

const BANDS: readonly Years[] = [
  { from: 0, to: 1 },
  { from: 1, to: 3 },
  { from: 3, to: 6 },
  { from: 6, to: 10 },
  { from: 10 },
];

type YearsWords = Pick<Jobs, "years" | "yearsMore">;

export function bandNames(words: YearsWords): string[] {
  return BANDS.map((band) => nameOf(band, words));
}

/** Returns the bands that overlap a job's range, or none if the portal's text cannot be parsed. */
export function bandsOf(expRange: string, words: YearsWords): string[] {
  const asked = readYears(expRange);
  if (!asked) return [];
  return BANDS.filter((band) => reaches(asked, band)).map((band) => nameOf(band, words));
}

/** "3 - 6 years", "10+ years", "2 years" */
function readYears(expRange: string): Years | undefined {
  const [from, to] = [...expRange.matchAll(/\d+(?:\.\d+)?/g)].map(([number]) => Number(number));
  if (from === undefined) return undefined;
  if (to !== undefined) return { from, to };
  return expRange.includes("+") ? { from } : { from, to: from };
}

/** Ranges that only touch do not overlap, but a single year belongs to exactly one band. */
function reaches(asked: Years, band: Years): boolean {
  const end = asked.to ?? Number.POSITIVE_INFINITY;
  const bandEnd = band.to ?? Number.POSITIVE_INFINITY;
  if (end === asked.from) return asked.from >= band.from && asked.from < bandEnd;
  return asked.from < bandEnd && end > band.from;
}

function nameOf({ from, to }: Years, { years, yearsMore }: YearsWords): string {
  return to === undefined ? fillPlaceholders(yearsMore, { from }) : fillPlaceholders(years, { from, to });
}
