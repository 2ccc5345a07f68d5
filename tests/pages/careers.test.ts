import { describe, expect, test, vi } from "vitest";
import {
  PEOPLE_STRONG_JOB as peopleStrong,
  RECRUITEE_JOB as recruitee,
  SKILLATE_JOB,
} from "../../src/contracts/documents/careers/portal-jobs.fixture.ts";
import { sharedSite, type TestSite, testSite } from "../support/open-test-site.ts";
import { PATIENT } from "../support/patient.ts";
import { attribute, elementsIn, hrefs, type Page, readHtml, textOf } from "../support/read-html.ts";
import { stubBackend } from "../support/stub-backend.ts";

const site = sharedSite();

async function open(path: string, from: TestSite = site, status = 200): Promise<Page> {
  const response = await from.fetch(path);
  expect(response.status).toBe(status);
  return readHtml(await response.text());
}

const titles = (page: Page) => page.all(".job h3").map(textOf);
const facts = (page: Page) => page.all(".job .facts").map((line) => elementsIn(line, "li").map(textOf));
const found = (page: Page) => Number(/\d+/.exec(textOf(page.one(".narrowed__found")))?.[0]);

describe("the page of open jobs", () => {
  test("CA-01 lists jobs in India and Singapore; other countries have none", async () => {
    for (const region of ["in", "sg"]) expect(titles(await open(`/${region}/careers`))).toHaveLength(10);
    for (const region of ["my", "sa", "sa-ar"]) await open(`/${region}/careers`, site, 404);
  });

  test("CA-14 shows ten jobs per page, starts with page 1, and has a last page", async () => {
    const first = await open("/in/careers");
    const last = Math.ceil(found(first) / 10);
    expect(titles(await open("/in/careers?page=1"))).toEqual(titles(first));
    const second = await open("/in/careers?page=2");
    expect(titles(second)).toHaveLength(10);
    expect(titles(second)).not.toEqual(titles(first));
    expect(textOf(second.one("title"))).not.toBe(textOf(first.one("title")));
    expect(titles(await open(`/in/careers?page=${last}`))).toHaveLength(found(first) % 10 || 10);
    const beyond = await open(`/in/careers?page=${last + 1}`, site, 404);
    expect(textOf(beyond.one(".narrowed .state"))).toContain(`There’s no page ${last + 1}`);
    expect(hrefs(beyond, ".narrowed .state a")).toEqual([`/in/careers?page=${last}`, "/in/careers"]);
  });

  test("CA-11 a job shows its city, department, experience and date, and leads to our form", async () => {
    const page = await open("/sg/careers");
    expect(facts(page).map(([city]) => city)).toEqual(Array(10).fill("Singapore"));
    for (const date of page.all(".job time")) expect(textOf(date)).toMatch(/^[A-Z][a-z]+ \d\d, 20\d\d$/);
    expect(new Set(hrefs(page, ".job a"))).toEqual(new Set(["/sg/contact-us"]));
    for (const apply of page.all(".job a")) expect(textOf(apply)).toMatch(/^Apply: /);
  });

  test("sample jobs have no structured data", async () => {
    for (const path of ["/in/careers", "/sg/careers"])
      expect((await (await site.fetch(path)).text()).includes("JobPosting")).toBe(false);
  });

  test("is filtered by query parameters alone, by one or several values", async () => {
    const whole = await open("/in/careers");
    const form = whole.one("form.list-filters");
    expect([attribute(form, "method"), attribute(form, "action")]).toEqual(["get", "/in/careers#jobs"]);
    expect(elementsIn(form, "select").map((select) => attribute(select, "name"))).toEqual([
      "city",
      "department",
      "experience",
    ]);
    const inPune = await open("/in/careers?city=pune&department=&experience=");
    expect(new Set(facts(inPune).map(([city]) => city))).toEqual(new Set(["Pune"]));
    expect(found(inPune)).toBeLessThan(found(whole));
    const designers = await open("/in/careers?department=design&experience=1-3-years");
    for (const [, department, years] of facts(designers)) {
      expect([department, years]).toEqual(["Design", "1 - 3 years"]);
    }
    expect(attribute(designers.one('meta[name="robots"]'), "content")).toContain("noindex");
  });

  test("filters without a match link back to all jobs; an unknown value is ignored", async () => {
    const none = await open("/in/careers?city=pune&department=technology-data");
    expect(titles(none)).toEqual([]);
    expect(hrefs(none, ".narrowed .state a")).toEqual(["/in/careers#jobs"]);
    expect(titles(await open("/in/careers?city=atlantis"))).toEqual(titles(await open("/in/careers")));
  });
});

