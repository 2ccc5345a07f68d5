import type { Edition } from "../../../editions/edition.ts";
import type { Language } from "../../../editions/regions.ts";
import { plainDocument } from "./plain-document.ts";

// Not from the messages and not by React: there is no time for either when this is shown.
const WORDS: Record<Language, { title: string; help: string; again: string }> = {
  en: {
    title: "The house is full just now",
    help: "Very many people are here at the same moment. Please try again in a few seconds. If you were sending something, go back: it is still there.",
    again: "Try again",
  },
  ar: {
    title: "البيت ممتلئ في هذه اللحظة",
    help: "يزورنا عدد كبير جدًا في اللحظة نفسها. نرجو المحاولة مجددًا بعد ثوانٍ قليلة. وإن كنتم ترسلون شيئًا فعودوا إلى الخلف، فهو ما زال هناك.",
    again: "إعادة المحاولة",
  },
};

/** For whoever came when there was no room: said at once, in the looks of the page for those who are offline. */
export function busyDocument(edition: Edition, path: string): string {
  const { title, help, again } = WORDS[edition.language];
  return plainDocument(edition, {
    title,
    head: '<link rel="stylesheet" href="/pwa/offline.css">',
    main: `<svg viewBox="0 0 22 28" aria-hidden="true"><path d="M2 27V12a9 9 0 0 1 18 0v15"/><path d="M7.5 27V13.5a3.5 3.5 0 0 1 7 0V27"/></svg>
<h1>${title}</h1>
<p>${help}</p>
<a href="${escapeAttribute(path)}">${again}</a>`,
  });
}

function escapeAttribute(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll('"', "&quot;").replaceAll("<", "&lt;");
}
