import { availableParallelism } from "node:os";
import { expect, test } from "vitest";
import { loadConfig } from "./config.ts";

const POSTGRES = { DATABASE_URL: "postgres://atrium@localhost/atrium" };

test("one process does everything unless a setting differs", () => {
  expect(loadConfig({})).toMatchObject({ workers: 1, role: "all", drainMs: 0 });
  expect(loadConfig({ PROCESS_ROLE: "background", DRAIN_SECONDS: "10" })).toMatchObject({
    workers: 1,
    role: "background",
    drainMs: 10_000,
  });
});

test("WORKERS=auto starts one process for each core, on PostgreSQL only", () => {
  expect(loadConfig({ WORKERS: "auto" }).workers).toBe(1);
  expect(loadConfig({ WORKERS: "auto", ...POSTGRES }).workers).toBe(availableParallelism());
});

test.each([
  [{ WORKERS: "2" }, /WORKERS=2 needs PostgreSQL: set DATABASE_URL/],
  [{ WORKERS: "2", PROCESS_ROLE: "web", ...POSTGRES }, /unset it, or unset PROCESS_ROLE/],
  [{ WORKERS: "0" }, /WORKERS: /],
  [{ WORKERS: "many" }, /"auto" or a number from 1 to 64/],
])("%j stops the start and says what to do", (environment, sentence) => {
  expect(() => loadConfig(environment)).toThrow(sentence);
});