const skillate = { ...SKILLATE_JOB, office: { city: "Chennai", country: "India" } };
const ANSWERS: Record<string, unknown> = {
  "/recruitee/api/offers/": {
    offers: [recruitee, { ...recruitee, id: 12, department: "Talent pool", title: "Pool" }],
  },
  "/people-strong": [peopleStrong],
  "/skillate": [skillate],
};
const portals = stubBackend(({ url = "" }, response) => {
  const answer = ANSWERS[url.split("?")[0] ?? ""];
  response.writeHead(answer ? 200 : 500, { "content-type": "application/json" });
  response.end(JSON.stringify(answer ?? {}));
});
const siteWithout = (...away: string[]) => {
  const address = (name: string) => `${portals.url()}/${away.includes(name) ? "away" : name}`;
  return testSite(() => ({
    CAREERS_RECRUITEE_URL: address("recruitee"),
    CAREERS_PEOPLE_STRONG_URL: address("people-strong"),
    CAREERS_SKILLATE_URL: address("skillate"),
  }));
};

const JOBS = ["Site Engineer - MEP", "Showroom Host", "Senior Designer"];

describe.each([
  ["no portal", [], JOBS],
  ["recruitee", ["recruitee"], ["Site Engineer - MEP", "Showroom Host"]],
  ["people-strong", ["people-strong"], ["Showroom Host", "Senior Designer"]],
  ["skillate", ["skillate"], ["Site Engineer - MEP", "Senior Designer"]],
])("while %s fails", (_name, away, jobs) => {
  const without = siteWithout(...away);

  test("CA-10 CA-13 the page shows the jobs of the other portals, without excluded departments", async () => {
    // On a busy machine a portal may be too slow at first, so the page is requested again, as a visitor would do.
    const page = await vi.waitFor(async () => {
      const opened = await open("/in/careers", without);
      expect(titles(opened)).toEqual(jobs);
      return opened;
    }, PATIENT);
    expect(page.all(".sample-note")).toEqual([]);
    const { "@graph": graph } = JSON.parse(textOf(page.one('script[type="application/ld+json"]')));
    const posted = graph.filter((node: { "@type": string }) => node["@type"] === "JobPosting");
    expect(posted.map(({ title }: { title: string }) => title)).toEqual(jobs);
    for (const apply of page.all(".job a")) expect(textOf(apply)).toMatch(/Apply.*another site/);
  });
});

describe("with CAREERS_EMAIL", () => {
  const withMail = testSite({ CAREERS_EMAIL: "people@casa.example" });

  test("an application is sent to this address, and names the job", async () => {
    const page = await open("/in/careers", withMail);
    for (const href of hrefs(page, ".job a"))
      expect(href).toMatch(/^mailto:people@casa\.example\?subject=[^&]+$/);
  });
});

describe("while every portal fails", () => {
  const without = siteWithout("recruitee", "people-strong", "skillate");

  test("CA-13 a friendly message replaces the list, and the rest of the page is shown", async () => {
    const page = await open("/in/careers", without);
    expect(titles(page)).toEqual([]);
    expect(textOf(page.one("#jobs .state"))).toContain("The list can’t be loaded right now");
    expect(hrefs(page, "#jobs .state a")).toEqual(["#hiring", "/in/about-us"]);
    expect(page.all("#hiring")).toHaveLength(1);
  });
});
