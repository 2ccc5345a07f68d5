import { cpSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { makeLittleContent } from "../faults/small-content.ts";
import { PROJECT_ROOT, projectFiles } from "../support/project-files.ts";
import { type SiteProcess, siteProcesses } from "../support/site-process.ts";

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

describe("a running site", () => {
  const HOMES = ["/in", "/sg", "/my", "/sa", "/sa-ar"];
  // The same site for all tests here, because a start takes seconds.
  const processes = siteProcesses(afterAll);
  let site: SiteProcess;
  beforeAll(async () => {
    site = await processes.start({ WARM_UP: "1", LOG_LEVEL: "info" });
    await site.ready();
  });

  test("prints each step and finally the addresses to open", () => {
    expect(site.output()).toMatch(/Database: /);
    expect(site.output()).toMatch(/Content: \d+ documents/);
    for (const home of HOMES) expect(site.output()).toMatch(new RegExp(`^\\s+http\\S+${home}$`, "m"));
  });

  test("writes its log as JSON without a terminal, and does not log the warm-up as a visit", async () => {
    await visit(site, [...HOMES, "/sg?phone=98450"]);
    const paths = () =>
      logLines(site)
        .filter((line) => line.startsWith("{"))
        .map((line) => JSON.parse(line))
        .filter(({ msg }) => msg === "answered")
        .map(({ path }) => path);
    // The start asks for the health as often as it has to wait.
    await expect.poll(() => paths().filter((path) => path !== "/health")).toHaveLength(HOMES.length + 1);
    expect(new Set(paths())).toEqual(new Set(["/health", ...HOMES]));
  });

  test("continues when a second process wants its port or its data folder, which is refused with a message", async () => {
    const { port } = new URL(site.url);
    await expectRefused({ PORT: port }, new RegExp(`Port ${port} .*in use`));
    await expectRefused({ DATA_DIR: site.dataDirectory }, /in use|another process|already/i);
    expect((await fetch(`${site.url}/health`)).status).toBe(200);
  });

  test("is ready after kill -9 and a new start, and LOG_FORMAT=pretty writes for people, in colour if requested", async () => {
    site.child.kill("SIGKILL");
    expect((await site.ended()).signal).toBe("SIGKILL");
    const settings = { DATA_DIR: site.dataDirectory, LOG_LEVEL: "info" };
    const second = await processes.start({ ...settings, LOG_FORMAT: "pretty", FORCE_COLOR: "1" });
    await second.ready();
    await visit(second, ["/sg?phone=98450"]);
    second.child.kill("SIGTERM");
    expect((await second.ended()).code).toBe(0);
    const line = logLines(second).find((line) => line.includes("/sg"));
    expect(line).toMatch(/\d\d:\d\d:\d\d.* GET \/sg .*200.* ms/);
    expect(line).toContain("\u001b[");
    expect(logLines(second).filter((line) => line.startsWith("{") || line.includes("98450"))).toEqual([]);
  });

  async function visit({ url }: SiteProcess, paths: readonly string[]): Promise<void> {
    for (const path of paths) expect([path, (await fetch(url + path)).status]).toEqual([path, 200]);
  }

  /** The complete lines after the last printed address. */
  function logLines(site: SiteProcess): string[] {
    return site.output().slice(site.output().indexOf("(the style guide)")).split("\n").slice(1, -1);
  }
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
