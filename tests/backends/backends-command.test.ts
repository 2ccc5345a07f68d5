import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { runBackendsCommand } from "../../src/server/commands/backends-command.ts";
import { agreedHostsServer } from "../support/agreed-hosts/agreed-hosts-server.ts";
import { PROJECT_ROOT } from "../support/project-files.ts";

const hosts = agreedHostsServer();

async function run(words: readonly string[], settings: Record<string, string> = {}) {
  const lines: string[] = [];
  const code = await runBackendsCommand(words, settings, (line) => lines.push(line));
  return { code, text: lines.join("\n") };
}

test("reports hosts that answer as agreed as healthy, and sends them no data", async () => {
  const { code, text } = await run(["check"], hosts.settings());
  expect(text).not.toContain("BAD");
  expect(text).toMatch(/K46 createLead: not checked/);
  expect(code).toBe(0);
  expect(hosts.refusals()).toEqual([]);
  expect(hosts.taken.filter(({ id }) => ["K46", "K49", "K50"].includes(id))).toEqual([]);
});

test.each([
  ["500", /K32 designIdeasCategories: fails with 500/],
  ["other-types", /K32 designIdeasCategories: does not answer as agreed/],
  ["html", /K32 designIdeasCategories: does not answer as agreed/],
  ["down", /K32 designIdeasCategories: does not answer/],
] as const)("describes a failing host (%s) in plain words and exits with an error", async (mood, words) => {
  hosts.behave("graphql", mood);
  const { code, text } = await run(["check"], hosts.settings());
  hosts.behave("graphql", "well");
  expect(text).toMatch(words);
  expect(code).toBe(1);
});

test("checks nothing when no host is configured", async () => {
  expect(await run(["check"])).toEqual({ code: 0, text: expect.stringContaining("No host is set") });
});

test("the documentation describes every host as the contracts do", async () => {
  const { text } = await run(["describe"]);
  expect(readFileSync(`${PROJECT_ROOT}/docs/backends.md`, "utf8")).toContain(text.trim());
});
