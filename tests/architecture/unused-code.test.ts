import { expect, test } from "vitest";
import { parseModule } from "../support/parse-module.ts";
import { isTestFile, projectFiles, readProjectFile } from "../support/project-files.ts";
import { unusedExports } from "./rules/used-exports.ts";
import { missingEntryPoints, type SourceFile, unusedFiles } from "./rules/used-files.ts";

/** The search for used files starts here: these files are started by a person, by React Router or by a browser. */
const ENTRY_POINTS = [
  "package.json",
  "vite.config.ts",
  "vite.staff.config.ts",
  "src/staff/staff.html",
  "src/staff/main.tsx",
  // The build generates this file.
  "src/staff/virtual-staff-messages.d.ts",
  "vitest.config.ts",
  "playwright.config.ts",
  "react-router.config.ts",
  "src/server/main.ts",
  "src/web/root.tsx",
  "src/web/routes.ts",
  "src/web/entry.client.ts",
  "src/web/entry.server.tsx",
  // The build generates this file.
  "src/web/virtual-islands.d.ts",
  // Run by hand when the base map changes.
  "scripts/make-basemap.ts",
  // Run by hand when a font or an icon changes.
  "scripts/make-icons.ts",
  "scripts/make-phone-metadata.ts",
  // Run by hand when a setting changes.
  "scripts/make-settings.ts",
  "scripts/subset-fonts.ts",
  "scripts/subset-card-fonts.ts",
  "scripts/subset-pdf-fonts.ts",
  "scripts/subset-font.d.ts",
  // Other sites load this script.
  "public/scripts/embed.js",
  // Run by hand when the text or the photographs of the brochure change.
  "scripts/make-brochure.ts",
  // Browsers request it without a link.
  "public/favicon.ico",
  // The licence must be distributed with the fonts.
  "src/ui/base/fonts/OFL.txt",
  "src/services/images/fonts/OFL.txt",
];

/** The build finds these files by folder: the definition of a page, and the module with the name of its folder. */
const PAGES = projectFiles("src/web/pages/*/*/*.{ts,tsx}").filter((file) => {
  const [name = "", folder] = file.split("/").reverse();
  return name === "page.ts" || name.replace(/\.tsx?$/, "") === folder;
});

/**
 * These files are finished and tested, but nothing uses them yet. A file that comes into use must be removed from
 * this list.
 */
const WAITING: Record<string, string> = {};

/** Single exports that nothing uses yet, of files that are in use. */
const WAITING_NAMES: readonly string[] = [];

/** Export names that a framework reads from a module, by the path of the module. */
const TAKEN_BY_FRAMEWORKS: { files: RegExp; names: string[] }[] = [
  { files: /^tests\/support\/(share-content|migrated-databases)\.ts$/, names: ["default"] },
  {
    files: /^src\/web\/(root|pages\/.+)\.tsx?$/,
    names: [
      "default",
      "page",
      "loader",
      "action",
      "meta",
      "links",
      "headers",
      "handle",
      "middleware",
      "Layout",
      "ErrorBoundary",
    ],
  },
  // The server reads pageServices from the build, so no import of it is visible.
  { files: /^src\/web\/entry\.server\.tsx$/, names: ["default", "handleError", "pageServices"] },
  { files: /^(src\/web\/routes|[\w.-]+\.config)\.ts$/, names: ["default"] },
];

const TEXTS = /\.(ts|tsx|mjs|css|json|html|svg|webmanifest|txt|js)$/;
const MODULES = /\.(ts|tsx|mjs|js)$/;
const checked = projectFiles("src/**", "messages/**", "scripts/**", "public/**").filter(
  (file) => !file.endsWith(".md"),
);
const files = [...checked, ...projectFiles("package.json", "*.config.ts")].map(toSourceFile);

