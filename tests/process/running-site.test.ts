import { spawn } from "node:child_process";
import { once } from "node:events";
import { cpSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { lockDataDirectory } from "../../src/platform/database/sqlite/lock-data-directory.ts";
import { runContentCommand } from "../../src/server/commands/content-command.ts";
import { requestReload } from "../../src/server/running-site.ts";
import { openDatabase } from "../../src/services/open-database.ts";
import { makeLittleContent } from "../faults/small-content.ts";
import { PROJECT_ROOT } from "../support/project-files.ts";
import { siteProcesses } from "../support/site-process.ts";

const { start, newFolder } = siteProcesses();

/** Company news, and the facts that they refer to. */
function addNews(content: string): void {
  for (const folder of ["documents/company-news", "documents/facts"])
    cpSync(join(PROJECT_ROOT, "content", folder), join(content, folder), { recursive: true });
}

async function importContent(environment: Record<string, string>) {
  const said: string[] = [];
  const code = await runContentCommand(["import"], environment, (sentence) => said.push(sentence));
  return { code, said: said.join("\n") };
}

test("content import uses the running site, and reports what it did", async () => {
  const CONTENT_DIR = makeLittleContent(newFolder());
  const site = await start({ CONTENT_DIR });
  await site.ready();
  const environment = { CONTENT_DIR, DATA_DIR: site.dataDirectory };
  expect(await importContent(environment)).toEqual({
    code: 0,
    said: expect.stringMatching(/running site now uses the changes.*none changed/),
  });
  addNews(CONTENT_DIR);
  expect((await importContent(environment)).said).toMatch(/running site now uses.* [1-9]\d* added/);
  expect((await fetch(`${site.url}/health`)).status).toBe(200);
});

test("a process is not signalled only because its id is in the pid file", async () => {
  const [DATA_DIR, CONTENT_DIR] = [newFolder(), makeLittleContent(newFolder())];
  addNews(CONTENT_DIR);
  const stranger = spawn(process.execPath, ["-e", "setInterval(() => {}, 1000)"], { stdio: "ignore" });
  await once(stranger, "spawn");
  writeFileSync(join(DATA_DIR, "atrium.pid"), String(stranger.pid));
  const ended = once(stranger, "exit");
  expect(await importContent({ DATA_DIR, CONTENT_DIR })).toMatchObject({
    code: 0,
    said: expect.stringContaining("added"),
  });
  stranger.kill("SIGTERM");
  expect((await ended)[1]).toBe("SIGTERM");
});

test("a data folder that is locked by another program than a site is reported as such", async () => {
  const dataDirectory = newFolder();
  const database = await openDatabase({ dataDirectory });
  await database.migrate();
  await database.close();
  const letGo = lockDataDirectory(dataDirectory);
  await expect(requestReload(dataDirectory, 1_000)).rejects.toThrow(
    /locked by a process that does not answer/,
  );
  letGo();
});
