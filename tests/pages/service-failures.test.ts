import { afterEach, expect, test } from "vitest";
import { testSite } from "../support/open-test-site.ts";
import { readHtml, textOf } from "../support/read-html.ts";
import { stubBackend } from "../support/stub-backend.ts";

let answer: { status: number; body: unknown } = { status: 503, body: {} };
const host = stubBackend((_, outgoing) => {
  outgoing.writeHead(answer.status, { "content-type": "application/json" });
  outgoing.end(JSON.stringify(answer.body));
});
const site = testSite(() => ({ BACKEND_URL: host.url() }));

afterEach(() => {
  answer = { status: 503, body: {} };
});

test("ST-05 a document that a host does not have is not found", async () => {
  answer = { status: 404, body: {} };
  expect((await site.fetch("/in/interiors/service/booking-and-payments")).status).toBe(404);
});

test("ST-06 a text from a host is sanitised and gets its chapters, without any other field", async () => {
  const chapter = (name: string) => `<h2>${name}</h2><p>What is written there.</p>`;
  const content = `<p>In one line.</p>${["One", "Two", "Three"].map(chapter).join("")}<script>alert(1)</script>`;
  answer = { status: 200, body: { content, title: "Their terms" } };
  const response = await site.fetch("/in/interiors/service/their-terms");
  expect(response.status).toBe(200);
  const page = readHtml(await response.text());
  expect(textOf(page.one("h1"))).toBe("Their terms");
  expect(textOf(page.one(".policy__short p"))).toBe("In one line.");
  expect(page.all(".contents a")).toHaveLength(3);
  expect(page.all(".policy script")).toHaveLength(0);
  expect(page.all(".policy__facts time")).toHaveLength(0);
});

// From here on the host fails, and its circuit breaker is open for a while.
test.each(["/in/interiors/privacy", "/sa-ar/service/cancellations", "/my/privacy/cookie-policy"])(
  "ST-06 ST-13 %s shows the status of a failing host",
  async (path) => {
    const response = await site.fetch(path);
    expect(response.status).toBe(503);
    const page = readHtml(await response.text());
    expect(page.all("h1")).toHaveLength(1);
    expect(page.all("footer.ftr")).toHaveLength(1);
  },
);

test("the hub is shown without its host", async () => {
  const response = await site.fetch("/sg/service");
  expect(response.status).toBe(200);
  const page = readHtml(await response.text());
  expect(page.all(".help-search form")).toHaveLength(1);
  expect(page.all("#questions details")).toHaveLength(8);
  expect(page.all("#tickets a").length).toBeGreaterThan(0);
});
