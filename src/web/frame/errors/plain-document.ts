import type { Edition } from "../../../editions/edition.ts";

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
