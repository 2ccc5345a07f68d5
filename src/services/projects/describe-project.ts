import { z } from "zod";
import type { getProjectPaper } from "../../contracts/calls/customer/project-calls.ts";
import { Project } from "../../contracts/customer/project/project.ts";
import { Paper, ProjectHead, Sheet } from "../../contracts/customer/project/project-parts.ts";
import type { CallAnswer } from "../../contracts/define-call.ts";
import { HOSTS } from "../../contracts/hosts.ts";
import { expandPhotos } from "../content/parsing/expand-photos.ts";
import { Refusal } from "../http/refusal.ts";
import type { ServiceParts } from "../service-parts.ts";
import { linkToUpload } from "../uploads/upload-links.ts";
import { readUpload, type UploadParts } from "../uploads/uploads.ts";
import { markOf } from "./change-orders.ts";
import { PROJECT_UPLOADS, type ProjectPartRow, type ProjectRow, readDecision } from "./project-store.ts";

type Parts = Pick<ServiceParts, "photographs" | "signer">;

const Json = z.string().transform((text): unknown => JSON.parse(text));
const Head = Json.pipe(ProjectHead);
const StoredPaper = Json.pipe(
  z.object({ ...Paper.shape, sheet: Sheet.default({ rows: [], notes: [] }), upload: z.string().optional() }),
);
const Uploaded = z.object({ upload: z.string() });

/**
 * A project as its customer sees it. The address of a picture that the staff has sent depends on the reader: for the
 * customer it is signed.
 */
export async function describeProject(
  row: ProjectRow,
  parts: readonly ProjectPartRow[],
  { photographs, signer }: Parts,
  addressOf = (upload: string) => HOSTS.bumblebee.embeddedAt + linkToUpload(signer, upload),
): Promise<Project> {
  const byKind = [...Map.groupBy(parts, ({ kind }) => kind)].map(([kind, members]) => [
    kind,
    members.map(({ body }): unknown => withAddresses(JSON.parse(body), addressOf)),
  ]);
  const { value } = await expandPhotos(Object.fromEntries(byKind), photographs);
  const head = { ...Head.parse(row.head), id: row.id, country: row.country, isSample: row.is_sample === 1 };
  const project = Project.parse(Object.assign({}, value, head));
  const stored = parts.filter(({ kind }) => kind === "decisions");
  const decisions = project.decisions.map((decision, index) => ({
    ...decision,
    ...(!decision.answer && { mark: stored[index] && markOf(readDecision(stored[index])) }),
  }));
  return { ...project, decisions };
}

/** Replaces `"photo": { "upload": … }` by the address of the picture, at any depth. */
function withAddresses(value: unknown, addressOf: (upload: string) => string): unknown {
  if (Array.isArray(value)) return value.map((member) => withAddresses(member, addressOf));
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, member]) => {
      const uploaded = key === "photo" ? Uploaded.safeParse(member).data : undefined;
      return [key, uploaded ? { url: addressOf(uploaded.upload) } : withAddresses(member, addressOf)];
    }),
  );
}

/** One document of a project, with the file if the staff has sent one. */
export async function describePaper(
  row: ProjectRow,
  rows: readonly ProjectPartRow[],
  paper: string,
  parts: UploadParts,
): Promise<CallAnswer<typeof getProjectPaper> | Refusal> {
  const found = rows
    .filter(({ kind }) => kind === "papers")
    .map(({ body }) => StoredPaper.parse(body))
    .find(({ id }) => id === paper);
  if (!found) return noPaper();
  const { upload, sheet, ...written } = found;
  const read = upload === undefined ? undefined : await readUpload(parts, upload);
  if (read instanceof Refusal) return read;
  if (read && (read.row.owner_kind !== PROJECT_UPLOADS || read.row.owner_id !== row.id)) return noPaper();
  return {
    ...{ ...written, ...sheet, isSample: row.is_sample === 1, country: row.country },
    ...(read && { file: Buffer.from(read.bytes).toString("base64") }),
  };
}

function noPaper(): Refusal {
  return new Refusal(404, "There is no such document.");
}
