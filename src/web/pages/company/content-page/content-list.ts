import { JOBS_PAGING } from "../../../../contracts/calls/careers.ts";
import type { Asking } from "../../../../contracts/documents/ask-documents.ts";
import type { JobListing } from "../../../../contracts/documents/careers/job-listing.ts";
import type { ContentSection, SectionOf } from "../../../../contracts/documents/sections/content-section.ts";
import type { Designer, Review } from "../../../../contracts/documents/sections/list-sections.ts";
import { bandNames, bandsOf } from "../../../features/company/careers/experience.ts";
import { jobPostings } from "../../../features/company/careers/job-posting.ts";
import { loadJobs } from "../../../features/company/careers/load-jobs.ts";
import { type Listing, listItems } from "../../../features/lists/listing/narrowing.ts";
import { listMeta } from "../../../frame/seo/list-meta.ts";
import type { PageDescription } from "../../../frame/seo/page-head.ts";
import type { MetaContext } from "../../../frame/seo/page-meta.ts";
import { parsePage } from "../../../frame/seo/page-number.ts";

const REVIEWS_ON_A_PAGE = 8;
const DESIGNERS_ON_A_PAGE = 12;

/** The list of a page that has one: what is shown of it, by what the address asks for. */
export type ContentList =
  | { kind: "jobs"; words: SectionOf<"jobs">; listing: Listing<JobListing> }
  | { kind: "review-list"; words: SectionOf<"review-list">; listing: Listing<Review> }
  | { kind: "designers"; words: SectionOf<"designers">; listing: Listing<Designer> };

interface ListAsking extends Asking {
  url: URL;
}

/** A page has one at most: what is chosen of it stands in the address. */
export async function loadContentList(
  sections: readonly ContentSection[],
  asking: ListAsking,
): Promise<ContentList | undefined> {
  for (const section of sections) {
    if (section.kind === "jobs") return listOfJobs(section, asking);
    if (section.kind === "review-list") return listOfReviews(section, asking);
    if (section.kind === "designers") return listOfDesigners(section, asking);
  }
  return undefined;
}

async function listOfJobs(words: SectionOf<"jobs">, asking: ListAsking): Promise<ContentList> {
  const facets = {
    city: { valuesOf: ({ city }: JobListing) => [city] },
    department: { valuesOf: ({ department }: JobListing) => [department] },
    experience: {
      valuesOf: ({ expRange }: JobListing) => bandsOf(expRange, words),
      order: bandNames(words),
    },
  };
  const { url } = asking;
  const asked = {
    facets,
    filters: words.filters,
    url,
    page: parsePage(url.searchParams),
    size: JOBS_PAGING.limit,
  };
  return { kind: "jobs", words, listing: listItems(await loadJobs(asking), asked) };
}

function listOfReviews(words: SectionOf<"review-list">, { url }: ListAsking): ContentList {
  const facets = {
    city: { valuesOf: ({ city }: Review) => [city] },
    home: { valuesOf: ({ home }: Review) => [home] },
    rating: {
      valuesOf: ({ stars }: Review) => [String(stars)],
      order: ["5", "4", "3", "2", "1"],
    },
  };
  const newestFirst = words.items.toSorted((one, other) => other.month.localeCompare(one.month));
  const asked = {
    facets,
    filters: words.filters,
    url,
    page: parsePage(url.searchParams),
    size: REVIEWS_ON_A_PAGE,
  };
  return { kind: "review-list", words, listing: listItems(newestFirst, asked) };
}

function listOfDesigners(words: SectionOf<"designers">, { url }: ListAsking): ContentList {
  const facets = {
    city: { valuesOf: ({ city }: Designer) => [city] },
    language: { valuesOf: ({ languages }: Designer) => languages },
    speciality: { valuesOf: ({ speciality }: Designer) => [speciality] },
  };
  const asked = {
    facets,
    filters: words.filters,
    url,
    page: parsePage(url.searchParams),
    size: DESIGNERS_ON_A_PAGE,
  };
  return { kind: "designers", words, listing: listItems(words.items, asked) };
}

/**
 * What a list changes about the page that it stands on: further pages say their number, and a choice of it is one list with
 * the whole for search engines.
 */
export function contentListMeta(
  list: ContentList,
  { title, description }: Pick<PageDescription, "title" | "description">,
  context: MetaContext,
): PageDescription {
  const { page, lastPage, choice, href, isBeyond } = list.listing;
  const isWhole = Object.keys(choice).length === 0;
  const jobs = list.kind === "jobs" && isWhole && page === 1 ? list.listing.items : [];
  return listMeta(
    { page, lastPage, href, isEmpty: isBeyond },
    {
      title,
      description,
      index: isWhole && !isBeyond,
      jsonLd: jobPostings(jobs, context.edition, context.brand.name),
    },
    context,
  );
}
