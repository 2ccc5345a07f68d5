import { cpSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { makeLittleContent } from "../faults/small-content.ts";
import { PROJECT_ROOT, projectFiles } from "../support/project-files.ts";
import { siteProcesses } from "../support/site-process.ts";

const { start, newFolder } = siteProcesses();

/** A failed start prints one or two sentences about the reason, without a stack trace. */
async function expectRefused(settings: Record<string, string>, sentence: RegExp): Promise<void> {
  const site = await start(settings);
  const { code, stderr } = await site.ended();
  expect(stderr).toMatch(sentence);
  expect(stderr.trim().split("\n")).toHaveLength(1);
  expect(stderr).not.toMatch(/\n\s+at |node:internal|Error:/);
  expect(code).toBe(1);
}

/** Returns the output of a site until it is stopped after these visits, and the lines after the last address. */
async function sayingsOf(settings: Record<string, string>, visits: readonly string[]) {
  const site = await start({ WARM_UP: "1", LOG_LEVEL: "info", ...settings });
  await site.ready();
  for (const path of visits) expect([path, (await fetch(site.url + path)).status]).toEqual([path, 200]);
  site.child.kill("SIGTERM");
  const { stdout, code } = await site.ended();
  expect(code).toBe(0);
  return { stdout, lines: stdout.slice(stdout.indexOf("(the style guide)")).split("\n").slice(1) };
}

test("prints each step and finally the addresses to open; the log is JSON without a terminal, and the warm-up is not logged as a visit", async () => {
  const homes = ["/in", "/sg", "/my", "/sa", "/sa-ar"];
  const { stdout, lines } = await sayingsOf({}, [...homes, "/sg?phone=98450"]);
  expect(stdout).toMatch(/Database: /);
  expect(stdout).toMatch(/Content: \d+ documents/);
  for (const home of homes) expect(stdout).toMatch(new RegExp(`^\\s+http\\S+${home}$`, "m"));
  const entries = lines.filter((line) => line.startsWith("{")).map((line) => JSON.parse(line));
  const paths = entries.filter(({ msg }) => msg === "answered").map(({ path }) => path);
  expect(new Set(paths)).toEqual(new Set(["/health", ...homes]));
});

test("LOG_FORMAT=pretty writes for people, in colour if requested", async () => {
  const { lines } = await sayingsOf({ LOG_FORMAT: "pretty", FORCE_COLOR: "1" }, ["/sg?phone=98450"]);
  const visit = lines.find((line) => line.includes("/sg"));
  expect(visit).toMatch(/\d\d:\d\d:\d\d.* GET \/sg .*200.* ms/);
  expect(visit).toContain("\u001b[");
  expect(lines.filter((line) => line.startsWith("{") || line.includes("98450"))).toEqual([]);
});

// src/services/config/config.test.ts has the other settings.
test("a wrong setting stops the start with a message that names it", async () => {
  await expectRefused({ PORT: "not-a-port" }, /PORT/);
});

test("an unreachable PostgreSQL stops the start with a message that does not contain the password", async () => {
  const site = await start({ DATABASE_URL: "postgres://atrium:secret@127.0.0.1:1/atrium" });
  const { code, stderr } = await site.ended();
  expect(code).toBe(1);
  expect(stderr.trim().split("\n")).toHaveLength(1);
  expect(stderr).not.toContain("secret");
});

test("a port or a data folder in use stops the start with a message, and the first process continues", async () => {
  const first = await start();
  await first.ready();
  const { port } = new URL(first.url);
  await expectRefused({ PORT: port }, new RegExp(`Port ${port} .*in use`));
  await expectRefused({ DATA_DIR: first.dataDirectory }, /in use|another process|already/i);
  expect((await fetch(`${first.url}/health`)).status).toBe(200);
});

test("a data folder that cannot be written is refused", async () => {
  const file = join(newFolder(), "a-file");
  writeFileSync(file, "");
  await expectRefused({ DATA_DIR: join(file, "data") }, /DATA_DIR|data folder|cannot be/i);
});

test("a broken content file stops the start with its name, its line and the reason", async () => {
  const content = copyOfContent();
  const [document = ""] = projectFiles("content/documents/**/*.json", "content/**/*.json").filter(
    (file) => !file.includes("/photographs/") && !file.endsWith("flags.json") && !file.includes("/static/"),
  );
  const broken = join(content, document.slice("content/".length));
  writeFileSync(broken, '{\n  "slug": "home",\n  oops\n}\n');
  const name = document.split("/").at(-1) ?? "";
  const site = await start({ CONTENT_DIR: content });
  const { code, stderr } = await site.ended();
  const [sentence, place, ...more] = stderr.trim().split("\n");
  expect(sentence).toMatch(/content cannot be loaded/);
  expect(place).toContain(`${name}:3: `);
  expect(more).toEqual([]);
  expect(code).toBe(1);
});

test("after kill -9 the next start is ready, with the earlier data", async () => {
  const first = await start();
  await first.ready();
  first.child.kill("SIGKILL");
  expect((await first.ended()).signal).toBe("SIGKILL");
  const second = await start({ DATA_DIR: first.dataDirectory });
  await second.ready();
  expect((await fetch(`${second.url}/sg`)).status).toBe(200);
});

test("a second start on the same folder runs no migration", async () => {
  const CONTENT_DIR = makeLittleContent(newFolder());
  const first = await start({ CONTENT_DIR });
  await first.ready();
  first.child.kill("SIGTERM");
  expect((await first.ended()).stdout).toMatch(/migrations run/);
  const second = await start({ DATA_DIR: first.dataDirectory, CONTENT_DIR });
  await second.ready();
  second.child.kill("SIGTERM");
  expect((await second.ended()).stdout).not.toMatch(/migrations run/);
});

function copyOfContent(): string {
  const copy = newFolder();
  const original = join(PROJECT_ROOT, "content");
  const photographs = join(original, "photographs");
  cpSync(original, copy, { recursive: true, filter: (source) => source !== photographs });
  rmSync(join(copy, "photographs"), { recursive: true, force: true });
  symlinkSync(photographs, join(copy, "photographs"));
  return copy;
}
