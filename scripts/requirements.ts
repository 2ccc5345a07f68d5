// npm run requirements: lists which rows of the specification are proved by a test, and which addresses still have no
// page.
import { globSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { isBuilt } from "../src/urls/known-pages.ts";
import { matchUrl } from "../src/urls/match-url.ts";
import { type PageName, URL_TABLE } from "../src/urls/url-table.ts";
import "../src/web/pages/all-pages.ts";
import { provedTitles } from "./lib/entry-points.ts";
import { parseSpecification, type RouteRow } from "./lib/specification.ts";
import { testsIn } from "./lib/test-titles.ts";
import { type Traceability, traceRequirements } from "./lib/traceability.ts";

const root = join(import.meta.dirname, "..");
/** The server responds to these itself, so they need no page. */
const SERVED: readonly PageName[] = [
  "root",
  "health",
  "robots",
  "auth-callback",
  "auth-login",
  "auth-logout",
  "auth-url-mapper",
  "auth-ukeyo-login",
  "auth-login-page",
];
const WITH_DOCUMENT = new Set(
  globSync("content/documents/content-pages/*/*.json", { cwd: root }).map((file) => basename(file, ".json")),
);
const TESTS = [
  "src/**/*.test.{ts,tsx}",
  "scripts/**/*.test.ts",
  "tests/**/*.test.{ts,tsx}",
  "tests/journeys/*.spec.ts",
];

const specification = parseSpecification(readFileSync(join(root, "docs/spec/requirements.md"), "utf8"));
const files = globSync(TESTS, { cwd: root }).sort();
const read = (file: string) => readFileSync(join(root, file), "utf8");
const known = new Map();
const titles = files.flatMap((file) => testsIn(file, read(file)).map(({ title }) => title));
const proved = files.flatMap((file) => provedTitles(file, read, known));
const trace = traceRequirements(specification, titles, proved);

printAreas(trace);
printUntested(trace);
printOpenPoints();
printOpenPages();
printTotals(trace, specification.routes);

function printAreas({ areas }: Traceability): void {
  console.log("Requirements that are proved by a request, a component or a journey\n");
  for (const { area, name, rows, proved } of areas) {
    const share = proved === rows ? "all" : proved === 0 ? "none" : `${rows - proved} open`;
    console.log(
      `  ${area}  ${name.padEnd(34)} ${String(proved).padStart(3)} of ${String(rows).padStart(3)}  ${share}`,
    );
  }
}

function printUntested({ untested, unproved, unknown }: Traceability): void {
  console.log("\nRequirements that only a unit test beside the code names (not counted)\n");
  for (const { id, text } of unproved) console.log(`  ${id}  ${shorten(text)}`);
  console.log("\nRequirements that no test names\n");
  for (const { id, text } of untested) console.log(`  ${id}  ${shorten(text)}`);
  if (unknown.length > 0)
    console.log(`\nNamed by a test, but not in the specification: ${unknown.join(", ")}`);
}

function printOpenPoints(): void {
  console.log("\nRequirements with an open point: a test proves only our own choice\n");
  for (const { id, openPoint } of specification.requirements)
    if (openPoint) console.log(`  ${id}  ${shorten(openPoint)}`);
}

function printOpenPages(): void {
  console.log("\nPages of the URL table that are not built yet\n");
  const open = [...new Set(URL_TABLE.map((row) => row.page))].filter((page) => !isAnswered(page));
  for (const page of open) {
    const rows = URL_TABLE.filter((row) => row.page === page);
    const shapes = rows.map((row) => `/${row.regions ? `{${row.regions.join(",")}}/` : ""}${row.path}`);
    console.log(`  ${page.padEnd(31)} ${shapes.join("  ")}`);
  }
}

function printTotals({ areas }: Traceability, routes: readonly RouteRow[]): void {
  const [rows, count] = [
    areas.reduce((sum, area) => sum + area.rows, 0),
    areas.reduce((sum, area) => sum + area.proved, 0),
  ];
  const pages = routes.filter(({ section }) => section === "page" || section === "amp-page");
  const answered = pages.filter(({ path }) => {
    const match = matchUrl(path.split("?")[0] ?? "");
    return match !== undefined && isAnswered(match.row.page);
  });
  const allPages = [...new Set(URL_TABLE.map((row) => row.page))];
  console.log("\nTotals\n");
  console.log(
    `  Requirements: ${count} of ${rows} are proved (${proved.length} of ${titles.length} tests in ${files.length} files use an entry point of the site).`,
  );
  console.log(`  Pages: ${allPages.filter(isAnswered).length} of ${allPages.length} are built.`);
  console.log(`  Addresses of the route table: ${answered.length} of ${pages.length} have their page.`);
}

function isAnswered(page: PageName): boolean {
  return isBuilt(page, undefined) || WITH_DOCUMENT.has(page) || SERVED.includes(page);
}

function shorten(text: string): string {
  return text.length > 96 ? `${text.slice(0, 95).trimEnd()}…` : text;
}
