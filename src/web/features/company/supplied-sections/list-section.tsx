import { JOBS_PAGING } from "../../../../contracts/calls/careers-calls.ts";
import type { JobListing } from "../../../../contracts/documents/careers/job-listing.ts";
import type { CallContext } from "../../../../contracts/documents/request-documents.ts";
import type { ContentSection, SectionOf } from "../../../../contracts/documents/sections/content-section.ts";
import type { Designer, Review } from "../../../../contracts/documents/sections/list-sections.ts";
import { listMeta } from "../../../frame/seo/list-meta.ts";
import type { PageDescription } from "../../../frame/seo/page-head.ts";
import type { MetaContext } from "../../../frame/seo/page-meta.ts";
import { parsePage } from "../../../frame/seo/page-number.ts";
import type { SectionFrame } from "../../../sections/parts/section.tsx";
import { type Listing, listItems } from "../../lists/listing/narrowing.ts";
import { JobsSection } from "../careers/jobs-section.tsx";
import { bandNames, bandsOf, jobPostings, loadJobs } from "../careers/load-jobs.ts";
import { DesignersSection } from "../designers/designers-section.tsx";
import { ReviewsSection } from "../reviews/reviews-section.tsx";

interface ListSectionProps extends SectionFrame {
  list: ContentList;
  path: string;
}

export function ListSection({ list, ...frame }: ListSectionProps) {
  switch (list.kind) {
    case "jobs":
      return <JobsSection {...frame} words={list.words} listing={list.listing} />;
    case "review-list":
      return <ReviewsSection {...frame} words={list.words} listing={list.listing} />;
    case "designers":
      return <DesignersSection {...frame} words={list.words} listing={list.listing} />;
  }
}

const REVIEWS_ON_A_PAGE = 5;
const DESIGNERS_ON_A_PAGE = 6;

export type ContentList =
  | { kind: "jobs"; words: SectionOf<"jobs">; listing: Listing<JobListing> }
  | { kind: "review-list"; words: SectionOf<"review-list">; listing: Listing<Review> }
  | { kind: "designers"; words: SectionOf<"designers">; listing: Listing<Designer> };

interface ListContext extends CallContext {
  url: URL;
}

/** A page has at most one list, because its filters are in the query. */
export async function loadContentList(
  sections: readonly ContentSection[],
  context: ListContext,
): Promise<ContentList | undefined> {
  for (const section of sections) {
    if (section.kind === "jobs") return listOfJobs(section, context);
    if (section.kind === "review-list") return listOfReviews(section, context);
    if (section.kind === "designers") return listOfDesigners(section, context);
  }
  return undefined;
}

async function listOfJobs(words: SectionOf<"jobs">, context: ListContext): Promise<ContentList> {
  const facets = {
    city: { valuesOf: ({ city }: JobListing) => [city] },
    department: { valuesOf: ({ department }: JobListing) => [department] },
    experience: {
      valuesOf: ({ expRange }: JobListing) => bandsOf(expRange, words),
      order: bandNames(words),
    },
  };
  const asked = { facets, ...askedOf(words, context), size: JOBS_PAGING.limit };
  return { kind: "jobs", words, listing: listItems(await loadJobs(context), asked) };
}

function listOfReviews(words: SectionOf<"review-list">, context: ListContext): ContentList {
  const facets = {
    city: { valuesOf: ({ city }: Review) => [city] },
    home: { valuesOf: ({ home }: Review) => [home] },
    rating: {
      valuesOf: ({ stars }: Review) => [String(stars)],
      order: ["5", "4", "3", "2", "1"],
    },
  };
  const newestFirst = words.items.toSorted((one, other) => other.month.localeCompare(one.month));
  const asked = { facets, ...askedOf(words, context), size: REVIEWS_ON_A_PAGE };
  return { kind: "review-list", words, listing: listItems(newestFirst, asked) };
}

function listOfDesigners(words: SectionOf<"designers">, context: ListContext): ContentList {
  const facets = {
    city: { valuesOf: ({ city }: Designer) => [city] },
    language: { valuesOf: ({ languages }: Designer) => languages },
    speciality: { valuesOf: ({ speciality }: Designer) => [speciality] },
  };
  const asked = { facets, ...askedOf(words, context), size: DESIGNERS_ON_A_PAGE };
  return { kind: "designers", words, listing: listItems(words.items, asked) };
}

function askedOf<Filters>({ filters }: { filters: Filters }, { url }: ListContext) {
  return { filters, url, page: parsePage(url.searchParams) };
}

/**
 * The changes that a list makes to its page's meta data: later pages show their number, and a filtered list has the
 * canonical URL of the whole list.
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
