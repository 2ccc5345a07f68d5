import { expect, test } from "vitest";
import { getSiteHealth, replayDeadJobs } from "../../src/contracts/staff/calls/health-calls.ts";
import { listAuditLines } from "../../src/contracts/staff/calls/member-calls.ts";
import { enqueue } from "../../src/platform/jobs/enqueue.ts";
import { newBackends } from "../services/fixture-backends.ts";
import { eachEngine } from "../stores/each-engine.ts";
import { staffMember } from "../support/staff.ts";

const ADMIN = [{ role: "admin", countries: "all" }] as const;

eachEngine("the health page of the staff", ({ engine, newDatabase }) => {
  test("a dead job is shown without personal data, and replayed once", async () => {
    const database = await newDatabase();
    const backends = await newBackends({ database });
    const admin = await staffMember(backends, database, ADMIN);
    const support = await staffMember(backends, database, [{ role: "support", countries: "all" }], "Support");
    const id = await enqueue(database.db, { kind: "confirm-lead", payload: { leadId: "lead-1" } });
    const other = await enqueue(database.db, { kind: "confirm-lead", payload: { leadId: "lead-2" } });
    await database.db
      .updateTable("jobs")
      .set({ state: "dead", attempts: 10, last_error: "Error: 550 <asha@example.com> is unknown" })
      .where("kind", "=", "confirm-lead")
      .execute();

    const { value: health } = await support.ask(getSiteHealth, {});
    expect(health).toMatchObject({
      database: { engine, problem: "content", missingMigrations: [] },
      backup: { everyMs: null, last: null },
      dead: [{ kind: "confirm-lead", group: "letter", count: 2 }],
    });
    expect(health.storage?.free).toBeGreaterThan(0);
    expect(health.database.size).toBeGreaterThan(0);
    const shown = health.dead[0]?.jobs.find((job) => job.id === id);
    expect(shown).toMatchObject({ leadId: "lead-1", attempts: 10, error: "Error: 550 […] is unknown" });

    expect((await support.ask(replayDeadJobs, { id })).status).toBe(403);
    const presses = [admin.ask(replayDeadJobs, { id }), admin.ask(replayDeadJobs, { id })];
    const counts = (await Promise.all(presses)).map(({ value }) => value.replayed);
    expect(counts.toSorted()).toEqual([0, 1]);
    const { value: after } = await admin.ask(getSiteHealth, {});
    expect(after).toMatchObject({ dead: [{ count: 1, jobs: [{ id: other }] }], queue: { due: 1 } });
    expect((await admin.ask(replayDeadJobs, { kind: "confirm-lead" })).value).toEqual({ replayed: 1 });
    expect((await admin.ask(replayDeadJobs, {})).status).toBe(400);

    const { lines } = (await admin.ask(listAuditLines, { action: "replayDeadJobs" })).value;
    expect(lines.map(({ recordId }) => recordId)).toEqual(["confirm-lead", id]);
  });

  test("a failing host and the release are shown", async () => {
    const database = await newDatabase();
    const backends = await newBackends({
      ...{ database, release: "0123456789abcdef" },
      circuits: () => [["goobe", true]],
    });
    const admin = await staffMember(backends, database, ADMIN);
    expect((await admin.ask(getSiteHealth, {})).value).toMatchObject({
      release: "0123456789ab",
      circuits: [{ host: "goobe", isOpen: true }],
    });
  });
});
