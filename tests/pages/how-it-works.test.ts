import { describe, expect, test } from "vitest";
import { openPage } from "../support/open-page.ts";
import { PUBLIC_URL, sharedSite } from "../support/open-test-site.ts";
import { attribute, hrefs, textOf } from "../support/read-html.ts";
import { htmlProblems } from "./html-rules.ts";

const site = sharedSite();
const open = (path: string) => openPage(site, path);

const INDIA = "/in/interiors/how-it-works";
const ABROAD = ["/sg/how-it-works", "/my/how-it-works", "/sa/how-it-works", "/sa-ar/how-it-works"];
const ALL = [INDIA, ...ABROAD];

/** The payment shares in the steps and in the payment view, in their order. */
async function sharesOf(path: string) {
  const { page } = await open(path);
  return {
    steps: page.all(".stage__pay b").map(textOf),
    payments: page.all(".money-payments h3").map((heading) => textOf(heading).split(" ")[0]),
  };
}

test("ST-01 in India 5% is paid to book, 45% to order and 50% against proof", async () => {
  const shares = ["5%", "45%", "50%"];
  expect(await sharesOf(INDIA)).toEqual({ steps: shares, payments: shares });
});

test.each(ABROAD)(
  "ST-02 %s: 10, 40 and 50 per cent are paid to book, to order and against proof",
  async (path) => {
    const shares = ["10%", "40%", "50%"];
    expect(await sharesOf(path)).toEqual({ steps: shares, payments: shares });
  },
);

describe.each(ALL)("%s", (path) => {
  test("has five steps, each with the tasks of both sides, documents, and a remedy", async () => {
    const { page } = await open(path);
    expect(page.all(".stage")).toHaveLength(5);
    expect(page.all(".stage__risks")).toHaveLength(5);
    // Both sides, the risks and the papers.
    expect(page.all(".stage__parts h4")).toHaveLength(5 * 4);
    expect(page.all("#late tbody tr").length).toBeGreaterThan(6);
    expect(page.all("#papers li").length).toBeGreaterThan(6);
  });

  test("has its own canonical address, is valid, and has structured data for its questions", async () => {
    const { page, html } = await open(path);
    expect(attribute(page.one('link[rel="canonical"]'), "href")).toBe(PUBLIC_URL + path);
    expect(html).toContain('"@type":"FAQPage"');
    expect(textOf(page.one("main"))).not.toMatch(/[{}]/);
    expect(await htmlProblems(html)).toEqual([]);
  });

  test("the home page, the menus and the footer link to it", async () => {
    const home = await open(path.split("/").slice(0, 2).join("/"));
    expect(hrefs(home.page, "main a")).toContain(path);
    expect(hrefs(home.page, "header a")).toContain(path);
    expect(hrefs(home.page, "footer a")).toContain(`${path}#money`);
  });

  test("calculates with the visitor's own amount and date without a script", async () => {
    const { page, html } = await open(`${path}?sum=300001&start=2027-01-15&weeks=9`);
    const amounts = page
      .all(".money-payments .price")
      .map((price) => Number(textOf(price).replace(/[^\d]/g, "")));
    expect(amounts).toHaveLength(3);
    expect(amounts.reduce((sum, amount) => sum + amount, 0)).toBe(300_001);
    expect(textOf(page.one(".money-payments"))).toContain("2027");
    expect(page.all(".money-refunds > li")).toHaveLength(6);
    expect(attribute(page.one('input[name="sum"]'), "value")).toBe("300001");
    const form = page.one("#money form");
    expect([attribute(form, "action"), attribute(form, "method")]).toEqual([`${path}#money`, "get"]);
    expect(attribute(page.one('link[rel="canonical"]'), "href")).toBe(PUBLIC_URL + path);
    expect(await htmlProblems(html)).toEqual([]);
  });

  test("returns any impossible value with its error", async () => {
    const hostile = encodeURIComponent('"><script>alert(1)</script>');
    const { page, html } = await open(`${path}?sum=${hostile}&start=2027-02-30&weeks=999`);
    expect(page.all('#money [aria-invalid="true"]')).toHaveLength(3);
    expect(html).not.toContain("<script>alert");
    expect(page.all(".money-payments > li")).toHaveLength(3);
  });
});

test("amounts have the format of the country, dates that of the language", async () => {
  const query = "?sum=1234567&start=2027-01-15";
  const words = async (path: string) => textOf((await open(path + query)).page.one(".money-payments"));
  expect(await words(INDIA)).toContain("₹6,17,283");
  expect(await words("/sg/how-it-works")).toContain("S$493,827");
  expect(await words("/my/how-it-works")).toMatch(/RM.123,457/);
  expect(await words("/sg/how-it-works")).toContain("15 Jan 2027");
  expect(await words("/sa-ar/how-it-works")).toContain("15 يناير 2027");
});

test("Saudi banks lend for a stated profit (Murabaha), others for interest", async () => {
  expect(textOf((await open("/sa/how-it-works")).page.one("#money"))).toContain("Murabaha");
  expect(textOf((await open("/sa-ar/how-it-works")).page.one("#money"))).toContain("مرابحة");
  expect(textOf((await open(INDIA)).page.one("#money"))).not.toContain("Murabaha");
});
