import { spawn } from "node:child_process";
import { once } from "node:events";
import { cpSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { holdDataDirectory } from "../../src/platform/database/sqlite/hold-data-directory.ts";
import { runContentCommand } from "../../src/server/commands/content-command.ts";
import { askRunningSite } from "../../src/server/running-site.ts";
import { openDatabase } from "../../src/services/open-database.ts";
import { makeLittleContent } from "../faults/little-content.ts";
import { PROJECT_ROOT } from "../support/project-files.ts";
import { siteProcesses } from "../support/site-process.ts";

const { start, newFolder } = siteProcesses();

function addNews(content: string): void {
  const news = "documents/company-news";
  cpSync(join(PROJECT_ROOT, "content", news), join(content, news), { recursive: true });
}

async function importContent(environment: Record<string, string>) {
  const said: string[] = [];
  const code = await runContentCommand(["import"], environment, (sentence) => said.push(sentence));
  return { code, said: said.join("\n") };
}

test("content import asks the site that runs, and tells what it did", async () => {
  const CONTENT_DIR = makeLittleContent(newFolder());
  const site = await start({ CONTENT_DIR });
  await site.ready();
  const environment = { CONTENT_DIR, DATA_DIR: site.dataDirectory };
  expect(await importContent(environment)).toEqual({
    code: 0,
    said: expect.stringMatching(/running site took the changes over.*none changed/),
  });
  addNews(CONTENT_DIR);
  expect((await importContent(environment)).said).toMatch(/running site took.* [1-9]\d* added/);
  expect((await fetch(`${site.url}/health`)).status).toBe(200);
});

test("no process is sent a signal because its number stands in a file", async () => {
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

test("a folder that is held by something else than a site is told as that", async () => {
  const dataDirectory = newFolder();
  const database = await openDatabase({ dataDirectory });
  await database.migrate();
  await database.close();
  const letGo = holdDataDirectory(dataDirectory);
  await expect(askRunningSite(dataDirectory, 1_000)).rejects.toThrow(
    /held by a process that does not answer/,
  );
  letGo();
});
