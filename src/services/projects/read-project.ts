import { z } from "zod";
import { Project } from "../../contracts/customer/project/project.ts";
import { Paper, ProjectHead, Sheet } from "../../contracts/customer/project/project-parts.ts";
import type { ProjectPartRow, ProjectRow } from "../../platform/database/moving/project-rows.ts";
import { expandPhotos } from "../content/expand-photos.ts";
import type { Photographs } from "../images/photographs.ts";

const Json = z.string().transform((text): unknown => JSON.parse(text));
const Head = Json.pipe(ProjectHead);
const StoredPaper = Json.pipe(z.object({ ...Paper.shape, sheet: Sheet }));

/** A project as its call answers it; photographs of the catalogue get their addresses. */
export async function describeProject(
  row: ProjectRow,
  parts: readonly ProjectPartRow[],
  photographs: Photographs,
): Promise<Project> {
  const byKind = [...Map.groupBy(parts, ({ kind }) => kind)].map(([kind, members]) => [
    kind,
    members.map(({ body }): unknown => JSON.parse(body)),
  ]);
  const { value } = await expandPhotos(Object.fromEntries(byKind), photographs);
  const head = { ...Head.parse(row.head), id: row.id, country: row.country, isSample: row.is_sample === 1 };
  return Project.parse(Object.assign({}, value, head));
}

export function readPaper({ body }: ProjectPartRow) {
  const { sheet, ...paper } = StoredPaper.parse(body);
  return { ...paper, ...sheet };
}
