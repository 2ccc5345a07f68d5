import { describe, expect, test } from "vitest";
import { sharedSite } from "../support/open-test-site.ts";
import { attribute, elementsIn, hrefs, type Page, readHtml, textOf } from "../support/read-html.ts";

const site = sharedSite();
const REVIEWS = "/in/page/livspace-reviews";
const SINGAPORE_REVIEWS = "/sg/page/reviews";

async function open(path: string, status = 200): Promise<Page> {
  const response = await site.fetch(path);
  expect(response.status).toBe(status);
  return readHtml(await response.text());
}

const found = (page: Page) => Number(/\d+/.exec(textOf(page.one(".narrowed__found")))?.[0]);
const factsOf = (page: Page, item: string) =>
  page.all(`${item} .facts`).map((line) => elementsIn(line, "li").map(textOf));

describe("RT-16 RT-25 reviews", () => {
  test.each([REVIEWS, SINGAPORE_REVIEWS])("of %s are all counted, by stars and by year", async (path) => {
    const page = await open(path);
    const rows = page
      .all(".review-score tbody tr")
      .map((row) => elementsIn(row, "td").map(textOf).map(Number));
    expect(rows.reduce((total, [count = 0]) => total + count, 0)).toBe(found(page));
    for (const [count, , ...byStars] of rows) {
      expect(byStars.reduce((total, stars) => total + stars, 0)).toBe(count);
    }
  });

  test("are filtered by city, home and stars, and divided into pages", async () => {
    const inPune = await open(`${REVIEWS}?city=pune&home=2bhk`);
    expect(factsOf(inPune, ".review").map(([, home, city]) => [home, city])).toEqual(
      Array(found(inPune)).fill(["2BHK", "Pune"]),
    );
    const second = await open(`${REVIEWS}?page=2`);
    expect(second.all(".review").length).toBeGreaterThan(0);
    await open(`${REVIEWS}?page=99`, 404);
    await open(`${SINGAPORE_REVIEWS}?page=99`, 404);
    expect(found(await open(`${SINGAPORE_REVIEWS}?rating=3`))).toBe(3);
    expect(hrefs(await open(`${REVIEWS}?city=kolkata&rating=1`), ".narrowed .state a")).toEqual([
      `${REVIEWS}#reviews`,
    ]);
  });

  test("include the critical ones, each with our reply and its bill", async () => {
    const pages = await Promise.all([1, 2, 3].map((stars) => open(`${REVIEWS}?rating=${stars}`)));
    const critical = pages.flatMap((page) => page.all(".review"));
    expect(critical.length).toBeGreaterThanOrEqual(6);
    for (const review of critical) {
      expect(elementsIn(review, ".review__reply")).toHaveLength(1);
      expect(elementsIn(review, ".review__stages dd")).toHaveLength(5);
      expect(textOf(elementsIn(review, ".review__drift")[0] ?? review)).toContain("Estimate");
    }
  });
});

describe("RT-18 RT-25 designers", () => {
  test("are filtered by city and language, and link to their homes", async () => {
    const all = await open("/in/interiors/hire-a-designer");
    const tamil = await open("/in/interiors/hire-a-designer?language=tamil");
    expect(found(tamil)).toBeLessThan(found(all));
    for (const card of tamil.all(".designer")) expect(textOf(card)).toContain("Tamil");
    const chennai = await open("/in/interiors/hire-a-designer?city=chennai&language=tamil");
    expect(factsOf(chennai, ".designer").map(([city]) => city)).toEqual(["Chennai"]);
    const [homes = ""] = hrefs(chennai, ".designer a").filter((href) => href.includes("filters=designer:"));
    const looks = await open(homes);
    expect(looks.all(".card").length).toBeGreaterThan(0);
  });
});

test("RT-18 the yearly earnings of a partner follow the address, and the partner form has few fields", async () => {
  const page = await open("/in/interiors/livpreneur?homes=6&order=1000000#earnings");
  expect(textOf(page.one("#earnings [role=status]"))).toContain("1,80,000");
  const form = page.one('form[data-lead-form="partner"]');
  expect(attribute(form, "action")).toBe("/in/talk");
  expect(page.all('form[data-lead-form="footer"]')).toEqual([]);
});

test("RT-23 RT-24 RT-25 ST-07 the co-brand pages say which company does what, in the language of the region", async () => {
  for (const region of ["sg", "my", "sa", "sa-ar"]) {
    const page = await open(`/${region}/hire-a-designer-ikea`);
    expect(page.all("#who h3")).toHaveLength(2);
    expect(page.all('form[data-lead-form="inline"]')).toHaveLength(1);
  }
  const ways = hrefs(await open("/ikea"), ".ikea__countries a");
  expect(ways).toContain("/sa-ar/hire-a-designer-ikea");
});

test("RT-25 the awards page exists, and invents no award", async () => {
  const page = await open("/sg/awards");
  expect(page.all("#years .timeline__when").length).toBeGreaterThan(2);
  expect(textOf(page.one("main"))).not.toMatch(/\b20\d\d\b|Winner|Shortlist, /);
});
