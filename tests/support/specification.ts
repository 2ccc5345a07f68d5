import { parseSpecification, type RouteRow, type RouteSection } from "../../scripts/lib/specification.ts";
import { readProjectFile } from "./project-files.ts";

const requirements = readProjectFile("docs/spec/requirements.md");
const { routes } = parseSpecification(requirements);

/** The rows of one section of the specification's route table. */
export function routeRows(section: RouteSection): RouteRow[] {
  return routes.filter((row) => row.section === section);
}

/**
 * According to its row, the magazine's landing page may have an AMP variant (R332: "404 (also 200)"), and it has one.
 */
const HAS_AMP_TOO = "/amp/in/magazine";

/** Addresses that look like our AMP pages but do not exist. */
export function rowsWithoutAmp(): RouteRow[] {
  return routeRows("amp-mismatch").filter(({ path }) => path !== HAS_AMP_TOO);
}

export function pathWithoutQuery(row: RouteRow): string {
  return row.path.split("?")[0] ?? "";
}

/** The payload fields that a row of Part C names for its call. */
export function fieldsOfCall(id: string): string[] {
  const row = requirements.split("\n").find((line) => line.startsWith(`| ${id} |`));
  const [, , , , , payload = ""] = row?.split(" | ").map((cell) => cell.replace(/^\| /, "")) ?? [];
  return payload.split(", ");
}
