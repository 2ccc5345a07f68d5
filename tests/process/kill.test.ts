import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { expect, test } from "vitest";
import { newBrowser } from "../support/browser.ts";
import { freePort } from "../support/free-port.ts";
import { PROJECT_ROOT } from "../support/project-files.ts";
import { signIn } from "../support/sign-in.ts";
import { siteProcesses } from "../support/site-process.ts";

const { start } = siteProcesses();
const run = promisify(execFile);

test("a project loaded by the command beside a running site, a login, and an estimate acknowledged immediately before survive kill -9", async () => {
  const PORT = String(await freePort());
  const PUBLIC_URL = `http://127.0.0.1:${PORT}`;
  const site = await start({ PORT, PUBLIC_URL });
  await site.ready();
  const { stdout } = await run(
    process.execPath,
    ["src/server/commands/project-command.ts", "sample", "98450 12345", "--country", "in"],
    { cwd: PROJECT_ROOT, env: { PATH: process.env.PATH, DATA_DIR: site.dataDirectory } },
  );
  expect(stdout).toContain("+919845012345");
  const browser = newBrowser((url, init) => fetch(url, init), PUBLIC_URL);
  await signIn(browser, {
    start: "/bumblebee/login?redirectPath=/in/profile/project",
    contact: "9845012345",
  });
  const before = await browser.open("/in/profile/project");
  expect(before.text).toContain("stage-line");
  const kept = await fetch(`${PUBLIC_URL}/in/estimate`, {
    method: "POST",
    redirect: "manual",
    headers: { origin: PUBLIC_URL },
    body: new URLSearchParams({ calculator: "in-kitchen", choices: "finish=acrylic" }),
  });
  site.child.kill("SIGKILL");
  expect((await site.ended()).signal).toBe("SIGKILL");
  expect(kept.status).toBe(303);

  const again = await start({ PORT, PUBLIC_URL, DATA_DIR: site.dataDirectory });
  await again.ready();
  const after = await browser.open("/in/profile/project");
  expect([after.status, after.url.pathname]).toEqual([200, "/in/profile/project"]);
  expect(after.text).toContain("stage-line");
  const path = new URL(kept.headers.get("location") ?? "", PUBLIC_URL).pathname;
  const cookie = kept.headers.getSetCookie()[0]?.split(";")[0] ?? "";
  const page = await fetch(PUBLIC_URL + path, { headers: { cookie } });
  expect(page.status).toBe(200);
  // Only the owner's key shows this part.
  expect(await page.text()).toContain("estimate__owner");
});
