import { textOf } from "../../editions/all-texts.ts";
import { type Language, languageRow } from "../../editions/languages.ts";
import { noticeDocument } from "./notice-document.ts";

/** Tries again by itself as soon as there is a connection. */
export const OFFLINE_SCRIPT = "/pwa/offline.js";

/** For whoever is offline: it needs nothing but its style sheet and its script, which are kept with it. */
export function offlineDocument(language: Language): string {
  const { t } = textOf(language);
  return noticeDocument(
    { language, direction: languageRow(language).direction },
    {
      title: t("pwa.offline.title"),
      heading: t("pwa.offline.heading"),
      text: t("pwa.offline.help"),
      head: `<meta name="theme-color" content="#FBF8F4">\n<script src="${OFFLINE_SCRIPT}" defer></script>`,
      action: `<button type="button">${t("error.busy.again")}</button>`,
    },
  );
}
