import { expect, test } from "vitest";
import { siteProcesses } from "../support/site-process.ts";

const { start } = siteProcesses();

test("an acknowledged estimate survives an immediate kill -9, with its owner's key", async () => {
  const site = await start();
  await site.ready();
  const kept = await fetch(`${site.url}/in/estimate`, {
    method: "POST",
    redirect: "manual",
    headers: { origin: site.url },
    body: new URLSearchParams({ calculator: "in-kitchen", choices: "finish=acrylic" }),
  });
  site.child.kill("SIGKILL");
  expect((await site.ended()).signal).toBe("SIGKILL");
  expect(kept.status).toBe(303);

  const again = await start({ DATA_DIR: site.dataDirectory });
  await again.ready();
  const path = new URL(kept.headers.get("location") ?? "", site.url).pathname;
  const cookie = kept.headers.getSetCookie()[0]?.split(";")[0] ?? "";
  const page = await fetch(again.url + path, { headers: { cookie } });
  expect(page.status).toBe(200);
  expect(await page.text()).toContain("estimate__owner");
});
