import { parseSpecification, type RouteRow, type RouteSection } from "../../scripts/lib/specification.ts";
import { readProjectFile } from "./project-files.ts";

const { routes } = parseSpecification(readProjectFile("docs/spec/requirements.md"));

/** The rows of one section of the specification's route table. */
export function routeRows(section: RouteSection): RouteRow[] {
  return routes.filter((row) => row.section === section);
}

export function pathWithoutQuery(row: RouteRow): string {
  return row.path.split("?")[0] ?? "";
}
