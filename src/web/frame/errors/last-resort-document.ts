import { textOf } from "../../../editions/all-texts.ts";
import type { Edition } from "../../../editions/edition.ts";
import { plainDocument } from "./plain-document.ts";

/** The specification's words, for when the error page fails as well (LY-03). */
const LAST_RESORT = "An error occurred while showing the error page";

/** A whole document made of nothing but messages, which are constants: no React, no styles to load, no script. */
export function lastResortDocument(edition: Edition): string {
  const { t } = textOf(edition.language);
  const sentence = t("error.lastResort");
  const original = sentence === LAST_RESORT ? "" : `<p lang="en" dir="ltr">${LAST_RESORT}</p>`;
  return plainDocument(edition, {
    title: sentence,
    main: `<h1>${sentence}</h1>
${original}
<p><a href="/${edition.region}">${t("error.lastResortHome")}</a></p>`,
  });
}

/** Shows the error page, or the last resort when it throws itself. */
export function withLastResort(edition: Edition, showErrorPage: () => string): string {
  try {
    return showErrorPage();
  } catch {
    // The first error has been logged by whoever asked for the error page; this document is all that is left to say.
    return lastResortDocument(edition);
  }
}
