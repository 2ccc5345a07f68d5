import { expect, test } from "vitest";
import { openPage } from "../support/open-page.ts";
import { sharedSite, testSite } from "../support/open-test-site.ts";
import { attribute, hrefs, textOf } from "../support/read-html.ts";
import { stubBackend } from "../support/stub-backend.ts";
import { htmlProblems } from "./html-rules.ts";

const PATH = "/in/interior-designer-near-me";
const site = sharedSite();
const away = stubBackend((_, outgoing) => outgoing.writeHead(503).end());
const withoutPlaces = testSite(() => ({ LAUNCHPAD_URL: away.url() }));

const answerTo = async (pincode: string, asked: Parameters<typeof openPage>[0] = site) =>
  (await openPage(asked, `${PATH}?pincode=${encodeURIComponent(pincode)}`)).page;

test("RT-16 near me asks for a post code with a plain form, and links to every city", async () => {
  const { page, html } = await openPage(site, PATH);
  const form = page.one(".near-me__form");
  expect([attribute(form, "method"), attribute(form, "action")]).toEqual(["get", PATH]);
  expect(hrefs(page, "#cities a")).toHaveLength(30);
  expect(page.all(".near-me .notice")).toHaveLength(0);
  expect(await htmlProblems(html)).toEqual([]);
});

test("SV-01 a served post code shows its city and the nearest centres", async () => {
  const page = await answerTo("560 102");
  expect(textOf(page.one(".near-me .notice"))).toContain("HSR Layout");
  expect(hrefs(page, ".near-me a")).toContain("/in/interiors/bengaluru");
  const [nearest] = page.all(".near-me .centre").map(textOf);
  expect(nearest).toMatch(/HSR Layout.*km/);
  expect(page.all(".near-me .unserved")).toHaveLength(0);
});

test("a post code outside the served area shows the nearest city, and the waiting list", async () => {
  const page = await answerTo("800001");
  expect(textOf(page.one(".near-me .notice"))).toContain("don’t build here yet");
  expect(page.all(".near-me .unserved")).toHaveLength(1);
  expect(hrefs(page, ".near-me a").some((href) => href.startsWith("/in/interiors/"))).toBe(true);
});

test.each([
  ["an invalid post code", "12", "6-digit pincode"],
  ["an unknown post code", "999999", "We don’t know this pincode"],
])("%s shows what to do next", async (_, pincode, told) => {
  const page = await answerTo(pincode);
  expect(textOf(page.one(".near-me .notice"))).toContain(told);
  expect(hrefs(page, ".near-me a")).toEqual(expect.arrayContaining(["/in/talk"]));
  expect(attribute(page.one('.near-me input[name="pincode"]'), "value")).toBe(pincode);
  expect(attribute(page.one('meta[name="robots"]'), "content")).toBe("noindex");
});

test("when a post code cannot be looked up, the page says so and shows the rest", async () => {
  const page = await answerTo("560102", withoutPlaces);
  expect(textOf(page.one(".near-me .notice"))).toContain("Try again");
  expect(hrefs(page, "#cities a")).toHaveLength(30);
});
