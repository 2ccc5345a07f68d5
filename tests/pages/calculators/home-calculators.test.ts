import { describe, expect, test } from "vitest";
import { openPage } from "../../support/open-page.ts";
import { PUBLIC_URL, sharedSite } from "../../support/open-test-site.ts";
import { attribute, hrefs, textOf } from "../../support/read-html.ts";
import { htmlProblems } from "../html-rules.ts";

const site = sharedSite();
const open = (path: string) => openPage(site, path);
type Page = Awaited<ReturnType<typeof open>>["page"];
const words = (page: Page, selector: string) =>
  page.all(selector).map((element) => textOf(element).replaceAll(/\s+/g, " ").trim());

const HOME = "/in/interiors/home-interior-price-calculator";
const RENOVATION = "/sg/renovation-price-calculator";
const PAGES = [HOME, RENOVATION, "/my/offerings", "/sa/offerings", "/sa-ar/offerings"];

describe.each(PAGES)("%s", (path) => {
  test("ST-08 has the calculator, with one canonical address for every choice", async () => {
    const { page, html } = await open(`${path}?tier=essential&step=tier`);
    expect(attribute(page.one('link[rel="canonical"]'), "href")).toBe(PUBLIC_URL + path);
    expect(page.all("h1")).toHaveLength(1);
    expect(await htmlProblems(html)).toEqual([]);
  });

  test("every step contains a question, and shows the total beside it", async () => {
    const { page } = await open(path);
    const steps = hrefs(page, ".calc__steps a");
    expect(steps.length).toBeGreaterThan(5);
    for (const href of steps) {
      const step = await open(href.replace("#step", ""));
      expect(step.page.all("#step :is(input:not([type=hidden]), select)").length).toBeGreaterThan(0);
      expect(step.page.all(".calc-total")).toHaveLength(1);
    }
  });

  test("shows the whole result without asking for contact details", async () => {
    const { page } = await open(`${path}?keys=2027-03-15`);
    const result = page.one("#result");
    expect(words(page, ".calc-pay__parts .money-bar span")).toEqual(
      path.startsWith("/in") ? ["5%", "45%", "50%"] : ["10%", "40%", "50%"],
    );
    expect(page.all("#result .calc-list")).toHaveLength(2);
    expect(page.all("#result .ruled-list")).toHaveLength(2);
    expect(page.all("#result input:not([type=hidden])")).toHaveLength(0);
    expect(textOf(result)).not.toMatch(/NaN|undefined|\{/);
    expect(textOf(result)).toContain("2027");
  });
});

test("the plan follows the chosen rooms: rooms that are left out have no colour", async () => {
  const plan = async (query: string) => (await open(`${HOME}?step=rooms${query}`)).page;
  expect((await plan("")).all(".home-drawing__room.is-done")).toHaveLength(6);
  const without = await plan("&kitchen=");
  expect(without.all(".home-drawing__room.is-done")).toHaveLength(5);
  expect((await plan("&home=4bhk")).all(".home-drawing__room")).toHaveLength(10);
});

test("a room with its own tier changes only its own lines", async () => {
  const lines = async (query: string) => words((await open(HOME + query)).page, "#result .bar-row");
  const [same, other] = [await lines(""), await lines("?tier-kitchen=luxe")];
  const named = (rows: string[], name: string) => rows.find((row) => row.startsWith(name));
  expect(named(other, "Kitchen")).not.toBe(named(same, "Kitchen"));
  expect(named(other, "Painting")).toBe(named(same, "Painting"));
});

test("a flat can be measured in square metres, and costs the same", async () => {
  const { page } = await open(`${RENOVATION}?step=size`);
  const [, metres = ""] = hrefs(page, ".calc__unit a");
  const turned = await open(metres.replace("#step", ""));
  expect(words(turned.page, ".calc-total__band")).toEqual(words(page, ".calc-total__band"));
  expect(attribute(turned.page.one("svg.home-drawing"), "aria-label")).toContain("90 m²");
});

test("a loan is described in the terms of the country", async () => {
  expect(textOf((await open(RENOVATION)).page.one(".calc-pay__month"))).toContain("S$30,000");
  expect(textOf((await open("/sa/offerings")).page.one(".calc-pay__month"))).toContain("Murabaha");
  expect(textOf((await open("/sa-ar/offerings")).page.one(".calc-pay__month"))).toContain("المرابحة");
});

test("above 3,500 riyals a square metre shows no price, except those of the other tiers", async () => {
  const { page } = await open("/sa/offerings?home=villa&scope=full&tier=luxe&city=jeddah");
  expect(textOf(page.one("#result-title"))).toBe("Bespoke: let’s meet");
  expect(page.all("#result .bar-row")).toHaveLength(0);
  expect(page.all(".calc-total .band")).toHaveLength(0);
  const tiers = words(page, "#result .calc-list li");
  expect(tiers[1]).toContain("691,000");
  expect(tiers[2]).toContain("Bespoke");
  const [book = ""] = hrefs(page, ".calc-result__next a");
  expect(new URL(book, PUBLIC_URL).searchParams.get("about")).not.toMatch(/1,\d{3},\d{3}/);
});

test.each([
  ["/my", "/my/offerings?home=terrace-2&state=sub-sale&city=kuala-lumpur#price"],
  ["/sa-ar", "/sa-ar/offerings?home=villa&scope=full&city=jeddah#price"],
  ["/sg", "/sg/renovation-price-calculator?kind=hdb&hdb=hdb-4&state=resale&city=tampines"],
  ["/in", `${HOME}?home=3bhk&city=bengaluru`],
])("the prices on %s link to the same home in the calculator", async (path, expected) => {
  const { page } = await open(path);
  expect(hrefs(page, "#cost a")).toContain(expected);
});
