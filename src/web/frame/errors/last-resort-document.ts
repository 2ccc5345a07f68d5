import { textOf } from "../../../editions/all-texts.ts";
import type { Edition } from "../../../editions/edition.ts";

/** The sentence of the specification, for the case that the error page fails as well (LY-03). */
const LAST_RESORT = "An error occurred while showing the error page";

/** A whole document of constant messages: no React, no stylesheets, no scripts. */
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

/** Shows the error page, or the last-resort document if the error page throws. */
export function withLastResort(edition: Edition, showErrorPage: () => string): string {
  try {
    return showErrorPage();
  } catch {
    // The first error has already been logged.
    return lastResortDocument(edition);
  }
}

export type Reader = Pick<Edition, "language" | "direction">;

export interface PlainDocument {
  title: string;
  head?: string;
  main: string;
}

/** A whole document of plain text, for the case that React or time is not available. */
export function plainDocument(
  { language, direction }: Reader,
  { title, head = "", main }: PlainDocument,
): string {
  return `<!doctype html>
<html lang="${language}" dir="${direction}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title}</title>
${head}
</head>
<body>
<main>
${main}
</main>
</body>
</html>
`;
}
