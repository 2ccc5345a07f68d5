import { expect, test } from "vitest";
import { testSite } from "../support/open-test-site.ts";
import { attribute, readHtml } from "../support/read-html.ts";
import { formPost, sendLead } from "../support/send-lead.ts";
import { htmlProblems } from "./html-rules.ts";

const site = testSite({ TRUST_PROXY: "1" });
const MANY = 60;
const LEAD = { name: "Asha Rao", phone: "98450 12345", dialCode: "+91", pincode: "560102", kind: "full" };

function from(address: string): RequestInit {
  return { headers: { "x-forwarded-for": address } };
}

/** Requests more new pages at the same time than the site can render in a second. */
function flood(name: string, address = "10.0.0.1"): Promise<Response>[] {
  return Array.from({ length: MANY }, (_, number) =>
    site.fetch(`/in/design-ideas/search/${name}-${number}`, from(address)),
  );
}

async function statusesOf(pending: readonly Promise<Response>[]): Promise<number[]> {
  return (await Promise.all(pending)).map(({ status }) => status);
}

test("requests beyond the capacity are answered with Retry-After immediately, before they wait", async () => {
  const answered: string[] = [];
  const all = flood("wardrobe").map((pending) =>
    pending.then((response) => {
      answered.push(response.status === 503 ? "refused" : "made");
      return response;
    }),
  );
  const responses = await Promise.all(all);
  const refused = responses.filter(({ status }) => status === 503);
  expect(refused.length).toBeGreaterThan(MANY / 2);
  expect(refused.length).toBeLessThan(MANY);
  // All refusals were sent while the first pages were still being rendered.
  expect(answered.indexOf("made")).toBeGreaterThanOrEqual(refused.length - 1);
  for (const response of refused) {
    expect(Number(response.headers.get("retry-after"))).toBeGreaterThan(0);
    expect(response.headers.get("cache-control")).toBe("no-store");
  }
});

test("the refusal is a page in the visitor's language", async () => {
  const pending = Array.from({ length: MANY }, (_, number) =>
    site.fetch(`/sa-ar/designs/bedroom/none-${number}?piece="<x>`, from("10.0.0.9")),
  );
  const refused = (await Promise.all(pending)).find(({ status }) => status === 503);
  const html = (await refused?.text()) ?? "";
  const page = readHtml(html);
  expect([attribute(page.one("html"), "lang"), attribute(page.one("html"), "dir")]).toEqual(["ar", "rtl"]);
  expect(attribute(page.one("main a"), "href")).toMatch(/^\/sa-ar\/designs\/bedroom\/none-\d+\?/);
  expect(await htmlProblems(html)).toEqual([]);
});

test("leads, health checks, cached pages and other visitors are served before the flood", async () => {
  await site.fetch("/in");
  const pages = flood("kitchen");
  const made = Promise.all(pages).then(() => "the flood");
  const first = (pending: Promise<unknown>) => Promise.race([pending.then(() => "first"), made]);
  expect(await first(site.fetch("/health"))).toBe("first");
  expect(await first(site.fetch("/in"))).toBe("first");
  expect(await first(sendLead(site))).toBe("first");
  const visitor = site.fetch("/in/design-ideas/search/teak-in-a-flood", from("10.9.9.9"));
  const form = site.fetch("/in/talk", { ...formPost(LEAD), ...from("10.9.9.8") });
  expect(await first(form)).toBe("first");
  expect(await first(visitor)).toBe("first");
  expect((await form).status).toBe(303);
  expect((await visitor).status).toBe(200);
  expect(await statusesOf(pages)).toContain(503);
});

test("external calls wait in the queue, and are refused in the format of calls", async () => {
  const pending = Array.from({ length: 150 }, (_, number) =>
    site.fetch(`/api/content/v1/search?query=kitchen-${number}`, from("10.0.0.2")),
  );
  const responses = await Promise.all(pending);
  const refused = responses.filter(({ status }) => status === 503);
  expect(refused.length).toBeGreaterThan(0);
  expect(refused[0]?.headers.get("content-type")).toContain("json");
  expect(await refused[0]?.json()).toHaveProperty("error");
});

test("no page is rendered for a visitor who has disconnected", async () => {
  const visitor = new AbortController();
  const address = "10.0.0.3";
  const first = site.fetch("/in/design-ideas/search/first-of-all", from(address));
  const left = Array.from({ length: 15 }, (_, number) =>
    site.fetch(`/in/design-ideas/search/left-${number}`, { ...from(address), signal: visitor.signal }),
  );
  visitor.abort();
  expect(new Set(await statusesOf(left))).toEqual(new Set([499]));
  expect((await first).status).toBe(200);
});

test("all missing pages of a region share one rendered page", async () => {
  const [one, other] = await Promise.all(
    ["/in/none-a", "/in/design-ideas/kitchen-designs/designs/none-b"].map((path) => site.fetch(path)),
  );
  expect([one?.status, other?.status]).toEqual([404, 404]);
  expect(await one?.text()).toBe(await other?.text());
});
