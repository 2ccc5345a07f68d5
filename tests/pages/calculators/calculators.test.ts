import { describe, expect, test } from "vitest";
import { matchEdition } from "../../../src/editions/edition.ts";
import { formatAmount } from "../../../src/editions/money.ts";
import { priceSaudiHome } from "../../../src/prices/models/saudi-home.ts";
import { homeOf } from "../../../src/prices/rates.ts";
import { RATES } from "../../prices/shipped-rates.ts";
import { openPage } from "../../support/open-page.ts";
import { PUBLIC_URL, sharedSite } from "../../support/open-test-site.ts";
import { attribute, hrefs, textOf } from "../../support/read-html.ts";
import { htmlProblems } from "../html-rules.ts";
import { ADDRESSES, BESPOKE, EXAMPLES } from "./example-addresses.ts";

const site = sharedSite();
const open = (path: string) => openPage(site, path);

const KITCHEN = "/in/interiors/kitchen-price-calculator";
const WARDROBE = "/in/interiors/wardrobe-price-calculator";
const words = (page: Awaited<ReturnType<typeof open>>["page"], selector: string) =>
  page.all(selector).map((element) => textOf(element).replaceAll(/\s+/g, " "));

describe.each([KITCHEN, WARDROBE])("%s", (path) => {
  test("ST-08 exists, with one canonical address for every choice", async () => {
    const { page, html } = await open(`${path}?tier=luxe&step=tier`);
    expect(attribute(page.one('link[rel="canonical"]'), "href")).toBe(PUBLIC_URL + path);
    expect(textOf(page.one("h1"))).toMatch(/cost\?$/);
    expect(html).toContain('"@type":"FAQPage"');
    expect(await htmlProblems(html)).toEqual([]);
  });

  test("every step has a link, and contains a question", async () => {
    const { page } = await open(path);
    const steps = hrefs(page, ".calc__steps a");
    expect(steps.length).toBeGreaterThan(6);
    for (const href of steps) {
      const step = await open(href.replace("#step", ""));
      expect(step.page.all("#step :is(input:not([type=hidden]), select)").length).toBeGreaterThan(0);
      expect(words(step.page, "#step h2")[0]).toMatch(/^\d\. .+\?$|^1\. The shape/);
      expect(step.page.all(".calc-total")).toHaveLength(1);
    }
  });

  test("shows the whole result without asking for contact details", async () => {
    const { page } = await open(path);
    const result = textOf(page.one("#result"));
    for (const part of ["Where the money goes", "What changes the price", "Not included", "What we assume"])
      expect(result).toContain(part);
    expect(words(page, ".calc-pay__parts .money-bar span")).toEqual(["5%", "45%", "50%"]);
    expect(page.all("#result .calc-list")[1]?.children.length).toBeGreaterThan(2);
    expect(page.all("#result input:not([type=hidden])")).toHaveLength(0);
    expect(result).not.toMatch(/NaN|undefined|\{/);
  });

  test("passes the choices and the price to the form that requests a designer", async () => {
    const { page } = await open(`${path}?tier=luxe&city=mumbai`);
    const [book, send] = hrefs(page, ".calc-result__next a");
    for (const href of [book, send]) {
      const about = new URL(href ?? "", PUBLIC_URL).searchParams.get("about");
      expect(about).toContain("Luxe");
      expect(about).toContain("Mumbai");
      expect(about).toMatch(/₹\d/);
      const talk = await site.fetch(href ?? "");
      expect(talk.status).toBe(200);
      expect(await talk.text()).toContain("Mumbai");
    }
  });

  test("shows priced designs and finishes of the chosen kind", async () => {
    const { page } = await open(`${path}?finish=veneer`);
    expect(page.all("#designs .card").length).toBeGreaterThan(2);
    expect(hrefs(page, "#finishes .card__title a").every((href) => href.includes("/veneer/"))).toBe(true);
    expect(page.all("#finishes .card").length).toBeGreaterThan(1);
  });
});

test("ST-08 each of the 19 worked examples has an address", () => {
  expect(Object.keys(ADDRESSES)).toEqual(EXAMPLES.map((example) => example.case));
  expect(EXAMPLES).toHaveLength(19);
});

const PRICED = Object.entries(ADDRESSES).filter(([name]) => !BESPOKE.includes(name));

test.each(PRICED)("ST-08 the page shows the price of the worked example: %s", async (name, address) => {
  const example = EXAMPLES.find((one) => one.case === name);
  const { page } = await open(address);
  const shown = words(page, ".calc-total .band__ends dd").map((amount) => amount.trim());
  const country = matchEdition(address).country;
  const money = (amount = 0) => formatAmount(amount, country).trim();
  expect(shown).toEqual([money(example?.low), money(example?.mid), money(example?.high)]);
  expect(words(page, ".calc-total__pairs dd")[0]).toBe(money(example?.net));
});

test.each(BESPOKE)(
  "ST-08 the page shows a sentence instead of the price of the worked example: %s",
  async (name) => {
    const { net = 0, low, mid, high } = EXAMPLES.find((one) => one.case === name) ?? {};
    const address = ADDRESSES[name] ?? "";
    expect(net / homeOf(RATES.sa, "villa").area).toBeGreaterThan(3500);
    const { page } = await open(address);
    expect(textOf(page.one("#result-title"))).toBe("Bespoke: let’s meet");
    const told = textOf(page.one("#result")) + textOf(page.one(".calc-total"));
    for (const amount of [net, low, mid, high])
      expect(told).not.toContain(formatAmount(amount ?? 0, "sa").trim());
    // In a cheaper city the same home is below the limit, and the price of the model is shown.
    const { page: cheaper } = await open(address.replace("jeddah", "makkah"));
    const [, likely] = words(cheaper, ".calc-total .band__ends dd");
    const exact = priceSaudiHome(RATES.sa, { home: "villa", scope: "full", tier: "luxe", city: "makkah" });
    expect(likely?.trim()).toBe(formatAmount(exact.likely, "sa").trim());
  },
);

test("a form that is sent without a script leads to the next step, with all earlier choices", async () => {
  const { page } = await open(`${KITCHEN}?layout=u-shaped&step=walls&unit=m`);
  const form = page.one("#step");
  expect(attribute(form, "action")).toBe(`${KITCHEN}#step`);
  const sent = new URLSearchParams();
  for (const input of page.all("#step input")) {
    if (attribute(input, "type") === "checkbox") continue;
    sent.append(attribute(input, "name") ?? "", attribute(input, "value") ?? "");
  }
  for (const button of page.all("#step .calc__next"))
    sent.append(attribute(button, "name") ?? "", attribute(button, "value") ?? "");
  expect(Object.fromEntries(sent)).toMatchObject({
    layout: "u-shaped",
    unit: "m",
    a: "3.05",
    step: "cabinets",
  });
  const after = await open(`${KITCHEN}?${sent}`);
  expect(words(after.page, "#step h2")).toEqual(["3. How far up does it go?"]);
  expect(words(after.page, ".calc-total__band")).toEqual(words(page, ".calc-total__band"));
});

test("no ticked extras means no extras, not the default ones", async () => {
  const all = await open(KITCHEN);
  const none = await open(`${KITCHEN}?extras=`);
  expect(words(all.page, "#result .bar-row")).toHaveLength(7);
  expect(words(none.page, "#result .bar-row")).toHaveLength(3);
  expect(textOf(none.page.one("#result"))).toContain("you bring your own");
});

test("a link changes the unit and converts the measurements", async () => {
  const { page } = await open(`${KITCHEN}?step=walls&a=12`);
  const [, metres] = hrefs(page, ".calc__unit a");
  expect(metres).toBe(`${KITCHEN}?unit=m&a=3.66&step=walls#step`);
  const inMetres = await open(metres?.replace("#step", "") ?? "");
  expect(attribute(inMetres.page.one("svg.room-drawing"), "aria-label")).toContain("A · 3.66 m");
  expect(words(inMetres.page, ".calc-total__band")).toEqual(words(page, ".calc-total__band"));
});

test("menus and explainers link to the calculators", async () => {
  const { page } = await open("/in");
  expect(hrefs(page, "header a")).toEqual(expect.arrayContaining([KITCHEN, WARDROBE]));
  const explainer = await open("/in/interiors/offerings/know-your-kitchen");
  expect(hrefs(explainer.page, "#price a")).toContain(KITCHEN);
});
