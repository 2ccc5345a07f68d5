import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { loadConfig } from "./config.ts";

const folder = mkdtempSync(join(tmpdir(), "atrium-settings-"));
afterAll(() => rmSync(folder, { recursive: true }));
const SECRET = "a secret of at least thirty-two characters";
const file = join(folder, "key");
writeFileSync(file, `${SECRET}\n`);

test("reads any setting from the file that its name with _FILE names, without the last line break", () => {
  expect(loadConfig({ SECRET_KEY_FILE: file }).secretKey).toBe(SECRET);
  expect(loadConfig({ SECRET_KEY_FILE: "" }).secretKey).toBeUndefined();
});

test("does not take a setting that itself ends with _FILE for the file of another", () => {
  expect(loadConfig({ GEO_DATABASE_FILE: "/nowhere.mmdb" }).geoDatabaseFile).toBe("/nowhere.mmdb");
});

test("a missing file and a setting with two values stop the start, without the secret in the message", () => {
  expect(() => loadConfig({ SECRET_KEY_FILE: join(folder, "none") })).toThrow(/SECRET_KEY_FILE.*ENOENT/);
  const both = { SECRET_KEY_FILE: file, SECRET_KEY: SECRET };
  expect(() => loadConfig(both)).toThrow(/^SECRET_KEY and SECRET_KEY_FILE are both set/);
});
