import { join } from "node:path";
import { expect, test } from "vitest";
import type { Database } from "../../src/platform/database/database.ts";
import { projectsData } from "../../src/services/customers/personal-data.ts";
import { Refusal } from "../../src/services/http/refusal.ts";
import { listParts, listProjects } from "../../src/services/projects/project-store.ts";
import { loadSample, removeSample } from "../../src/services/projects/sample/load-sample.ts";
import { PROJECT_ROOT } from "../support/project-files.ts";
import { eachEngine } from "./each-engine.ts";

const CONTENT = join(PROJECT_ROOT, "content");
const MAILBOX = { channel: "email", target: "asha@example.com" } as const;
const ASHA = { customerId: "asha", phone: undefined, email: "asha@example.com" };

async function newest(db: Database["db"], owner: Parameters<typeof listProjects>[1]) {
  const projects = await listProjects(db, owner);
  return projects instanceof Refusal ? undefined : projects[0];
}

eachEngine("projects", ({ newDatabase }) => {
  const loaded = async (moment: "working" | "handed-over" = "working") => {
    const database = await newDatabase();
    await loadSample(database, CONTENT, { contact: MAILBOX, country: "in", moment });
    return database;
  };

  test("wait for the customer who verifies the contact, and then belong to them", async () => {
    const { db } = await loaded();
    const noProof = { customerId: "asha", phone: undefined, email: undefined };
    expect(await listProjects(db, noProof)).toEqual([]);
    expect(await listProjects(db, { ...noProof, customerId: "bala", email: "bala@example.com" })).toEqual([]);
    expect(await listProjects(db, ASHA)).toHaveLength(1);
    // A later owner of the contact does not get the project.
    expect(await listProjects(db, { ...ASHA, customerId: "bala" })).toEqual([]);
    expect(await listProjects(db, noProof)).toHaveLength(1);
  });

  test("a sample that is loaded again replaces itself, keeps its owner, and can be removed", async () => {
    const database = await loaded();
    const { db } = database;
    const first = await newest(db, ASHA);
    const before = await listParts(db, first?.id ?? "");
    await loadSample(database, CONTENT, { contact: MAILBOX, country: "in", moment: "working" });
    const again = await newest(db, { ...ASHA, email: undefined });
    expect(again?.id).toBe(first?.id);
    expect(await listParts(db, again?.id ?? "")).toEqual(before);
    await loadSample(database, CONTENT, { contact: MAILBOX, country: "in", moment: "handed-over" });
    const after = await listParts(db, again?.id ?? "");
    expect(after.some(({ kind }) => kind === "passport")).toBe(true);
    expect(await removeSample(database, MAILBOX)).toBe(true);
    expect(await removeSample(database, MAILBOX)).toBe(false);
    expect(await db.selectFrom("project_parts").selectAll().execute()).toEqual([]);
  });

  test("a customer can export and erase all of it; other customers keep theirs", async () => {
    const database = await loaded();
    const { db } = database;
    const contact = { channel: "phone", target: "+6591234567" } as const;
    await loadSample(database, CONTENT, { contact, country: "sg", moment: "working" });
    await listProjects(db, ASHA);
    const bala = { customerId: "bala", phone: contact.target, email: undefined };
    await listProjects(db, bala);
    const holding = projectsData({ database });
    expect(await holding.collect("asha")).toMatchObject([
      {
        country: "IN",
        parts: expect.arrayContaining([expect.objectContaining({ kind: "payments", share: 45 })]),
      },
    ]);
    await holding.erase("asha");
    expect(await holding.collect("asha")).toEqual([]);
    expect(await holding.collect("bala")).toHaveLength(1);
  });
});