test("every file is used", () => {
  const shipped = files.filter(({ path }) => !isTestFile(path));
  const waiting = Object.keys(WAITING);
  expect(missingEntryPoints(shipped, [...ENTRY_POINTS, ...PAGES, ...waiting])).toEqual([]);
  expect(unusedFiles(shipped, [...ENTRY_POINTS, ...PAGES, ...waiting])).toEqual([]);
  const unused = unusedFiles(shipped, [...ENTRY_POINTS, ...PAGES]).map((problem) => problem.split(":")[0]);
  expect(waiting.filter((file) => !unused.includes(file))).toEqual([]);
});

test("every exported name is used", () => {
  const modules = [...files, ...projectFiles("tests/**/*.{ts,tsx}", "bench/**/*.{ts,mjs}").map(toSourceFile)];
  const problems = unusedExports(
    modules.flatMap(({ module }) => (module ? [module] : [])),
    (file, name) => TAKEN_BY_FRAMEWORKS.some((taken) => taken.files.test(file) && taken.names.includes(name)),
  );
  expect(problems).toEqual([]);
});

test("no name is exported only for tests", () => {
  const shipped = [...files, ...projectFiles("bench/**/*.{ts,mjs}").map(toSourceFile)]
    .filter(({ path }) => !isTestFile(path))
    .flatMap(({ module }) => (module ? [module] : []));
  const sources = new Map(shipped.map(({ file, source: text }) => [file, text]));
  // A name that its own file uses counts as used, even if only a test imports it.
  const isUsedAtHome = (file: string, name: string) =>
    (sources.get(file)?.match(new RegExp(`\\b${name}\\b`, "g"))?.length ?? 0) > 1;
  const problems = unusedExports(
    shipped,
    (file, name) =>
      isUsedAtHome(file, name) ||
      file in WAITING ||
      WAITING_NAMES.includes(`${file} ${name}`) ||
      TAKEN_BY_FRAMEWORKS.some((taken) => taken.files.test(file) && taken.names.includes(name)),
  );
  expect(problems).toEqual([]);
});

test("reports a file that no entry point reaches, by any kind of reference", () => {
  const example = [
    source("src/main.ts", 'import "./a.ts"; const page = "pages/b.tsx"; import.meta.glob("./islands/*.ts");'),
    // biome-ignore lint/suspicious/noTemplateCurlyInString: it is the source of a file
    source("src/a.ts", 'import "./a.css"; const icon = `/icons/icon-${size}.png`;'),
    source("src/a.css", '@import "./base.css"; @font-face { src: url("./fonts/x.woff2"); }'),
    source("src/base.css", ""),
    source("src/web/pages/b.tsx", ""),
    source("src/islands/c.ts", ""),
    { path: "src/fonts/x.woff2", text: undefined, module: undefined },
    { path: "public/icons/icon-512.png", text: undefined, module: undefined },
    source("src/forgotten.ts", 'import "./a.ts";'),
    source("src/forgotten.css", ""),
  ];
  expect(unusedFiles(example, ["src/main.ts"])).toEqual([
    "src/forgotten.ts:1: nothing uses this file; delete it, or import it where it is needed",
    "src/forgotten.css:1: nothing uses this file; delete it, or import it where it is needed",
  ]);
  expect(missingEntryPoints(example, ["src/main.ts", "src/gone.ts"])).toEqual(["src/gone.ts"]);
});

test("reports an export that no other file imports", () => {
  const modules = [
    parseModule(
      "src/a.ts",
      "export const used = 1;\nexport const unused = 2;\nexport interface Shape {}\nexport type X = 1;",
    ),
    parseModule("src/b.ts", 'import { used } from "./a.ts"; export default used; export const all = 1;'),
    parseModule("src/c.ts", 'import * as b from "./b.ts";'),
  ];
  expect(unusedExports(modules, () => false)).toEqual([
    'src/a.ts:2: no other file uses "unused"; drop "export", or delete it',
  ]);
});

function toSourceFile(path: string): SourceFile {
  return TEXTS.test(path)
    ? source(path, readProjectFile(path))
    : { path, text: undefined, module: undefined };
}

function source(path: string, text: string): SourceFile {
  return { path, text, module: MODULES.test(path) ? parseModule(path, text) : undefined };
}
