import { setTimeout as pause } from "node:timers/promises";
import sharp from "sharp";
import { expect, test } from "vitest";
import { getProject, getProjectPaper } from "../../src/contracts/calls/customer/project-calls.ts";
import { listAuditLines } from "../../src/contracts/staff/calls/member-calls.ts";
import {
  changeStaffProject,
  createStaffProject,
  getStaffProject,
  listStaffProjects,
  startStaffProject,
  tellProjectCustomer,
  uploadProjectFile,
  viewStaffProject,
} from "../../src/contracts/staff/calls/project-calls.ts";
import { projectsData } from "../../src/services/customers/personal-data.ts";
import { changeProject, lockProject } from "../../src/services/projects/project-store.ts";
import { storeAnswer } from "../../src/services/projects/store-answer.ts";
import { readNews } from "../../src/services/staff/projects/stored-project.ts";
import { answerOf, newHouse } from "../services/customer-of.ts";
import { leaveLead } from "../services/lead-of.ts";
import { runJobs } from "../services/run-jobs.ts";
import { eachEngine } from "../stores/each-engine.ts";
import { staffMember, type TestMember } from "../support/staff.ts";
import { HANDLES, MANAGER, NAME, NEW } from "./project-fixtures.ts";

eachEngine("projects in the staff application", ({ newDatabase }) => {
  async function open() {
    const database = await newDatabase();
    const house = await newHouse(database);
    const { backends } = house;
    const manager = await staffMember(backends, database, MANAGER);
    const send = async (
      member: TestMember,
      id: string,
      use: string,
      bytes: Uint8Array<ArrayBuffer>,
      key = "f1",
    ) => {
      const path = uploadProjectFile.path.replace(":id", id);
      const query = new URLSearchParams({ use, key, name: "plan.pdf" });
      return backends.app.request(`${path}?${query}`, {
        method: "POST",
        headers: { authorization: `Bearer ${member.token}` },
        body: bytes,
      });
    };
    return { ...house, manager, send };
  }

  test("a project from a lead has planned stages and the payments of its country, and its customer sees it", async () => {
    const { database, backends, manager, logIn, call } = await open();
    const lead = await leaveLead(backends, { email: "asha@example.com", phone: "98450 12345" });
    const known = (await manager.ask(startStaffProject, { lead })).value;
    expect(known).toMatchObject({
      ...{ country: "IN", name: "Asha Rao", phone: "+919845012345", email: "asha@example.com", leadId: lead },
    });
    const made = await manager.ask(createStaffProject, { ...NEW, leadId: lead });
    expect(made.value).toMatchObject({ code: expect.stringMatching(/^P-/), version: 1, isClaimed: false });
    const again = await manager.ask(createStaffProject, { ...NEW, leadId: lead });
    expect(again.value.id).toBe(made.value.id);
    const { stages = [], payments = [] } = made.value.parts;
    expect(stages.map(({ stage }) => stage)).toEqual(
      expect.arrayContaining(["meeting", "design", "order", "making", "fitting", "handover"]),
    );
    expect(stages.every(({ from, until }) => from >= "2026-01-05" && from <= until)).toBe(true);
    expect(payments.map(({ share, amount }) => [share, amount])).toEqual([
      [5, 45_000],
      [45, 405_000],
      [50, 450_000],
    ]);

    const { authorization } = await logIn("asha@example.com");
    const { data } = await answerOf(call(getProject, { authorization }));
    const shown = (await manager.ask(viewStaffProject, { id: made.value.id })).value;
    expect(data.project).toEqual(shown);
    expect(shown).toMatchObject({ name: NAME, stages });
    const [row] = await database.db.selectFrom("projects").selectAll().execute();
    expect(row).toMatchObject({ lead_id: lead, country: "IN" });
  });

  test("projects are found by number, address, code and state, page after page, in the member's countries", async () => {
    const { database, backends, manager } = await open();
    const make = async (key: string, more: object = {}) =>
      (await manager.ask(createStaffProject, { ...NEW, key, ...more })).value;
    const late = await make("a");
    const other = await make("b", {
      email: "sara@example.com",
      phone: "+966501234567",
      country: "SA",
      kind: "products",
    });
    const found = async (input: Parameters<typeof manager.ask<typeof listStaffProjects>>[1], by = manager) =>
      (await by.ask(listStaffProjects, input)).value.projects?.map(({ id }) => id);
    const done = await manager.ask(changeStaffProject, {
      ...{ id: other.id, version: 1, head: { ...other.head, handedOverOn: "2026-05-01" } },
    });
    expect(done.value).toMatchObject({ handedOverOn: "2026-05-01", isLate: false, version: 2 });
    await manager.ask(changeStaffProject, {
      ...{
        id: late.id,
        version: 1,
        head: { ...late.head, handoverOn: "2026-03-01", expectedOn: "2026-03-09" },
      },
    });

    expect(await found({})).toEqual([other.id, late.id]);
    expect(await found({ search: "98450 12345" })).toEqual([late.id]);
    expect(await found({ search: "Sara@Example.com" })).toEqual([other.id]);
    expect(await found({ search: late.code.toLowerCase() })).toEqual([late.id]);
    expect(await found({ search: "no such words" })).toEqual([]);
    expect(await found({ late: "1" })).toEqual([late.id]);
    expect(await found({ state: "handed-over" })).toEqual([other.id]);
    expect(await found({ state: "in-progress" })).toEqual([late.id]);
    expect(await found({ kind: "products" })).toEqual([other.id]);
    const first = (await manager.ask(listStaffProjects, { size: 1 })).value;
    expect(first).toMatchObject({ total: 2, projects: [{ id: other.id }] });
    expect(await found({ size: 1, after: first.next ?? "" })).toEqual([late.id]);

    const riyadh = await staffMember(
      backends,
      database,
      [{ role: "project-manager", countries: ["SA"] }],
      "Riyadh",
    );
    expect(await found({}, riyadh)).toEqual([other.id]);
    expect((await riyadh.ask(getStaffProject, { id: late.id })).status).toBe(404);
    expect((await riyadh.ask(changeStaffProject, { id: late.id, version: 2, parts: {} })).status).toBe(404);
    const inIndia = await riyadh.ask(createStaffProject, { ...NEW, key: "c" });
    expect(inIndia.status).toBe(404);
    const copied = await riyadh.ask(createStaffProject, {
      ...NEW,
      country: "SA",
      key: "d",
      template: late.id,
    });
    expect(copied.status).toBe(404);
  });

  test("of two editors the second is refused, and a decision that the customer makes at the same time stays", async () => {
    const { database, manager, backends } = await open();
    const admin = await staffMember(backends, database, [{ role: "admin", countries: "all" }], "Admin");
    const { id } = (await manager.ask(createStaffProject, NEW)).value;
    const forged = { ...HANDLES, answer: { option: "brass", name: "Not the customer", at: "2026-01-01" } };
    const first = await manager.ask(changeStaffProject, { id, version: 1, parts: { decisions: [forged] } });
    expect(first.value.parts.decisions).toEqual([HANDLES]);
    const second = await admin.ask(changeStaffProject, { id, version: 1, parts: { decisions: [] } });
    expect(second).toMatchObject({ status: 409, reason: "changed" });

    const dearer = { ...HANDLES, options: HANDLES.options.map((option) => ({ ...option, amount: 99_000 })) };
    const floor = { ...HANDLES, id: "floor", title: { en: "Floor" } };
    const hasAnswered = Promise.withResolvers<void>();
    const choice = { decision: "handles", option: "brass", name: "Asha", day: "2026-01-10" };
    const deciding = database.db.transaction().execute(async (transaction) => {
      const answered = await storeAnswer(transaction, id, choice);
      hasAnswered.resolve();
      // The editor saves before the answer is committed.
      await pause(200);
      return answered;
    });
    await hasAnswered.promise;
    const saved = await manager.ask(changeStaffProject, {
      ...{ id, version: 2, parts: { decisions: [floor, dearer] } },
    });
    const decided = await deciding;
    expect(decided).toMatchObject({ answer: { option: "brass" }, options: HANDLES.options });
    expect(saved.status).toBe(200);
    const { decisions = [] } = (await manager.ask(getStaffProject, { id })).value.parts;
    expect(decisions.map((decision) => decision.id)).toEqual(["floor", "handles"]);
    expect(decisions[1]).toEqual(decided);

    // The other order: the customer answers before the change of the editor is committed.
    const hasSaved = Promise.withResolvers<void>();
    const saving = lockProject(database.db, id, async (transaction) => {
      const parts = { decisions: [HANDLES, { ...floor, by: "2026-03-01" }] };
      const isChanged = await changeProject(transaction, { ...{ id, version: 3, columns: {} }, parts });
      hasSaved.resolve();
      await pause(200);
      return isChanged;
    });
    await hasSaved.promise;
    const onFloor = { ...choice, decision: "floor", option: "steel" };
    const answered = await database.db
      .transaction()
      .execute((transaction) => storeAnswer(transaction, id, onFloor));
    expect(await saving).toBe(true);
    const both = (await manager.ask(getStaffProject, { id })).value.parts.decisions;
    expect(both).toEqual([decided, answered]);
    expect(answered).toMatchObject({ by: "2026-03-01", answer: { option: "steel" } });

    // The customer has chosen, so the decisions can be neither changed nor removed.
    await manager.ask(changeStaffProject, { id, version: 4, parts: { decisions: [dearer] } });
    const removed = await manager.ask(changeStaffProject, { id, version: 5, parts: { decisions: [] } });
    expect(removed.value.parts.decisions).toEqual([decided, answered]);

    const { lines } = (await admin.ask(listAuditLines, { recordId: id })).value;
    expect(lines.map(({ action }) => action)).toEqual([
      ...["changeStaffProject", "changeStaffProject", "getStaffProject"],
      ...["changeStaffProject", "changeStaffProject", "createStaffProject"],
    ]);
    expect(JSON.stringify(lines)).not.toMatch(/asha|98450|Handles|Indiranagar/i);
  });

  test("papers and photographs are sent to the project's customer only, and erased with the project", async () => {
    const { database, manager, backends, send, logIn, call } = await open();
    const { id } = (await manager.ask(createStaffProject, NEW)).value;
    const other = (
      await manager.ask(createStaffProject, {
        ...NEW,
        key: "k2",
        email: "bala@example.com",
        phone: undefined,
      })
    ).value;
    const pdf = new Uint8Array(Buffer.from("%PDF-1.7\nThe contract"));
    const viewer = await staffMember(backends, database, [{ role: "viewer", countries: "all" }], "Viewer");
    expect((await send(viewer, id, "paper", pdf)).status).toBe(403);
    expect((await send(manager, id, "photograph", pdf)).status).toBe(415);
    const paper = await (await send(manager, id, "paper", pdf)).json();
    expect(paper).toMatchObject({ name: "plan.pdf", type: "application/pdf" });
    expect(await (await send(manager, id, "paper", pdf)).json()).toEqual(paper);
    const picture = await sharp({ create: { width: 2400, height: 1200, channels: 3, background: "#884422" } })
      .withExif({ IFD3: { GPSLatitude: "12/1 58/1 0/1" } })
      .jpeg()
      .toBuffer();
    const photograph = await (await send(manager, id, "photograph", new Uint8Array(picture), "f2")).json();

    const words = { en: "The wardrobe" };
    const parts = {
      papers: [{ id: "contract", title: { en: "Contract" }, on: "2026-01-06", upload: paper.id }],
      photographs: [
        {
          ...{ stage: "making" as const, takenOn: "2026-02-01", caption: words },
          picture: { photo: { upload: photograph.id }, alt: words },
        },
      ],
    };
    const stolen = await manager.ask(changeStaffProject, { id: other.id, version: 1, parts });
    expect(stolen.status).toBe(400);
    expect((await manager.ask(changeStaffProject, { id, version: 1, parts })).status).toBe(200);

    const asha = await logIn("asha@example.com");
    const { data } = await answerOf(call(getProject, asha));
    const read = await answerOf(
      call(getProjectPaper, { authorization: asha.authorization, paper: "contract" }),
    );
    expect(Buffer.from(read.file ?? "", "base64").equals(pdf)).toBe(true);
    const bala = await logIn("bala@example.com");
    await answerOf(call(getProject, bala));
    const refused = await call(getProjectPaper, { authorization: bala.authorization, paper: "contract" });
    expect(refused.ok).toBe(false);

    const url = data.project?.photographs[0]?.picture.photo.url ?? "";
    const shown = await backends.app.request(url);
    expect(shown.headers.get("content-disposition")).toMatch(/^inline/);
    expect(shown.headers.get("cache-control")).toBe("no-store");
    const { width, exif } = await sharp(await shown.arrayBuffer()).metadata();
    expect({ width, exif }).toEqual({ width: 1800, exif: undefined });
    expect((await backends.app.request(`${url}x`)).status).toBe(404);

    const owner = (
      await database.db.selectFrom("projects").select("customer_id").where("id", "=", id).execute()
    )[0];
    await projectsData({ database }).erase(owner?.customer_id ?? "");
    await runJobs(database, backends);
    expect((await backends.app.request(url)).status).toBe(404);
    expect(await database.db.selectFrom("uploads").select("id").execute()).toEqual([]);
    expect((await manager.ask(getStaffProject, { id })).status).toBe(404);
  });

  test("a file to which no part refers any more is removed, and the news are kept until a letter is sent", async () => {
    const { database, manager, send } = await open();
    const { id } = (await manager.ask(createStaffProject, NEW)).value;
    const pdf = new Uint8Array(Buffer.from("%PDF-1.7\nThe contract"));
    const paper = await (await send(manager, id, "paper", pdf)).json();
    const contract = { id: "contract", title: { en: "Contract" }, on: "2026-01-06", upload: paper.id };
    await manager.ask(changeStaffProject, { id, version: 1, parts: { papers: [contract] } });
    const checks = [{ title: { en: "Doors close" } }];
    const removed = await manager.ask(changeStaffProject, { id, version: 2, parts: { papers: [], checks } });
    expect(removed.value).toMatchObject({ uploads: [], news: ["papers", "checks"] });
    const untold = await manager.ask(tellProjectCustomer, { id, version: 3 });
    expect(untold).toMatchObject({ status: 400, reason: "no-address" });
    const { news } = await database.db.selectFrom("projects").select("news").executeTakeFirstOrThrow();
    expect(readNews(news)).toEqual(["papers", "checks"]);
  });
});
