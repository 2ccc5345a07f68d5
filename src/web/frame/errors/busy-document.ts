import { textOf } from "../../../editions/all-texts.ts";
import type { Edition } from "../../../editions/edition.ts";
import { plainDocument } from "./plain-document.ts";

/** For whoever came when there was no room: said at once, without React, in the looks of the page for those who are offline. */
export function busyDocument(edition: Edition, path: string): string {
  const { t } = textOf(edition.language);
  const title = t("error.busy.title");
  return plainDocument(edition, {
    title,
    head: '<link rel="stylesheet" href="/pwa/offline.css">',
    main: `<svg viewBox="0 0 22 28" aria-hidden="true"><path d="M2 27V12a9 9 0 0 1 18 0v15"/><path d="M7.5 27V13.5a3.5 3.5 0 0 1 7 0V27"/></svg>
<h1>${title}</h1>
<p>${t("error.busy.help")}</p>
<a href="${escapeAttribute(path)}">${t("error.busy.again")}</a>`,
  });
}

function escapeAttribute(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll('"', "&quot;").replaceAll("<", "&lt;");
}
