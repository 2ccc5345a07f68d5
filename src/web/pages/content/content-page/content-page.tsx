import { useLoaderData } from "react-router";
import { getDocument } from "../../../../contracts/calls/get-document.ts";
import { searchDocuments } from "../../../../contracts/calls/search-documents.ts";
import type { Caller } from "../../../../contracts/create-caller.ts";
import { ContentPage as PageDocument } from "../../../../contracts/documents/content-page.ts";
import type { Edition } from "../../../../editions/edition.ts";
import { LeadBand } from "../../../features/leads/drawer/lead-band.tsx";
import { nearestCentres } from "../../../features/visits/nearest-centres.ts";
import { showCentres } from "../../../features/visits/show-centres.ts";
import { optional, page, required } from "../../../frame/page.ts";
import { pageMeta } from "../../../frame/seo/page-meta.ts";
import type { ShownCentres } from "../../../sections/centres/centres.tsx";
import { questionsJsonLd } from "../../../sections/questions/questions-json-ld.ts";
import { SectionList } from "../../../sections/section-list.tsx";

export const loader = page(async ({ call, edition, place }) => {
  const filters = `country.eq:${edition.isoCode};language.eq:${edition.languageCode}`;
  const { jsonBody } = await required(
    call(getDocument, { contentSlug: "content-pages", pageSlug: place.page.name, filters }),
  );
  const document = PageDocument.parse(jsonBody);
  const hasCentres = document.sections.some(({ kind }) => kind === "centres");
  return { document, centres: hasCentres ? await loadCentres(call, edition) : NO_CENTRES };
});

const NO_CENTRES: ShownCentres = { near: [], elsewhere: [] };

async function loadCentres(call: Caller, edition: Edition): Promise<ShownCentres> {
  const question = { contentSlug: "ec", filters: `countryCode.eq:${edition.isoCode}`, size: 100 };
  const { contents } = await optional(call(searchDocuments, question), { contents: [] });
  return showCentres(nearestCentres(contents, "", edition.language), edition);
}

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
