import { data, useLoaderData } from "react-router";
import { loadSupplies } from "../../../features/company/supplied-sections/load-supplies.ts";
import { PageWay } from "../../../features/company/supplied-sections/page-way.tsx";
import { SuppliedSections } from "../../../features/company/supplied-sections/supplied-sections.tsx";
import { loadDocument } from "../../../frame/load-document.ts";
import { notFoundWith, page } from "../../../frame/page.ts";
import { pageMeta } from "../../../frame/seo/page-meta.ts";
import { questionsIn } from "../../../sections/questions/questions-json-ld.ts";
import { contentListMeta, loadContentList } from "./content-list.ts";
import { ListSection } from "./list-section.tsx";
import { namesAbove } from "./names-above.ts";

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
