import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { BACKEND_FOLDERS } from "../../contracts/browser/backend-paths.ts";
import { textOf } from "../../editions/all-texts.ts";
import { DEFAULT_LANGUAGE, LANGUAGE_CODES, type Language, languageRow } from "../../editions/languages.ts";
import { REGION_NAMES, REGIONS } from "../../editions/regions.ts";
import { addressOf } from "../../urls/links.ts";
import { NOTICE_STYLES, noticeDocument } from "./notice-document.ts";

/**
 * The service worker and its offline page in every language, by address. The folder contains the files that those
 * pages need.
 */
export async function offlineFiles(directory: string): Promise<Map<string, Buffer>> {
  const pages = LANGUAGE_CODES.map(
    (language) => [pageIn(language), Buffer.from(offlineDocument(language))] as const,
  );
  const parts = await Promise.all(
    [NOTICE_STYLES, OFFLINE_SCRIPT].map(
      async (path) => [path, await readFile(join(directory, path))] as const,
    ),
  );
  const worker = await readFile(join(import.meta.dirname, "service-worker.js"));
  const line = `const SITE = ${JSON.stringify(describeSite(new Map([...pages, ...parts])))};\n\n`;
  return new Map([...pages, ["/service-worker.js", Buffer.concat([Buffer.from(line), worker])]]);
}

/** The data of the site that the worker needs: it is not a module and cannot import the tables. */
function describeSite(files: ReadonlyMap<string, Buffer>) {
  const hash = createHash("sha256");
  for (const bytes of files.values()) hash.update(bytes);
  return {
    // Browsers load the pages again when it changes.
    version: hash.digest("hex").slice(0, 8),
    files: [...files.keys()],
    pages: Object.fromEntries(REGION_NAMES.map((region) => [`/${region}`, pageIn(REGIONS[region].language)])),
    otherwise: pageIn(DEFAULT_LANGUAGE),
    leftAlone: [...BACKEND_FOLDERS, addressOf(null, "health")],
  };
}

function pageIn(language: Language): string {
  return `/pwa/offline-${language}.html`;
}

/** Retries automatically as soon as there is a connection. */
const OFFLINE_SCRIPT = "/pwa/offline.js";

/** The page for visitors who are offline: it needs only its style sheet and its script, which are cached with it. */
function offlineDocument(language: Language): string {
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
