import { expect, test } from "vitest";
import { listAuditLines } from "../../src/contracts/staff/calls/member-calls.ts";
import { changeStaffProject, createStaffProject } from "../../src/contracts/staff/calls/project-calls.ts";
import {
  listProjectTemplates,
  removeProjectTemplate,
  renameProjectTemplate,
  saveProjectTemplate,
} from "../../src/contracts/staff/calls/project-template-calls.ts";
import { newHouse } from "../services/customer-of.ts";
import { eachEngine } from "../stores/each-engine.ts";
import { staffMember } from "../support/staff.ts";
import { HANDLES, MANAGER, NEW } from "./project-fixtures.ts";

const PARTS = {
  // 2026-01-05 is a Monday; in India only Sunday is a day of rest.
  stages: [
    { stage: "meeting" as const, from: "2026-01-05", until: "2026-01-05", doneOn: "2026-01-05" },
    { stage: "making" as const, from: "2026-01-12", until: "2026-01-20" },
  ],
  decisions: [
    { ...HANDLES, by: "2026-01-19", decidedOn: "2026-01-08" },
    { ...HANDLES, id: "order", by: "2026-01-19", change: { amount: 5, days: 1, askedBy: "you" as const } },
  ],
  checks: [{ title: { en: "Doors close" }, doneOn: "2026-01-20", by: { en: "Joseph" } }],
  team: [{ role: "designer" as const, name: { en: "Meera" }, standIn: { en: "Arjun" }, since: "2026-01-05" }],
};

eachEngine("templates of projects", ({ newDatabase }) => {
  async function open() {
    const database = await newDatabase();
    const { backends } = await newHouse(database);
    const manager = await staffMember(backends, database, MANAGER);
    const { id } = (await manager.ask(createStaffProject, NEW)).value;
    await manager.ask(changeStaffProject, { id, version: 1, parts: PARTS });
    return { database, backends, manager, id };
  }

  test("a saved template gives a new project the same working days, and nothing of its customer", async () => {
    const { database, backends, manager, id } = await open();
    const asked = { project: id, name: "Two bedrooms", key: "t1" };
    const saved = await Promise.all([
      manager.ask(saveProjectTemplate, asked),
      manager.ask(saveProjectTemplate, asked),
    ]);
    expect(saved.map(({ value }) => value.id)).toEqual([saved[0].value.id, saved[0].value.id]);
    expect(saved[0].value).toMatchObject({ country: "IN", stages: 2, decisions: 1, checks: 1 });
    const { body } = await database.db
      .selectFrom("project_templates")
      .select("body")
      .executeTakeFirstOrThrow();
    expect(body).not.toMatch(/2026|Joseph|Meera|Indiranagar|asha/i);

    const wish = { ...NEW, key: "k2", startOn: "2026-03-02", savedTemplate: saved[0].value.id };
    const { parts } = (await manager.ask(createStaffProject, wish)).value;
    expect(parts.stages).toEqual([
      { stage: "meeting", from: "2026-03-02", until: "2026-03-02" },
      { stage: "making", from: "2026-03-09", until: "2026-03-17" },
    ]);
    expect(parts.decisions).toMatchObject([{ id: "handles", by: "2026-03-16" }]);
    expect(parts.decisions?.[0]?.decidedOn).toBeUndefined();
    expect(parts.checks).toEqual([{ title: { en: "Doors close" } }]);
    expect(parts.team).toBeUndefined();
    const copied = await manager.ask(createStaffProject, { ...wish, savedTemplate: undefined, template: id });
    expect(copied.value.parts.stages).toEqual(parts.stages);

    const admin = await staffMember(backends, database, [{ role: "admin", countries: "all" }], "Admin");
    const { lines } = (await admin.ask(listAuditLines, { recordId: saved[0].value.id })).value;
    expect(lines.map(({ action }) => action)).toEqual(["saveProjectTemplate"]);
  });

  test("templates have different names, are of a country, and are renamed and removed by one member at a time", async () => {
    const { database, backends, manager, id } = await open();
    const save = (name: string, key: string) => manager.ask(saveProjectTemplate, { project: id, name, key });
    const names = await Promise.all([save("Two bedrooms", "a"), save("Two bedrooms", "b")]);
    expect(names.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(names.find(({ status }) => status === 409)?.reason).toBe("name");
    const other = (await save("Villa", "c")).value;

    const renamed = { id: other.id, version: 1, name: "Row house" };
    expect((await manager.ask(renameProjectTemplate, { ...renamed, name: "Two bedrooms" })).reason).toBe(
      "name",
    );
    expect((await manager.ask(renameProjectTemplate, renamed)).value).toMatchObject({
      name: "Row house",
      version: 2,
    });
    expect((await manager.ask(renameProjectTemplate, { ...renamed, name: "Flat" })).reason).toBe("changed");

    const riyadh = await staffMember(
      backends,
      database,
      [{ role: "project-manager", countries: ["SA"] }],
      "Riyadh",
    );
    expect((await riyadh.ask(listProjectTemplates, {})).value.templates).toEqual([]);
    expect((await riyadh.ask(removeProjectTemplate, { id: other.id })).status).toBe(404);
    expect((await riyadh.ask(saveProjectTemplate, { project: id, name: "Taken", key: "d" })).status).toBe(
      404,
    );
    const abroad = { ...NEW, key: "k3", country: "SA" as const, phone: undefined, savedTemplate: other.id };
    expect((await manager.ask(createStaffProject, abroad)).status).toBe(404);

    expect((await manager.ask(removeProjectTemplate, { id: other.id })).value).toEqual({ removed: true });
    expect((await manager.ask(removeProjectTemplate, { id: other.id })).status).toBe(404);
    const { templates } = (await manager.ask(listProjectTemplates, {})).value;
    expect(templates.map(({ name }) => name)).toEqual(["Two bedrooms"]);
  });
});
