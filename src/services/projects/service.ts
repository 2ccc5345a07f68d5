import { Hono } from "hono";
import { z } from "zod";
import { decideProject, getProject, getProjectPaper } from "../../contracts/calls/customer/project-calls.ts";
import { Project } from "../../contracts/customer/project/project.ts";
import { Paper, ProjectHead, Sheet } from "../../contracts/customer/project/project-parts.ts";
import { countryOf } from "../../editions/countries.ts";
import { todayIn } from "../../editions/country-time.ts";
import { expandPhotos } from "../content/expand-photos.ts";
import { customerWrite } from "../customers/customer-write.ts";
import { Refusal } from "../http/refusal.ts";
import { serveCall } from "../http/serve-call.ts";
import type { Photographs } from "../images/photographs.ts";
import type { UserInfo } from "../login/identity.ts";
import type { Service } from "../service.ts";
import type { ServiceParts } from "../service-parts.ts";
import { ownerOf } from "./project-owner.ts";
import {
  listParts,
  listProjects,
  type ProjectPartRow,
  type ProjectRow,
  storeAnswer,
} from "./project-store.ts";

export function serveProjects({ database, photographs, identifyCaller }: ServiceParts): Service {
  const app = new Hono();
  const { db } = database;

  /** The project that is shown: the customer's newest one. */
  const newestOf = async (who: UserInfo): Promise<ProjectRow | Refusal | undefined> => {
    const projects = await listProjects(db, ownerOf(who));
    return projects instanceof Refusal ? projects : projects[0];
  };

  serveCall(app, getProject, async ({ authorization }) => {
    const who = await identifyCaller(authorization);
    if (who instanceof Refusal) return who;
    const row = await newestOf(who);
    if (row instanceof Refusal) return row;
    const project = row ? await describeProject(row, await listParts(db, row.id), photographs) : null;
    return { data: { project } };
  });

  serveCall(app, getProjectPaper, async ({ authorization, paper }) => {
    const who = await identifyCaller(authorization);
    if (who instanceof Refusal) return who;
    const row = await newestOf(who);
    if (row instanceof Refusal) return row;
    const papers = row ? (await listParts(db, row.id)).filter(({ kind }) => kind === "papers") : [];
    const found = papers.map(readPaper).find(({ id }) => id === paper);
    return row && found
      ? { ...found, isSample: row.is_sample === 1, country: row.country }
      : new Refusal(404, "There is no such document.");
  });

  serveCall(app, decideProject, async ({ authorization, decision, option }) => {
    const who = await identifyCaller(authorization);
    if (who instanceof Refusal) return who;
    const row = await newestOf(who);
    if (row instanceof Refusal) return row;
    const name = who.name ?? "";
    const day = todayIn(countryOf(row?.country, "in"));
    const stored = await customerWrite(db, who.sub, async (transaction) =>
      row ? storeAnswer(transaction, row.id, { decision, option, name, day }) : undefined,
    );
    if (stored === "decided") return new Refusal(409, "The decision has already been made.");
    return stored ?? new Refusal(404, "There is no such decision.");
  });
  return { mounts: [{ host: "bumblebee", app }] };
}

const Json = z.string().transform((text): unknown => JSON.parse(text));
const Head = Json.pipe(ProjectHead);
const StoredPaper = Json.pipe(z.object({ ...Paper.shape, sheet: Sheet }));

async function describeProject(
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

function readPaper({ body }: ProjectPartRow) {
  const { sheet, ...paper } = StoredPaper.parse(body);
  return { ...paper, ...sheet };
}
