import { expect, test } from "vitest";
import { recordConsent } from "../../src/contracts/calls/record-consent.ts";
import { createCaller } from "../../src/contracts/create-caller.ts";
import { HOSTS } from "../../src/contracts/hosts.ts";
import { eachEngine } from "../stores/each-engine.ts";
import { newBackends } from "./fixture-backends.ts";

const SENT = {
  receipt: "K7MQ2PBCDF",
  version: "2026-11",
  categories: ["preferences" as const, "measurement" as const],
  region: "sa-ar" as const,
  visitorAddress: "203.0.113.7",
};

eachEngine("receipts of consent", ({ newDatabase }) => {
  async function open() {
    const database = await newDatabase();
    const { app } = await newBackends({ database });
    const call = createCaller({ addresses: {}, embedded: (request) => app.fetch(request) });
    const rows = () => database.db.selectFrom("consent_receipts").selectAll().execute();
    return { call, rows, app };
  }

  test("AN-01 a choice is stored under its receipt, with its version, edition and time, and no data of the visitor", async () => {
    const { call, rows } = await open();
    expect(await call(recordConsent, SENT)).toMatchObject({ ok: true, value: { receipt: SENT.receipt } });
    const [row] = await rows();
    expect(row).toEqual({
      id: SENT.receipt,
      version: "2026-11",
      categories: "measurement preferences",
      region: "sa-ar",
      created_at: expect.stringMatching(/^\d{4}-.+Z$/),
    });
    expect(JSON.stringify(row)).not.toContain(SENT.visitorAddress);
  });

  test("AN-01 a choice that is sent twice is stored once, and the first one stays", async () => {
    const { call, rows } = await open();
    await call(recordConsent, SENT);
    await call(recordConsent, { ...SENT, categories: [] });
    expect((await rows()).map(({ categories }) => categories)).toEqual(["measurement preferences"]);
  });

  test("AN-01 an invalid receipt, category or edition is refused with the field name", async () => {
    const { app, rows } = await open();
    const wrong = { receipt: "short", version: "new", categories: ["spying"], region: "xx" };
    for (const [field, value] of Object.entries(wrong)) {
      const response = await app.request(`${HOSTS.bumblebee.embeddedAt}/v1/api/consents`, {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify({ ...SENT, [field]: value }),
      });
      expect([field, response.status]).toEqual([field, 400]);
      expect((await response.json()).field).toContain(field);
    }
    expect(await rows()).toEqual([]);
  });
});
