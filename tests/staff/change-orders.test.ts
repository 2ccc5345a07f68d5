import sharp from "sharp";
import { expect, test } from "vitest";
import { decideProject, getProject } from "../../src/contracts/calls/customer/project-calls.ts";
import { listAuditLines } from "../../src/contracts/staff/calls/member-calls.ts";
import {
  changeStaffProject,
  createStaffProject,
  getStaffProject,
  uploadProjectFile,
  viewStaffProject,
  viewStaffProjectPaper,
} from "../../src/contracts/staff/calls/project-calls.ts";
import { storeAnswer } from "../../src/services/projects/store-answer.ts";
import { answerOf, newHouse } from "../services/customer-of.ts";
import { eachEngine } from "../stores/each-engine.ts";
import { staffMember } from "../support/staff.ts";
import { MANAGER, NEW } from "./project-fixtures.ts";

const DOORS = {
  ...{ id: "doors", title: { en: "Glass doors" }, text: { en: "In place of laminate." }, by: "2099-01-01" },
  change: { amount: 18_000, days: 3, askedBy: "us" as const },
};

eachEngine("change orders", ({ newDatabase }) => {
  async function open() {
    const database = await newDatabase();
    const house = await newHouse(database);
    const manager = await staffMember(house.backends, database, MANAGER);
    const { id, head } = (await manager.ask(createStaffProject, NEW)).value;
    const { authorization } = await house.logIn("asha@example.com");
    const decide = (option: string, decision = "doors", mark?: string) =>
      house.call(decideProject, { authorization, decision, option, mark });
    const shown = async () => (await answerOf(house.call(getProject, { authorization }))).data.project;
    return { ...house, database, manager, id, head, decide, shown };
  }

  test("the customer approves a change once, it moves the handover, and it stays as it was approved", async () => {
    const { database, backends, manager, id, head, decide, shown } = await open();
    await shown();
    const saved = await manager.ask(changeStaffProject, { id, version: 1, parts: { decisions: [DOORS] } });
    expect(saved.value).toMatchObject({ openDecisions: 1, news: ["decisions"] });
    const options = (await shown())?.decisions[0]?.options?.map(({ id: option, amount }) => [option, amount]);
    expect(options).toEqual([
      ["approve", 18_000],
      ["decline", 0],
    ]);
    const before = (await manager.ask(getStaffProject, { id })).value.expectedOn ?? "";
    const both = await Promise.all([decide("approve"), decide("decline")]);
    const statuses = both.map((outcome) => (outcome.ok ? 200 : outcome.problem.status));
    expect(statuses.toSorted()).toEqual([200, 409]);
    const option = both[0].ok ? "approve" : "decline";
    expect((await shown())?.decisions[0]?.answer).toMatchObject({ option, at: expect.any(String) });
    const days = Date.parse((await manager.ask(getStaffProject, { id })).value.expectedOn ?? "");
    expect((days - Date.parse(before)) / 86_400_000).toBe(option === "approve" ? 3 : 0);

    const dearer = { ...DOORS, change: { ...DOORS.change, amount: 99_000 } };
    const edited = await manager.ask(changeStaffProject, { id, version: 2, parts: { decisions: [dearer] } });
    expect(edited.value.parts.decisions?.[0]?.change).toMatchObject({ amount: 18_000 });
    const removed = await manager.ask(changeStaffProject, { id, version: 3, head, parts: { decisions: [] } });
    expect(removed.value.parts.decisions).toHaveLength(1);
    expect(removed.value.expectedOn).toBe(new Date(days).toISOString().slice(0, 10));

    const admin = await staffMember(backends, database, [{ role: "admin", countries: "all" }], "Admin");
    const { lines } = (await admin.ask(listAuditLines, { recordId: id, action: "decideProject" })).value;
    expect(lines).toMatchObject([{ member: "customer", after: { decision: "doors", option } }]);
    expect(JSON.stringify(lines)).not.toMatch(/asha|Glass/i);
  });

  test("a project is late only after the days that the customer has approved", async () => {
    const { database, id } = await open();
    const lateFrom = async () =>
      (await database.db.selectFrom("projects").select("late_from").executeTakeFirstOrThrow()).late_from ??
      "";
    const { manager } = await withDoors(database, id);
    const before = await lateFrom();
    const answer = { decision: "doors", option: "approve", name: "Asha", day: "2026-01-10" };
    await database.db.transaction().execute((transaction) => storeAnswer(transaction, id, answer));
    expect((Date.parse(await lateFrom()) - Date.parse(before)) / 86_400_000).toBe(3);
    const { value } = await manager.ask(getStaffProject, { id });
    await manager.ask(changeStaffProject, { id, version: value.version, head: value.head });
    expect((Date.parse(await lateFrom()) - Date.parse(before)) / 86_400_000).toBe(3);
  });

  async function withDoors(database: Awaited<ReturnType<typeof newDatabase>>, id: string) {
    const { backends } = await newHouse(database);
    const manager = await staffMember(backends, database, MANAGER, "Second");
    await manager.ask(changeStaffProject, { id, version: 1, parts: { decisions: [DOORS] } });
    return { manager };
  }

  test("an answer to another text, or after the last day, is not recorded", async () => {
    const { manager, id, decide, shown } = await open();
    await shown();
    await manager.ask(changeStaffProject, { id, version: 1, parts: { decisions: [DOORS] } });
    const read = (await shown())?.decisions[0]?.mark;
    const dearer = { ...DOORS, change: { ...DOORS.change, amount: 99_000 } };
    await manager.ask(changeStaffProject, { id, version: 2, parts: { decisions: [dearer] } });
    const statusOf = async (...asked: Parameters<typeof decide>) => {
      const outcome = await decide(...asked);
      return outcome.ok ? 200 : outcome.problem.status;
    };
    expect(await statusOf("approve", "doors", read)).toBe(412);
    const ended = { ...dearer, by: "2020-01-01" };
    await manager.ask(changeStaffProject, { id, version: 3, parts: { decisions: [ended] } });
    expect(await statusOf("approve")).toBe(410);
    expect((await shown())?.decisions[0]?.answer).toBeUndefined();
    await manager.ask(changeStaffProject, { id, version: 4, parts: { decisions: [dearer] } });
    expect(await statusOf("approve", "doors", (await shown())?.decisions[0]?.mark)).toBe(200);
  });

  test("the picture and the documents have addresses of the staff in the preview, and signed ones for the customer", async () => {
    const { backends, manager, id, shown } = await open();
    const send = async (use: string, bytes: Uint8Array<ArrayBuffer>) => {
      const query = new URLSearchParams({ use, key: use, name: use });
      const sent = await backends.app.request(`${uploadProjectFile.path.replace(":id", id)}?${query}`, {
        ...{ method: "POST", headers: { authorization: `Bearer ${manager.token}` }, body: bytes },
      });
      return (await sent.json()).id;
    };
    const red = sharp({ create: { width: 40, height: 40, channels: 3, background: "#884422" } });
    const upload = await send("photograph", new Uint8Array(await red.jpeg().toBuffer()));
    const plan = await send("paper", new Uint8Array(Buffer.from("%PDF-1.7\nThe plan")));
    const picture = { photo: { upload }, alt: { en: "Glass" } };
    const decisions = [{ ...DOORS, change: { ...DOORS.change, picture, paper: "plan" } }];
    const papers = [{ id: "plan", title: { en: "Plan" }, on: "2026-01-06", upload: plan }];
    const saved = await manager.ask(changeStaffProject, { id, version: 1, parts: { decisions, papers } });
    expect(saved.value.uploads).toHaveLength(2);

    const preview = (await manager.ask(viewStaffProject, { id })).value;
    const own = preview.decisions[0]?.change?.picture?.photo.url ?? "";
    expect(own).toBe(`/api/staff/v1/projects/${id}/files/${upload}`);
    expect((await backends.app.request(own)).status).toBe(401);
    const asMember = { headers: { authorization: `Bearer ${manager.token}` } };
    expect((await backends.app.request(own, asMember)).headers.get("content-type")).toBe("image/jpeg");
    const signed = (await shown())?.decisions[0]?.change?.picture?.photo.url ?? "";
    expect((await backends.app.request(signed)).status).toBe(200);
    const paper = (await manager.ask(viewStaffProjectPaper, { id, paper: "plan" })).value;
    expect(Buffer.from(paper.file ?? "", "base64").toString()).toContain("The plan");
    expect((await manager.ask(viewStaffProjectPaper, { id, paper: "none" })).status).toBe(404);

    // Without the change order its picture is removed.
    const removed = await manager.ask(changeStaffProject, { id, version: 2, parts: { decisions: [] } });
    expect(removed.value.uploads.map((file) => file.id)).toEqual([plan]);
  });
});
