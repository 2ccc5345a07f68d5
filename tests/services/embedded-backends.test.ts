import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test, vi } from "vitest";
import { ContentProblem } from "../../src/services/files/content-problem.ts";
import { PATIENT } from "../support/patient.ts";
import { copyOfContent, loadedBackends, newBackends, newSqliteDatabase, SILENT } from "./fixture-backends.ts";

test.each(["/bumblebee/v1/api/static", "/v1/api/static"])(
  "RT-11 ST-12 serves static content at %s, by codes in upper or lower case, and India's without a code",
  async (base) => {
    const { app } = await newBackends();
    const read = async (query: string) => (await app.request(`${base}/message-default${query}`)).json();
    expect(await read("?isoCode=SG")).toEqual({
      slug: "message-default",
      isoCode: "SG",
      content: { message: "Hello Singapore" },
    });
    expect(await read("?isoCode=sa&languageCode=ar")).toMatchObject({
      isoCode: "SA",
      content: { message: "مرحبا" },
    });
    expect(await read("?isoCode=SA")).toMatchObject({ content: { message: "Hello" } });
    expect(await read("")).toMatchObject({ isoCode: "IN", content: { message: "Hello" } });
    const unknown = await app.request(`${base}/none?isoCode=IN`);
    expect(unknown.status).toBe(404);
    expect(await unknown.json()).toEqual({ error: 'There is no static content "none" for IN.' });
  },
);

test("an unknown address answers 404 in JSON", async () => {
  const { app } = await newBackends();
  for (const path of ["/api/unheard-of", "/v1/api/none", "/api/goobe"]) {
    const response = await app.request(path);
    expect(response.status).toBe(404);
    expect(await response.json()).toEqual({ error: "There is nothing at this address." });
  }
});

test.each([
  ["POST", "/api/goobe/document/es/search/website_content", "GET, HEAD"],
  ["DELETE", "/api/content/document/es/search/designs/slug/a", "GET, HEAD"],
  ["PUT", "/v1/api/unleash?feature=a", "GET, HEAD"],
  ["GET", "/api/sales/utils/api/v2/geoip", "POST"],
  ["POST", "/api/images/test-room-00000000/320.avif", "GET, HEAD"],
])("%s %s answers 405 with the allowed methods", async (method, path, allow) => {
  const { app } = await newBackends();
  const response = await app.request(path, { method });
  expect(response.status).toBe(405);
  expect(response.headers.get("allow")).toBe(allow);
  expect(await response.json()).toEqual({ error: expect.stringContaining(allow) });
});

test("HEAD is answered like GET, without a body", async () => {
  const { app } = await loadedBackends();
  const response = await app.request("/api/goobe/document/es/search/designs", { method: "HEAD" });
  expect(response.status).toBe(200);
  expect(await response.text()).toBe("");
});

test("an internal error is logged, and the response contains no details", async () => {
  const database = await newSqliteDatabase();
  const error = vi.fn();
  const { app } = await loadedBackends({ database, log: { ...SILENT, error } });
  await database.db.schema.dropTable("documents").execute();
  const response = await app.request("/api/goobe/document/es/search/designs");
  expect(response.status).toBe(500);
  expect(await response.json()).toEqual({ error: "Something went wrong on our side." });
  expect(error).toHaveBeenCalledOnce();
});

test("says why it is not ready, and nothing when it is", async () => {
  const database = await newSqliteDatabase();
  const backends = await newBackends({ database });
  expect(await backends.problem()).toBe("The content is not loaded yet.");
  await backends.loadContent();
  expect(await backends.problem()).toBeUndefined();
  await database.db.schema.dropTable("settings").execute();
  // The check does not query at every call: a recent successful write counts as proof.
  await vi.waitFor(
    async () => expect(await backends.problem()).toBe("The database does not answer."),
    PATIENT,
  );
});

test.each([
  ["flags.json", '{\n  "features": [\n    { "name": "a" }\n  ]\n}', 3, "features.0.enabled"],
  ["flags.json", "{\n", 2, "the file ends"],
  ["static/message-default.json", '{\n  "Mars": {}\n}', 2, "Mars"],
  ["photographs/catalogue.json", '[\n  { "name": "../secret" }\n]', 2, "0.name"],
])("a fault in %s stops the start with its file, line and reason", async (name, text, line, reason) => {
  const contentDirectory = copyOfContent();
  const file = join(contentDirectory, name);
  writeFileSync(file, text);
  const problem = await newBackends({ contentDirectory }).catch((error: unknown) => error);
  expect(problem).toBeInstanceOf(ContentProblem);
  expect(String(problem)).toContain(`${file}:${line}: `);
  expect(String(problem)).toContain(reason);
});

test("a missing content folder is reported with its name", async () => {
  const contentDirectory = join(copyOfContent(), "nowhere");
  await expect(newBackends({ contentDirectory })).rejects.toThrow("cannot be read (ENOENT)");
});
