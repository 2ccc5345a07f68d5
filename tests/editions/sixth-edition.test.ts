import { execFileSync } from "node:child_process";
import { copyFileSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { attribute, hrefs, type Page, readHtml, textOf } from "../support/read-html.ts";
import { scratchProject } from "../support/scratch-project.ts";
import { siteProcesses } from "../support/site-process.ts";

/** Malaysia in Malay, as a developer would add it: rows in tables, and texts in the language. */
const ROWS: Record<string, Record<string, string>> = {
  "src/editions/languages.ts": {
    "} as const satisfies Record<string, LanguageRow>;": `  ms: {
    ownName: "Bahasa Melayu",
    direction: "ltr",
    script: "latin",
    dateLocale: "ms-MY",
    fullDate: { locale: "ms-MY", day: "numeric" },
    weekdays: "short",
    comma: ", ",
    halvesOfDay: { AM: "PG", PM: "PTG" },
    ordinals: {},
    riyals: "SAR {amount}",
  },\n`,
  },
  "src/editions/regions.ts": {
    "} as const satisfies Record<string, RegionRow>;":
      '  "my-ms": { country: "my", language: "ms", label: "Malaysia", siteName: "Malaysia", locale: "ms-MY" },\n',
  },
  "src/editions/all-texts.ts": {
    "import { byLanguage,": 'import ms from "../../messages/ms.json" with { type: "json" };\n',
    " };\n\nconst TEXTS": ", ms",
  },
  "scripts/make-icons.ts": {
    "};\n\nconst FACES":
      '  "my-ms": { photograph: "dining-forest-4", line: "Untuk makan malam yang panjang." },\n',
  },
};
const COPIES: Record<string, [from: string, change: (text: string) => string]> = {
  "messages/ms.json": ["messages/en.json", markMessages],
  "content/documents/website_content/home.my-ms.json": [
    "content/documents/website_content/home.my.json",
    (text) => text.replace('"home-my"', '"home-my-ms"').replace('"language": "en"', '"language": "ms"'),
  ],
  "content/documents/facts/my-ms/facts.json": ["content/documents/facts/my/facts.json", (text) => text],
};
const PICTURE = "public/share/default-my-ms.jpg";
const MARK = "[ms]";

const { start } = siteProcesses();
let folder = "";
beforeAll(() => {
  folder = scratchProject();
  addEdition(folder);
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test("a new edition needs rows, a message file and content: eight files at most", () => {
  expect([...Object.keys(ROWS), ...Object.keys(COPIES), PICTURE].length).toBeLessThanOrEqual(8);
});

test("no other file has to change for it: the sources still compile", () => {
  const project = { extends: "./tsconfig.json", include: ["src", "scripts"] };
  writeFileSync(join(folder, "tsconfig.scratch.json"), JSON.stringify(project));
  const compiler = join(folder, "node_modules/typescript/bin/tsc");
  const check = () =>
    execFileSync(process.execPath, [compiler, "--noEmit", "-p", "tsconfig.scratch.json"], { cwd: folder });
  expect(check).not.toThrow();
});

test("the sixth edition serves its pages in its own language, and the other editions link to it", async () => {
  const site = await start({ NODE_ENV: "development" }, { folder, entry: "src/server/dev.ts" });
  await site.ready();
  const open = async (path: string) => readHtml(await (await fetch(site.url + path)).text());

  const home = await fetch(`${site.url}/my-ms`);
  expect(home.status).toBe(200);
  const page = readHtml(await home.text());
  expect(languageOf(page)).toEqual(["ms", "ltr"]);
  expect(textOf(page.one("title"))).toContain("Malaysia");
  expect(textOf(page.one("#languages-title"))).toContain(MARK);
  for (const line of page.all(".lead-form__consent")) expect(textOf(line)).toContain(MARK);

  // A page of a country exists in each of its editions.
  const ideas = await open("/my-ms/design-ideas");
  expect(languageOf(ideas)).toEqual(["ms", "ltr"]);
  expect(hrefs(ideas, "main a").join()).toContain("/my-ms/design-ideas/");

  const missing = await open("/my-ms/no-such-page");
  expect(languageOf(missing)).toEqual(["ms", "ltr"]);
  expect(textOf(missing.one("h1"))).toContain(MARK);

  const offline = await open("/pwa/offline-ms.html");
  expect(languageOf(offline)).toEqual(["ms", "ltr"]);
  expect(textOf(offline.one("h1"))).toContain(MARK);
  const worker = await (await fetch(`${site.url}/service-worker.js`)).text();
  expect(worker).toContain('"/my-ms":"/pwa/offline-ms.html"');

  const other = await open("/sa-ar");
  expect(languageOf(other)).toEqual(["ar", "rtl"]);
  expect(textOf(other.one('.languages a[href="/my-ms"]'))).toContain("Bahasa Melayu");

  const places = await fetch(
    `${site.url}/api/web-backend/v3/places/autocomplete?country=MY&language=ms&query=ipoh`,
  );
  expect(places.status).toBe(200);
});

function addEdition(root: string): void {
  for (const [file, rows] of Object.entries(ROWS)) {
    let source = readFileSync(join(root, file), "utf8");
    for (const [before, row] of Object.entries(rows)) {
      expect(source.split(before).length, `${file} has one place for the row`).toBe(2);
      source = source.replace(before, () => row + before);
    }
    writeFileSync(join(root, file), source);
  }
  for (const [file, [from, change]] of Object.entries(COPIES)) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), change(readFileSync(join(root, from), "utf8")));
  }
  copyFileSync(join(root, "public/share/default-my.jpg"), join(root, PICTURE));
}

/** The English texts with a mark that identifies them, so that the test needs no Malay translation. */
function markMessages(english: string): string {
  const messages: Record<string, string> = JSON.parse(english);
  const marked = Object.entries(messages).map(([key, text]) => [key, `${text} ${MARK}`]);
  return JSON.stringify(Object.fromEntries(marked));
}

function languageOf(page: Page): (string | undefined)[] {
  const root = page.one("html");
  return [attribute(root, "lang"), attribute(root, "dir")];
}
