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
import { writeAuditLine } from "../staff/access/audit-log.ts";
import { ANNOUNCE_DECISION, announceDecision, announcementOfDecisions } from "./announce-decision.ts";
import { describePaper, describeProject } from "./describe-project.ts";
import { ownerOf } from "./project-owner.ts";
import { listParts, listProjects, type ProjectRow } from "./project-store.ts";
import { storeAnswer } from "./store-answer.ts";

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
    return row
      ? describePaper(row, await listParts(db, row.id), paper, parts)
      : new Refusal(404, "There is no such document.");
  });

  serveCall(app, decideProject, async ({ authorization, decision, option, mark }) => {
    const who = await identifyCaller(authorization);
    if (who instanceof Refusal) return who;
    const row = await newestOf(who);
    if (row instanceof Refusal) return row;
    const name = who.name ?? "";
    const day = todayIn(countryOf(row?.country, "in"));
    const answer = { decision, option, name, day, mark };
    const stored = await customerWrite(db, who.sub, async (transaction) => {
      const answered = row && (await storeAnswer(transaction, row.id, answer));
      if (!row || typeof answered !== "object") return answered;
      if (webhook)
        await announceDecision(transaction, { projectId: row.id, decision, option, decidedOn: day });
      await writeAuditLine(transaction, CUSTOMER, decideProject.name, {
        ...{ kind: "project", recordId: row.id, country: row.country },
        ...{ before: {}, after: { decision, option } },
      });
      return answered;
    });
    if (stored instanceof Refusal) return stored;
    if (stored === undefined) return new Refusal(404, "There is no such decision.");
    if (typeof stored === "string") return REFUSALS[stored];
    const { change, ...answered } = stored;
    // The picture is part of the project, and not of this answer.
    return { ...answered, ...(change && { change: { ...change, picture: undefined } }) };
  });

  return {
    mounts: [{ host: "bumblebee", app }],
    ...(webhook && { jobs: { [ANNOUNCE_DECISION]: announcementOfDecisions(db, webhook) } }),
  };
}

const REFUSALS = {
  decided: new Refusal(409, "The decision has already been made."),
  changed: new Refusal(412, "The decision has changed since it was read. Load the project again."),
  late: new Refusal(410, "The last day to answer has passed."),
};

/** The audit log names no customer; the name is in the decision. */
const CUSTOMER = { id: "customer", name: "customer" };
