import { afterAll, beforeAll, expect, test } from "vitest";
import { joinList } from "../../src/services/places/waiting-list.ts";
import { eachEngine, everyEngine, type TestEngine } from "../stores/each-engine.ts";
import { answerOf, openPlacesBackends } from "./places-backends.ts";

const PATH = "/api/web-backend/v1/waiting-list";

everyEngine("the waiting list", (engines) => {
  const opened: { engine: TestEngine["engine"]; backends: Awaited<ReturnType<typeof openPlacesBackends>> }[] =
    [];
  beforeAll(async () => {
    for (const engine of engines)
      opened.push({ engine: engine.engine, backends: await openPlacesBackends(engine) });
  });
  afterAll(async () => {
    for (const { backends } of opened) await backends.stop();
  });

  async function eachOf(run: (backends: (typeof opened)[number]["backends"]) => Promise<void>) {
    for (const { backends } of opened) await run(backends);
  }

  test("counts everyone once, in any spelling of their number", () =>
    eachOf(async ({ app }) => {
      const join = (contact: string, pincode = "800001") => post(app, { country: "IN", pincode, contact });
      expect(await join("98450 12345")).toEqual({ status: 200, body: { waiting: 1, position: 1 } });
      expect(await join("Asha@Example.com")).toEqual({ status: 200, body: { waiting: 2, position: 2 } });
      expect(await join("+91 98450-12345", "٨٠٠٠٠١")).toEqual({
        status: 200,
        body: { waiting: 2, position: 1 },
      });
      expect(await join("asha@example.com")).toEqual({ status: 200, body: { waiting: 2, position: 2 } });
      expect(await join("asha@example.com", "800002")).toEqual({
        status: 200,
        body: { waiting: 1, position: 1 },
      });
      const counted = await answerOf(app, `${PATH}/count`, { country: "India", pincode: "800 001" });
      expect(counted).toEqual({ status: 200, body: { waiting: 2 } });
    }));

  test("stores the number or e-mail address in normal form, with the language", () =>
    eachOf(async ({ app, database }) => {
      await post(app, { country: "SA", pincode: "55421", contact: "٠٥٠١٢٣٤٥٦٧", language: "ar" });
      const rows = await database.db
        .selectFrom("waiting_list")
        .select(["country", "pincode", "contact", "language"])
        .where("country", "=", "SA")
        .execute();
      expect(rows).toEqual([{ country: "SA", pincode: "55421", contact: "+966501234567", language: "ar" }]);
    }));

  test.each([
    [{ country: "IN", pincode: "800001", contact: "12345" }, "contact"],
    [{ country: "IN", pincode: "800001", contact: "a\u0000@b.example" }, "contact"],
    [{ country: "IN", pincode: "800001", contact: "=HYPERLINK(1)@x" }, "contact"],
    [{ country: "IN", pincode: "8000", contact: "a@b.example" }, "pincode"],
    [{ country: "XX", pincode: "800001", contact: "a@b.example" }, "country"],
    [{ country: "IN", pincode: ["800001"], contact: "a@b.example" }, "pincode"],
    [{ country: "IN", pincode: "800001", contact: "a@b.example", language: "xx" }, "language"],
    [{}, "pincode"],
  ])("refuses %j because of its %s", (joining, field) =>
    eachOf(async ({ app }) => {
      const { status, body } = await post(app, joining);
      expect(status).toBe(400);
      expect(body).toMatchObject({ field });
    }),
  );

  test("rate limits visitors who join too often, by address", () =>
    eachOf(async ({ app }) => {
      const join = (number: number) =>
        post(app, { country: "IN", pincode: "834001", contact: `p${number}@b.example` }, "49.207.1.1");
      for (let number = 0; number < 20; number += 1) expect((await join(number)).status).toBe(200);
      const response = await join(21);
      expect(response.status).toBe(429);
      const other = { country: "IN", pincode: "834001", contact: "z@b.example" };
      expect((await post(app, other, "49.207.1.2")).body).toMatchObject({ waiting: 21 });
    }));
});

eachEngine("concurrent entries in the waiting list", ({ newDatabase }) => {
  test("each gets a different position", async () => {
    const { db } = await newDatabase();
    const place = { country: "IN", pincode: "800001" };
    const contacts = Array.from({ length: 12 }, (_, number) => `p${number}@b.example`);
    await Promise.all(
      [...contacts, ...contacts].map((contact) => joinList(db, place, { contact, language: "en" })),
    );
    const joined = await Promise.all(
      contacts.map((contact) => joinList(db, place, { contact, language: "en" })),
    );
    expect(joined.map(({ waiting }) => waiting)).toEqual(contacts.map(() => 12));
    expect(joined.map((one) => one.position).sort((a, b) => a - b)).toEqual(
      contacts.map((_, index) => index + 1),
    );
  });
});

async function post(
  app: { request(path: string, init: RequestInit): Response | Promise<Response> },
  body: object,
  address?: string,
) {
  const headers = { "content-type": "application/json", ...(address && { "x-forwarded-for": address }) };
  const response = await app.request(PATH, { method: "POST", headers, body: JSON.stringify(body) });
  return { status: response.status, body: await response.json() };
}
