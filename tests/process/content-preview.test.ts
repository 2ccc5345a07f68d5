import { once } from "node:events";
import { createServer } from "node:http";
import { expect, test } from "vitest";
import {
  getContentEntry,
  previewContent,
  publishContentEntry,
  saveContentDraft,
} from "../../src/contracts/staff/calls/content-calls.ts";
import { openDatabase } from "../../src/services/open-database.ts";
import { freePort } from "../support/free-port.ts";
import { siteProcesses } from "../support/site-process.ts";
import { staffMember } from "../support/staff.ts";

const { start } = siteProcesses();
const POST = "documents/magazine-posts/care-calendar-laminate-stone-hinges.md";
const TITLE = "A care calendar that is not public yet";

test("a signed link shows a draft on its page and in lists, and the public site only after the publication", async () => {
  const PORT = String(await freePort());
  const PUBLIC_URL = `http://127.0.0.1:${PORT}`;
  const site = await start({ PORT, PUBLIC_URL });
  await site.ready();
  const database = await openDatabase({ dataDirectory: site.dataDirectory, beside: true });
  const app = {
    fetch: (request: Request) =>
      fetch(new Request(request.url.replace("http://atrium.test", PUBLIC_URL), request)),
  };
  const admin = await staffMember({ app }, database, [{ role: "admin", countries: "all" }]);
  await database.close();
  const { published } = (await admin.ask(getContentEntry, { id: POST })).value;
  const draft = await admin.ask(saveContentDraft, {
    ...{ id: POST, version: 0, value: { ...published, title: TITLE } },
  });
  const { path, token } = (await admin.ask(previewContent, { id: POST })).value;
  expect(path).toBe("/in/magazine/care-calendar-laminate-stone-hinges");
  const open = async (address: string, key: string) => {
    const response = await fetch(`${PUBLIC_URL}${address}?preview=${key}`);
    return { response, html: await response.text() };
  };

  const page = await open(path ?? "", token);
  expect(page.response.status).toBe(200);
  expect(page.html).toContain(TITLE);
  expect(page.response.headers.get("cache-control")).toBe("private, no-store");
  expect(page.response.headers.get("x-robots-tag")).toContain("noindex");
  expect(page.response.headers.get("content-security-policy")).toContain("frame-ancestors 'self'");
  expect(page.html).toContain(`href="/in/magazine?preview=${token}`);
  const list = await open("/in/magazine/category/care-and-maintenance", token);
  expect(list.html).toContain(TITLE);
  // A path with two slashes is not another host.
  let strangers = 0;
  const stranger = createServer((_, response) => {
    strangers += 1;
    response.end();
  });
  const port = await freePort();
  await once(stranger.listen(port, "127.0.0.1"), "listening");
  await open(`//127.0.0.1:${port}/in`, token);
  stranger.close();
  expect(strangers).toBe(0);
  const forged = await open(path ?? "", `${token}x`);
  expect([forged.response.status, forged.html.includes(TITLE)]).toEqual([410, false]);
  const before = await fetch(PUBLIC_URL + path);
  expect(await before.text()).not.toContain(TITLE);

  await admin.ask(publishContentEntry, { id: POST, version: draft.value.version });
  const after = await fetch(PUBLIC_URL + path);
  expect(await after.text()).toContain(TITLE);
});
