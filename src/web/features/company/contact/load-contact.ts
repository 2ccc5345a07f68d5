import type { Caller } from "../../../../contracts/create-caller.ts";
import type { ContactPage } from "../../../../contracts/documents/centres/contact-page.ts";
import type { Edition } from "../../../../editions/edition.ts";
import { findDocument, findDocuments, loadDocument } from "../../../frame/load-document.ts";
import { questionsJsonLd } from "../../../sections/questions/questions-json-ld.ts";
import { visitOffer } from "../../leads/visits/visit-offer.ts";
import { showFinder } from "../../places/centres/finder-centre.ts";
import { readChoice } from "../../places/centres/finder-choice.ts";

export type LoadedContact = Awaited<ReturnType<typeof loadContact>>;

/** Our own words stand on any host; the centres may come from one of someone else, and may be missing. */
export async function loadContact(
  { call, edition, url }: { call: Caller; edition: Edition; url: URL },
  slug: "contact-us" | "visit-us",
) {
  const asking = { call, edition };
  const [document, cities, calendar] = await Promise.all([
    loadDocument("contact-pages", asking, slug),
    findDocuments("ec", asking, { size: 100 }),
    findDocument("work-calendars", asking),
  ]);
  const holidays = calendar?.holidays ?? [];
  const finder = showFinder(cities, holidays, edition);
  return {
    document,
    finder,
    chosen: readChoice(url.searchParams, finder.cities),
    offer: visitOffer(cities, holidays, edition),
    path: url.pathname,
  };
}

export function contactMeta({ title, description, crumb, before, after }: ContactPage) {
  const questions = [...before, ...after].flatMap((section) =>
    section.kind === "questions" ? section.items : [],
  );
  return { title, description, crumb, jsonLd: questions.length > 0 ? [questionsJsonLd(questions)] : [] };
}
