import { Hono } from "hono";
import { decideProject, getProject, getProjectPaper } from "../../contracts/calls/customer/project-calls.ts";
import { countryOf } from "../../editions/countries.ts";
import { todayIn } from "../../editions/country-time.ts";
import { customerWrite } from "../customers/customer-write.ts";
import { Refusal } from "../http/refusal.ts";
import { serveCall } from "../http/serve-call.ts";
import type { UserInfo } from "../login/identity.ts";
import type { Service } from "../service.ts";
import type { ServiceParts } from "../service-parts.ts";
import { readUpload } from "../uploads/uploads.ts";
import { ANNOUNCE_DECISION, announceDecision, announcementOfDecisions } from "./announce-decision.ts";
import { describeProject, readPaper } from "./describe-project.ts";
import { ownerOf } from "./project-owner.ts";
import { listParts, listProjects, PROJECT_UPLOADS, type ProjectRow, storeAnswer } from "./project-store.ts";

export function serveProjects(parts: ServiceParts): Service {
  const { database, identifyCaller, staff } = parts;
  const webhook = staff?.projectWebhook;
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
    const project = row ? await describeProject(row, await listParts(db, row.id), parts) : null;
    return { data: { project } };
  });

  serveCall(app, getProjectPaper, async ({ authorization, paper }) => {
    const who = await identifyCaller(authorization);
    if (who instanceof Refusal) return who;
    const row = await newestOf(who);
    if (row instanceof Refusal) return row;
    const papers = row ? (await listParts(db, row.id)).filter(({ kind }) => kind === "papers") : [];
    const found = papers.map(readPaper).find(({ id }) => id === paper);
    if (!row || !found) return new Refusal(404, "There is no such document.");
    const { upload, ...written } = found;
    const file = upload ? await fileOf(row.id, upload) : undefined;
    if (file instanceof Refusal) return file;
    return { ...written, isSample: row.is_sample === 1, country: row.country, ...(file && { file }) };
  });

  serveCall(app, decideProject, async ({ authorization, decision, option }) => {
    const who = await identifyCaller(authorization);
    if (who instanceof Refusal) return who;
    const row = await newestOf(who);
    if (row instanceof Refusal) return row;
    const name = who.name ?? "";
    const day = todayIn(countryOf(row?.country, "in"));
    const stored = await customerWrite(db, who.sub, async (transaction) => {
      const answered = row && (await storeAnswer(transaction, row.id, { decision, option, name, day }));
      if (row && webhook && typeof answered === "object")
        await announceDecision(transaction, { projectId: row.id, decision, option, decidedOn: day });
      return answered;
    });
    if (stored === "decided") return new Refusal(409, "The decision has already been made.");
    return stored ?? new Refusal(404, "There is no such decision.");
  });

  /** A paper that the staff has sent. */
  async function fileOf(projectId: string, upload: string): Promise<string | Refusal> {
    const read = await readUpload(parts, upload);
    if (read instanceof Refusal) return read;
    const { owner_kind, owner_id } = read.row;
    if (owner_kind !== PROJECT_UPLOADS || owner_id !== projectId)
      return new Refusal(404, "There is no such document.");
    return Buffer.from(read.bytes).toString("base64");
  }

  return {
    mounts: [{ host: "bumblebee", app }],
    ...(webhook && { jobs: { [ANNOUNCE_DECISION]: announcementOfDecisions(db, webhook) } }),
  };
}
