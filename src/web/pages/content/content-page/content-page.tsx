import { useLoaderData } from "react-router";
import { loadSupplies } from "../../../features/supplied-sections/load-supplies.ts";
import { PageWay } from "../../../features/supplied-sections/page-way.tsx";
import { SuppliedSections } from "../../../features/supplied-sections/supplied-sections.tsx";
import { loadDocument } from "../../../frame/load-document.ts";
import { page } from "../../../frame/page.ts";
import { pageMeta } from "../../../frame/seo/page-meta.ts";
import { questionsIn } from "../../../sections/questions/questions-json-ld.ts";
import { namesAbove } from "./names-above.ts";

export const loader = page(async ({ call, edition, place, url }) => {
  const asking = { call, edition };
  const document = await loadDocument("content-pages", asking, place.page.name);
  const [supplies, above] = await Promise.all([
    loadSupplies(document.sections, { ...asking, url }),
    document.crumb ? namesAbove(url.pathname, asking) : {},
  ]);
  return { document, supplies, above };
});

export const meta = pageMeta<typeof loader>(({ document, above }) => {
  const { title, description, crumb, sections } = document;
  return { title, description, crumb, crumbNames: above, jsonLd: questionsIn(sections) };
});

export default function ContentPage() {
  const { document, supplies, above } = useLoaderData<typeof loader>();
  const { crumb, sections, sampleNote } = document;
  return (
    <>
      {crumb && <PageWay path={supplies.path} current={crumb} pages={above} />}
      <SuppliedSections sections={sections} sampleNote={sampleNote} supplies={supplies} />
    </>
  );
}
