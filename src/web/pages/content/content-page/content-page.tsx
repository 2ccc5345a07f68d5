import { useLoaderData } from "react-router";
import { LeadBand } from "../../../features/leads/drawer/lead-band.tsx";
import { nearestCentres } from "../../../features/visits/nearest-centres.ts";
import { showCentres } from "../../../features/visits/show-centres.ts";
import { findDocuments, loadDocument } from "../../../frame/load-document.ts";
import { page } from "../../../frame/page.ts";
import { pageMeta } from "../../../frame/seo/page-meta.ts";
import { questionsJsonLd } from "../../../sections/questions/questions-json-ld.ts";
import { SectionList } from "../../../sections/section-list.tsx";

export const loader = page(async ({ call, edition, place }) => {
  const asking = { call, edition };
  const document = await loadDocument("content-pages", asking, place.page.name);
  const hasCentres = document.sections.some(({ kind }) => kind === "centres");
  const cities = hasCentres ? await findDocuments("ec", asking) : [];
  return { document, centres: showCentres(nearestCentres(cities, "", edition.language), edition) };
});

export const meta = pageMeta<typeof loader>(({ document: { title, description, sections } }) => {
  const questions = sections.flatMap((section) => (section.kind === "questions" ? section.items : []));
  return { title, description, jsonLd: questions.length > 0 ? [questionsJsonLd(questions)] : [] };
});

export default function ContentPage() {
  const { document, centres } = useLoaderData<typeof loader>();
  return (
    <SectionList
      sections={document.sections}
      sampleNote={document.sampleNote}
      centres={centres}
      leadBand={({ title, text }) => <LeadBand title={title} text={text} />}
    />
  );
}
