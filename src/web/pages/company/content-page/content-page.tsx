import { data, useLoaderData } from "react-router";
import type { Asking } from "../../../../contracts/documents/ask-documents.ts";
import { hasView, isBuilt } from "../../../../urls/known-pages.ts";
import { matchUrl } from "../../../../urls/match-url.ts";
import type { PageName } from "../../../../urls/url-table.ts";
import { JobsSection } from "../../../features/company/careers/jobs-section.tsx";
import { DesignersSection } from "../../../features/company/designers/designers-section.tsx";
import { ReviewsSection } from "../../../features/company/reviews/reviews-section.tsx";
import {
  loadSupplies,
  PageWay,
  SuppliedSections,
} from "../../../features/company/supplied-sections/supplied-sections.tsx";
import { findDocument, loadDocument } from "../../../frame/load-document.ts";
import { notFoundWith, page } from "../../../frame/page.ts";
import { pageMeta } from "../../../frame/seo/page-meta.ts";
import type { SectionFrame } from "../../../sections/parts/section.tsx";
import { questionsIn } from "../../../sections/questions/questions-json-ld.ts";
import { type ContentList, contentListMeta, loadContentList } from "./content-list.ts";

export const loader = page(async ({ call, edition, place, url }) => {
  const asking = { call, edition };
  const document = await loadDocument("content-pages", asking, place.page.name);
  const [supplies, above, list] = await Promise.all([
    loadSupplies(document.sections, { ...asking, url }),
    document.crumb ? namesAbove(url.pathname, asking) : {},
    loadContentList(document.sections, { ...asking, url }),
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
      {crumb && <PageWay path={supplies.path} current={crumb} pages={above} />}
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

/** What the pages above a path call themselves in a breadcrumb, as far as they are made of sections. */
async function namesAbove(path: string, asking: Asking): Promise<Partial<Record<PageName, string>>> {
  const { region } = asking.edition;
  const segments = path.split("/").filter((segment) => segment !== "");
  const pages = segments.slice(1, -1).flatMap((_, index) => {
    const page = matchUrl(`/${segments.slice(0, index + 2).join("/")}`)?.row.page;
    return page && isBuilt(page, region) && !hasView(page) ? [page] : [];
  });
  const named = await Promise.all(
    pages.map(async (page) => [page, (await findDocument("content-pages", asking, page))?.crumb] as const),
  );
  return Object.fromEntries(named);
}
