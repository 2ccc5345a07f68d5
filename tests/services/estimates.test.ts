import { expect, test } from "vitest";
import {
  attachPlan,
  changeEstimate,
  createEstimate,
  getEstimate,
} from "../../src/contracts/calls/estimates-calls.ts";
import { createCaller } from "../../src/contracts/create-caller.ts";
import type { Database } from "../../src/platform/database/database.ts";
import { eachEngine } from "../stores/each-engine.ts";
import { newBackends } from "./fixture-backends.ts";

const ACRYLIC = { calculator: "in-kitchen", choices: "finish=acrylic" };
const OTHER_KEY = "AAAAAAAAAAAAAAAA.AAAAAAAAAAAAAAAA";

eachEngine("kept estimates", ({ newContentDatabase, open: openPlace }) => {
  async function open() {
    const databaseOptions = await newContentDatabase();
    const database = await openPlace(databaseOptions);
    return { place: databaseOptions, database, call: await callerOf(database) };
  }

  async function callerOf(database: Database) {
    const { app } = await newBackends({ database });
    return createCaller({ addresses: {}, embedded: (request) => app.fetch(request) });
  }

  async function keep(call: Awaited<ReturnType<typeof callerOf>>, input = ACRYLIC) {
    const outcome = await call(createEstimate, input);
    if (!outcome.ok) throw new Error("It was not kept.");
    return outcome.value;
  }

  test("the code gives access to the prices; only the hash of the key is stored", async () => {
    const { database, call } = await open();
    const { code, key } = await keep(call);
    expect(code).toMatch(/^[2-9B-DF-HJKMNP-TV-XZ]{10}$/);
    const seen = await call(getEstimate, { code: `${code.slice(0, 5)}-${code.slice(5).toLowerCase()}` });
    expect(seen).toMatchObject({
      ok: true,
      value: { code, country: "IN", calculator: "in-kitchen", isOwner: false, versions: [{ number: 1 }] },
    });
    const rows = await database.db.selectFrom("estimates").selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain(key);
    expect(await call(getEstimate, { code, key })).toMatchObject({ ok: true, value: { isOwner: true } });
  });

  test("its lines add up to the net, and net plus tax is the total", async () => {
    const { call } = await open();
    const { code } = await keep(call);
    const seen = await call(getEstimate, { code });
    const [version] = seen.ok ? seen.value.versions : [];
    const { lines = [], net = 0, tax = 0, total = 0 } = version?.price.bill ?? {};
    expect(lines.reduce((sum, { amount }) => sum + amount, 0)).toBe(net);
    expect(net + tax).toBe(total);
    expect(total).toBeGreaterThan(0);
  });

  test("only the owner's key creates another version; the first version does not change", async () => {
    const { call } = await open();
    const { code, key } = await keep(call);
    const first = await call(getEstimate, { code, key });
    const wrong = await call(changeEstimate, { code, key: OTHER_KEY, choices: "finish=laminate" });
    expect(wrong).toMatchObject({ ok: false, problem: { status: 403 } });
    const changed = await call(changeEstimate, { code, key, choices: "finish=laminate" });
    const [kept, next] = changed.ok ? changed.value.versions : [];
    expect(kept).toEqual(first.ok && first.value.versions[0]);
    expect(next?.price.bill.total).toBeLessThan(kept?.price.bill.total ?? 0);
    const again = await call(changeEstimate, { code, key, choices: "finish=laminate" });
    expect(again.ok && again.value.versions.length).toBe(2);
  });

  test("versions that are saved concurrently get consecutive numbers", async () => {
    const { call } = await open();
    const { code, key } = await keep(call);
    const finishes = ["laminate", "veneer", "glass", "membrane"];
    await Promise.all(
      finishes.map((finish) => call(changeEstimate, { code, key, choices: `finish=${finish}` })),
    );
    const seen = await call(getEstimate, { code });
    expect(seen.ok && seen.value.versions.map(({ number }) => number)).toEqual([1, 2, 3, 4, 5]);
  });

  test("only its owner can add a plan", async () => {
    const { call } = await open();
    const { code, key } = await keep(call);
    expect((await call(attachPlan, { code, key: OTHER_KEY, plan: "date=2027-03-01" })).ok).toBe(false);
    await call(attachPlan, { code, key, plan: "date=2027-03-01" });
    expect(await call(getEstimate, { code })).toMatchObject({ ok: true, value: { plan: "date=2027-03-01" } });
  });

  test("an unknown calculator, an unknown code and a missing price are refused", async () => {
    const { call } = await open();
    const none = await call(createEstimate, { calculator: "in-castle", choices: "" });
    expect(none).toMatchObject({ ok: false, problem: { status: 400 } });
    expect(await call(getEstimate, { code: "2222222222" })).toMatchObject({
      ok: false,
      problem: { kind: "not-found" },
    });
  });

  test("one address can store only a limited number in ten minutes", async () => {
    const { call } = await open();
    const visitorAddress = "49.207.1.1";
    const answers = await Promise.all(
      Array.from({ length: 61 }, () => call(createEstimate, { ...ACRYLIC, visitorAddress })),
    );
    expect(answers.filter(({ ok }) => ok).length).toBe(60);
  });

  test("it is available to another process that opens the same database later", async () => {
    const { place: databaseOptions, database, call } = await open();
    const { code } = await keep(call);
    await database.close();
    const later = await callerOf(await openPlace(databaseOptions));
    expect(await later(getEstimate, { code })).toMatchObject({ ok: true, value: { code } });
  });
});
