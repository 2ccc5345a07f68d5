import { data, useLoaderData } from "react-router";
import type { CallContext } from "../../../../contracts/documents/request-documents.ts";
import { hasView, isBuilt } from "../../../../urls/known-pages.ts";
import { matchUrl } from "../../../../urls/match-url.ts";
import type { PageName } from "../../../../urls/url-table.ts";
import {
  contentListMeta,
  loadContentList,
} from "../../../features/company/supplied-sections/list-section.tsx";
import {
  loadSupplies,
  PageSteps,
  SuppliedSections,
} from "../../../features/company/supplied-sections/supplied-sections.tsx";
import { findDocument, loadDocument } from "../../../frame/load-document.ts";
import { notFoundWith, page } from "../../../frame/page.ts";
import { pageMeta } from "../../../frame/seo/page-meta.ts";
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
      <SuppliedSections sections={sections} sampleNote={sampleNote} supplies={supplies} list={list} />
    </>
  );
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
