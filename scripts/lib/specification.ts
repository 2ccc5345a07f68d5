/** A row of Part A: a requirement of the product. */
export interface Requirement {
  id: string;
  area: string;
  text: string;
  /** The point that the specification leaves open in this row: there a test can only prove our own choice. */
  openPoint: string | undefined;
}

export type RouteSection = "page" | "amp-page" | "redirect" | "not-found" | "amp-mismatch";

/** A row of Part B: an address and its required response. */
export interface RouteRow {
  id: string;
  section: RouteSection;
  region: string | undefined;
  pattern: string;
  /** An example address, with a query if the row is about one. */
  path: string;
  params: string[];
  page: string;
  status: number;
  /** Other statuses that are also correct. */
  alsoStatuses: number[];
  optional: boolean;
  location: string | undefined;
}

export interface Specification {
  areas: Map<string, string>;
  requirements: Requirement[];
  routes: RouteRow[];
}

/** Reads docs/spec/requirements.md: the requirements of Part A and the route table of Part B. */
export function parseSpecification(markdown: string): Specification {
  const specification: Specification = { areas: new Map(), requirements: [], routes: [] };
  let part = "";
  let section: RouteSection | undefined;
  for (const line of markdown.split("\n")) {
    part = /^## Part (\w)/.exec(line)?.[1] ?? part;
    section = line.startsWith("### ") ? sectionOf(line) : section;
    const area = /^### ([A-Z]{2}) — (.+)$/.exec(line);
    if (area) specification.areas.set(area[1] ?? "", area[2] ?? "");
    const cells = cellsOf(line);
    if (part === "A" && REQUIREMENT_ID.test(cells[0] ?? "")) {
      specification.requirements.push(toRequirement(cells));
    }
    if (part === "B" && section && /^R\d+$/.test(cells[0] ?? "")) {
      specification.routes.push(toRouteRow(cells, section));
    }
  }
  return specification;
}

const REQUIREMENT_ID = /^[A-Z]{2}-\d{2}$/;

const SECTIONS: Record<string, RouteSection> = {
  "B.1": "page",
  "B.2": "amp-page",
  "B.3": "redirect",
  "B.4": "not-found",
  "B.5": "amp-mismatch",
};

function sectionOf(heading: string): RouteSection | undefined {
  return SECTIONS[heading.slice("### ".length).split(" ")[0] ?? ""];
}

/** The cells of a table row. A bar inside a cell is written \|. */
function cellsOf(line: string): string[] {
  if (!line.startsWith("| ")) return [];
  const cells = line.split(/(?<!\\)\|/).slice(1, -1);
  return cells.map((cell) => cell.trim().replaceAll("\\|", "|"));
}

function toRequirement(cells: string[]): Requirement {
  const [id = "", text = ""] = cells;
  const note = cells.at(-1) ?? "";
  const openPoint = /^(?:SILENT|NOT SHOWN): (.+?)(?: — free to design.*)?$/.exec(note)?.[1];
  return { id, area: id.slice(0, 2), text, openPoint };
}

function toRouteRow(cells: string[], section: RouteSection): RouteRow {
  const [id = "", region, pattern = "", path = "", params, page = "", , expectation = "", location] = cells;
  const [status = 0, ...alsoStatuses] = (expectation.match(/\d{3}/g) ?? []).map(Number);
  return {
    id,
    section,
    region: given(region),
    pattern,
    path,
    params: given(params)?.split(", ") ?? [],
    page,
    status,
    alsoStatuses,
    optional: expectation.endsWith("optional"),
    location: given(location),
  };
}

// The specification writes a dash in an empty cell.
function given(cell: string | undefined): string | undefined {
  return cell === "–" ? undefined : cell;
}
