// npm run requirements: which rows of the specification a test names, and which addresses are still without a page.
import { globSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { matchUrl } from "../src/urls/match-url.ts";
import { isBuilt } from "../src/urls/pages-to-come.ts";
import { type PageName, URL_TABLE } from "../src/urls/url-table.ts";
import { parseSpecification, type RouteRow } from "./lib/specification.ts";
import { testTitlesIn } from "./lib/test-titles.ts";
import { type Traceability, traceRequirements } from "./lib/traceability.ts";

const root = join(import.meta.dirname, "..");
/** Answered by the server itself; they need no page. */
const SERVED: readonly PageName[] = ["root", "health", "robots"];
const WITH_DOCUMENT = new Set(
  globSync("content/documents/content-pages/*/*.json", { cwd: root }).map((file) => basename(file, ".json")),
);
const TESTS = [
  "src/**/*.test.{ts,tsx}",
  "scripts/**/*.test.ts",
  "tests/**/*.test.ts",
  "tests/journeys/*.spec.ts",
];

const specification = parseSpecification(readFileSync(join(root, "docs/spec/requirements.md"), "utf8"));
const files = globSync(TESTS, { cwd: root }).sort();
const titles = files.flatMap((file) => testTitlesIn(file, readFileSync(join(root, file), "utf8")));
const trace = traceRequirements(specification, titles);

printAreas(trace);
printUntested(trace);
printOpenPages();
printTotals(trace, specification.routes);

function printAreas({ areas }: Traceability): void {
  console.log("Requirements that a test names\n");
  for (const { area, name, rows, tested } of areas) {
    const share = tested === rows ? "all" : tested === 0 ? "none" : `${rows - tested} open`;
    console.log(
      `  ${area}  ${name.padEnd(34)} ${String(tested).padStart(3)} of ${String(rows).padStart(3)}  ${share}`,
    );
  }
}

function printUntested({ untested, unknown }: Traceability): void {
  console.log("\nRequirements that no test names\n");
  for (const { id, text } of untested) console.log(`  ${id}  ${shorten(text)}`);
  if (unknown.length > 0)
    console.log(`\nNamed by a test, but not in the specification: ${unknown.join(", ")}`);
}

function printOpenPages(): void {
  console.log("\nPages of the url table that are still open\n");
  const open = [...new Set(URL_TABLE.map((row) => row.page))].filter((page) => !isAnswered(page));
  for (const page of open) {
    const rows = URL_TABLE.filter((row) => row.page === page);
    const shapes = rows.map((row) => `/${row.regions ? `{${row.regions.join(",")}}/` : ""}${row.path}`);
    console.log(`  ${page.padEnd(31)} ${shapes.join("  ")}`);
  }
}

function printTotals({ areas, untested }: Traceability, routes: readonly RouteRow[]): void {
  const rows = areas.reduce((sum, area) => sum + area.rows, 0);
  const pages = routes.filter(({ section }) => section === "page" || section === "amp-page");
  const answered = pages.filter(({ path }) => {
    const match = matchUrl(path.split("?")[0] ?? "");
    return match !== undefined && match.variant === "html" && isAnswered(match.row.page);
  });
  const allPages = [...new Set(URL_TABLE.map((row) => row.page))];
  console.log("\nTotals\n");
  console.log(
    `  Requirements: ${rows - untested.length} of ${rows} are named by a test (${titles.length} tests in ${files.length} files).`,
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
