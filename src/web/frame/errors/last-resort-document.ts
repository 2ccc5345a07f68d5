import { textOf } from "../../../editions/all-texts.ts";
import type { Edition } from "../../../editions/edition.ts";

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
    // The first error has been logged already.
    return lastResortDocument(edition);
  }
}

export type Reader = Pick<Edition, "language" | "direction">;

export interface PlainDocument {
  title: string;
  head?: string;
  main: string;
}

/** A whole document of finished text, for when there is no React to make one, or no time. */
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
