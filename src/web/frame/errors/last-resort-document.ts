import type { Edition } from "../../../editions/edition.ts";
import type { Language } from "../../../editions/regions.ts";
import { plainDocument } from "./plain-document.ts";

/** The specification's words, for when the error page fails as well (LY-03). */
const LAST_RESORT = "An error occurred while showing the error page";

// Not from the messages: whatever broke the page and the error page may have broken them too.
const WORDS: Record<Language, { sentence: string; home: string }> = {
  en: { sentence: LAST_RESORT, home: "Back to the home page" },
  ar: { sentence: "حدث خطأ أثناء عرض صفحة الخطأ", home: "العودة إلى الصفحة الرئيسية" },
};

/** A whole document made of nothing but text: no React, no styles to load, no script. */
export function lastResortDocument(edition: Edition): string {
  const { sentence, home } = WORDS[edition.language];
  const original = edition.language === "en" ? "" : `<p lang="en" dir="ltr">${LAST_RESORT}</p>`;
  return plainDocument(edition, {
    title: sentence,
    main: `<h1>${sentence}</h1>
${original}
<p><a href="/${edition.region}">${home}</a></p>`,
  });
}

/** Shows the error page, or the last resort when it throws itself. */
export async function withLastResort(
  edition: Edition,
  showErrorPage: () => string | Promise<string>,
): Promise<string> {
  try {
    return await showErrorPage();
  } catch {
    // The first error has been logged by whoever asked for the error page; this document is all that is left to say.
    return lastResortDocument(edition);
  }
}
