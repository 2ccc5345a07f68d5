import { expect, test } from "vitest";
import { createLog } from "../../src/platform/log.ts";
import { localSite } from "../support/local-site.ts";
import { readHtml } from "../support/read-html.ts";
import { stubBackend } from "../support/stub-backend.ts";

/** The response of the external gateway for the project. It answers 404 to all other requests. */
let told: { status: number; body: unknown } = { status: 200, body: {} };
const asked: string[] = [];
const gateway = stubBackend((incoming, outgoing) => {
  asked.push(`${incoming.url} ${incoming.headers.authorization?.slice(0, 6)}`);
  const { status, body } = incoming.url?.endsWith("/v1/api/hub/project") ? told : { status: 404, body: {} };
  outgoing.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(body));
});
const lines: string[] = [];
const log = createLog("warn", { output: { write: (line: string) => lines.push(line) } });
const site = localSite(() => ({ BUMBLEBEE_URL: gateway.url() }), log);

async function open(path: string) {
  const browser = await site.customer("asha@example.com");
  const page = await browser.open(path);
  expect(page.status).toBe(200);
  return readHtml(page.text);
}

test("CH-06 the project is requested from the host with a bearer token, and may have no known field", async () => {
  told = { status: 200, body: { data: { project: { projectId: 7, stages: "many" } } } };
  const html = await open("/in/profile/project");
  expect(asked).toContain("/v1/api/hub/project Bearer");
  expect(html.all(".project .notice")).toHaveLength(1);
  expect(html.all(".stage-line")).toHaveLength(0);
});

test("CH-07 a project that cannot be loaded is logged, and the pages are shown without it", async () => {
  told = { status: 500, body: {} };
  lines.length = 0;
  const project = await open("/sa-ar/profile/project");
  expect(project.all(".notice--warn")).toHaveLength(1);
  expect(lines.join("")).toContain("getProject");
  const overview = await open("/in/profile");
  expect(overview.all(".overview__next, .no-project")).toHaveLength(0);
  expect(overview.all(".overview__block").length).toBeGreaterThan(2);
});

test("TK-07 a new ticket for a host of another company has no field for files", async () => {
  const form = (await open("/in/profile/tickets")).all("#raise form");
  expect(form.map(({ attribs }) => attribs.enctype)).toEqual([undefined]);
  expect((await open("/in/profile/tickets")).all('#raise input[type="file"]')).toHaveLength(0);
});

test("uploads are always answered by us", async () => {
  asked.length = 0;
  const { status } = await site.fetch("/bumblebee/v1/uploads/of-no-file");
  expect([status, asked]).toEqual([404, []]);
});
