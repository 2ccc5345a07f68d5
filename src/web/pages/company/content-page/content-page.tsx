import { data, useLoaderData } from "react-router";
import { JOBS_PAGING } from "../../../../contracts/calls/careers-calls.ts";
import type { JobListing } from "../../../../contracts/documents/careers/job-listing.ts";
import type { CallContext } from "../../../../contracts/documents/request-documents.ts";
import type { ContentSection, SectionOf } from "../../../../contracts/documents/sections/content-section.ts";
import type { Designer, Review } from "../../../../contracts/documents/sections/list-sections.ts";
import { hasView, isBuilt } from "../../../../urls/known-pages.ts";
import { matchUrl } from "../../../../urls/match-url.ts";
import type { PageName } from "../../../../urls/url-table.ts";
import { JobsSection } from "../../../features/company/careers/jobs-section.tsx";
import { bandNames, bandsOf, jobPostings, loadJobs } from "../../../features/company/careers/load-jobs.ts";
import { DesignersSection } from "../../../features/company/designers/designers-section.tsx";
import { ReviewsSection } from "../../../features/company/reviews/reviews-section.tsx";
import {
  loadSupplies,
  PageSteps,
  SuppliedSections,
} from "../../../features/company/supplied-sections/supplied-sections.tsx";
import { type Listing, listItems } from "../../../features/lists/listing/narrowing.ts";
import { findDocument, loadDocument } from "../../../frame/load-document.ts";
import { notFoundWith, page } from "../../../frame/page.ts";
import { listMeta } from "../../../frame/seo/list-meta.ts";
import type { PageDescription } from "../../../frame/seo/page-head.ts";
import { type MetaContext, pageMeta } from "../../../frame/seo/page-meta.ts";
import { parsePage } from "../../../frame/seo/page-number.ts";
import type { SectionFrame } from "../../../sections/parts/section.tsx";
import { questionsIn } from "../../../sections/questions/questions-json-ld.ts";

export const loader = page(async ({ call, edition, requestContext, url }) => {
  const context = { call, edition };
  const document = await loadDocument("content-pages", context, requestContext.page.name);
  const [supplies, above, list] = await Promise.all([
    loadSupplies(document.sections, { ...context, url }),
    document.crumb ? namesAbove(url.pathname, context) : {},
    loadContentList(document.sections, { ...context, url }),
  ]);
  const found = { document, supplies, above, list };
  return list?.listing.isBeyond ? notFoundWith(found) : data(found);
});

export const meta = pageMeta<typeof loader>(({ document, above, list }, context) => {
  const { title, description, crumb, sections } = document;
  const listed = list && contentListMeta(list, { title, description }, context);
  const jsonLd = [...questionsIn(sections), ...(listed?.jsonLd ?? [])];
  return { title, description, crumb, crumbNames: above, ...listed, jsonLd };
});

export default function ContentPage() {
  const { document, supplies, above, list } = useLoaderData<typeof loader>();
  const { crumb, sections, sampleNote } = document;
  return (
    <>
      {crumb && <PageSteps path={supplies.path} current={crumb} pages={above} />}
      <SuppliedSections
        sections={sections}
        sampleNote={sampleNote}
        supplies={supplies}
        list={({ id, tone, sampleNote: note }) =>
          list && <ListSection id={id} tone={tone} sampleNote={note} list={list} path={supplies.path} />
        }
      />
    </>
  );
}

interface ListSectionProps extends SectionFrame {
  list: ContentList;
  path: string;
}

function ListSection({ list, ...frame }: ListSectionProps) {
  switch (list.kind) {
    case "jobs":
      return <JobsSection {...frame} words={list.words} listing={list.listing} />;
    case "review-list":
      return <ReviewsSection {...frame} words={list.words} listing={list.listing} />;
    case "designers":
      return <DesignersSection {...frame} words={list.words} listing={list.listing} />;
  }
}

/** The breadcrumb names of the parent pages that consist of sections. */
async function namesAbove(path: string, context: CallContext): Promise<Partial<Record<PageName, string>>> {
  const { region } = context.edition;
  const segments = path.split("/").filter((segment) => segment !== "");
  const pages = segments.slice(1, -1).flatMap((_, index) => {
    const page = matchUrl(`/${segments.slice(0, index + 2).join("/")}`)?.row.page;
    return page && isBuilt(page, region) && !hasView(page) ? [page] : [];
  });
  const named = await Promise.all(
    pages.map(async (page) => [page, (await findDocument("content-pages", context, page))?.crumb] as const),
  );
  return Object.fromEntries(named);
}

const REVIEWS_ON_A_PAGE = 8;
const DESIGNERS_ON_A_PAGE = 12;

type ContentList =
  | { kind: "jobs"; words: SectionOf<"jobs">; listing: Listing<JobListing> }
  | { kind: "review-list"; words: SectionOf<"review-list">; listing: Listing<Review> }
  | { kind: "designers"; words: SectionOf<"designers">; listing: Listing<Designer> };

interface ListContext extends CallContext {
  url: URL;
}

/** A page has at most one list, because its filters are in the query. */
async function loadContentList(
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
function contentListMeta(
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
