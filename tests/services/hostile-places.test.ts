import fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import { everyEngine } from "../stores/each-engine.ts";
import { fuzzRuns } from "../support/fuzz-runs.ts";
import { openPlacesBackends } from "./places-backends.ts";

const text = fc.oneof(
  fc.string({ unit: "binary", maxLength: 60 }),
  fc.string({ maxLength: 300 }),
  fc.constantFrom(
    "560034",
    "IN",
    "sa",
    "own:in/bengaluru",
    "__proto__",
    "constructor",
    "\u0000",
    "\ud800",
    "%00",
  ),
  fc.constantFrom(
    "' or 1=1 --",
    "<script>",
    "=cmd|' /C calc'!A0",
    "ال".repeat(90),
    "٩".repeat(40),
    "+".repeat(70),
  ),
);
const value = fc.oneof(text, fc.integer(), fc.constant(null), fc.array(text, { maxLength: 3 }), fc.object());
const NAMES = ["country", "pincode", "city", "locality", "query", "session", "language", "phone", "contact"];
const fields = fc.dictionary(fc.constantFrom(...NAMES), text, { maxKeys: 6 });
const GETS = [
  "/api/launchpad/v1/user-pincode-mappings",
  "/api/web-backend/v1/locality",
  "/api/web-backend/v3/places/autocomplete",
  "/api/web-backend/v2/places",
  "/api/web-backend/v1/phone/validate",
  "/api/web-backend/v1/waiting-list/count",
];

everyEngine("hostile input about places", (engines) => {
  const opened: Awaited<ReturnType<typeof openPlacesBackends>>[] = [];
  beforeAll(async () => {
    for (const engine of engines) opened.push(await openPlacesBackends(engine));
  });
  afterAll(async () => {
    for (const { stop } of opened) await stop();
  });

  test("no query causes a server error", async () => {
    const query = fc.tuple(fc.constantFrom(...GETS), fields);
    await fc.assert(
      fc.asyncProperty(query, async ([path, sent]) => {
        const search = new URLSearchParams(
          Object.entries(sent).map(([name, each]) => [name, each.toWellFormed()]),
        );
        for (const { app } of opened)
          expect((await app.request(`${path}?${search}`)).status).toBeLessThan(500);
      }),
      { numRuns: fuzzRuns(150) },
    );
  });

  test("no body causes a server error", async () => {
    const body = fc.dictionary(fc.constantFrom(...NAMES), value, { maxKeys: 6 });
    await fc.assert(
      fc.asyncProperty(body, async (sent) => {
        for (const { app } of opened) {
          const init = { method: "POST", headers: { "content-type": "application/json" } };
          const joined = await app.request("/api/web-backend/v1/waiting-list", {
            ...init,
            body: JSON.stringify(sent),
          });
          expect(joined.status).toBeLessThan(500);
        }
      }),
      { numRuns: fuzzRuns(100) },
    );
    for (const { database } of opened) {
      const rows = await database.db.selectFrom("waiting_list").select("contact").execute();
      for (const { contact } of rows) expect(contact).toMatch(/^\+\d{7,15}$|^[^\s@]+@[^\s@]+$/);
    }
  });
});
