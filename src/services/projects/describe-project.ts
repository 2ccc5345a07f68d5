import { z } from "zod";
import { Project } from "../../contracts/customer/project/project.ts";
import { Paper, ProjectHead, Sheet } from "../../contracts/customer/project/project-parts.ts";
import { HOSTS } from "../../contracts/hosts.ts";
import { expandPhotos } from "../content/expand-photos.ts";
import type { ServiceParts } from "../service-parts.ts";
import { linkToUpload } from "../uploads/upload-links.ts";
import type { ProjectPartRow, ProjectRow } from "./project-store.ts";

type Parts = Pick<ServiceParts, "photographs" | "signer">;

const Json = z.string().transform((text): unknown => JSON.parse(text));
const Head = Json.pipe(ProjectHead);
const StoredPaper = Json.pipe(
  z.object({ ...Paper.shape, sheet: Sheet.default({ rows: [], notes: [] }), upload: z.string().optional() }),
);
const UploadedPhotographs = z.array(
  z.looseObject({
    picture: z.looseObject({ photo: z.union([z.object({ upload: z.string() }), z.looseObject({})]) }),
  }),
);

/** A project as its customer sees it. */
export async function describeProject(
  row: ProjectRow,
  parts: readonly ProjectPartRow[],
  { photographs, signer }: Parts,
): Promise<Project> {
  const byKind = [...Map.groupBy(parts, ({ kind }) => kind)].map(([kind, members]) => [
    kind,
    members.map(({ body }): unknown => JSON.parse(body)),
  ]);
  const { value } = await expandPhotos(Object.fromEntries(byKind), photographs);
  const head = { ...Head.parse(row.head), id: row.id, country: row.country, isSample: row.is_sample === 1 };
  const shown = z.looseObject({ photographs: UploadedPhotographs.default([]) }).parse(value);
  const pictures = shown.photographs.map(({ picture, ...photograph }) => {
    const { photo } = picture;
    const url = "upload" in photo && linkToUpload(signer, String(photo.upload));
    return {
      ...photograph,
      picture: url ? { ...picture, photo: { url: HOSTS.bumblebee.embeddedAt + url } } : picture,
    };
  });
  return Project.parse(Object.assign({}, shown, { photographs: pictures }, head));
}

export function readPaper({ body }: ProjectPartRow) {
  const { sheet, ...paper } = StoredPaper.parse(body);
  return { ...paper, ...sheet };
}
