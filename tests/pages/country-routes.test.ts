import { describe, expect, test } from "vitest";
import { isBuilt } from "../../src/urls/known-pages.ts";
import { matchUrl } from "../../src/urls/match-url.ts";
import "../support/know-content-pages.ts";
import { sharedSite } from "../support/open-test-site.ts";
import { pathWithoutQuery, routeRows } from "../support/specification.ts";

const site = sharedSite();

/** The built pages among these addresses, with their status. */
async function answersOf(paths: readonly string[]): Promise<[string, number][]> {
  const built = paths.filter((path) => {
    const match = matchUrl(path.replace(/\?.*/, ""));
    return match !== undefined && isBuilt(match.row.page, match.region);
  });
  expect(built.length).toBeGreaterThan(0);
  const answers: [string, number][] = [];
  // Requests the pages one after the other, because thirty concurrent requests are rate limited.
  for (const path of built) answers.push([path, (await site.fetch(path)).status]);
  return answers;
}

const wrong = (answers: readonly [string, number][]) => answers.filter(([, status]) => status !== 200);

describe("static routes", () => {
  test("RT-16 India's own pages answer 200", async () => {
    const names = ["about-us", "careers", "contact-us", "design-ideas", "home", "interior-designer-near-me"];
    const more = ["interiors", "looks", "magazine", "page/livspace-reviews"];
    expect(wrong(await answersOf([...names, ...more].map((name) => `/in/${name}`)))).toEqual([]);
  });

  test("RT-18 India's pages below interiors answer 200", async () => {
    const names = ["custom-modular-kitchens", "custom-modular-wardrobes", "hire-a-designer", "how-it-works"];
    const prices = ["home-interior", "kitchen", "wardrobe"].map((name) => `${name}-price-calculator`);
    const more = ["livpreneur", "locations-sitemap", "privacy", "refer-a-friend", "service", "lead-refill"];
    const deep = ["press/company-news", "page/covid"];
    const paths = [...names, ...prices, ...more, ...deep].map((name) => `/in/interiors/${name}`);
    expect(wrong(await answersOf(paths))).toEqual([]);
  });

  test("ST-07 Saudi Arabia's content pages answer 200 in both languages", async () => {
    const services = ["kitchen-and-wardrobe", "full-home", "commercial"].map(
      (name) => `services/${name}-interiors`,
    );
    const names = ["how-it-works", "offerings", ...services, "hire-a-designer-ikea", "privacy"];
    const paths = ["/sa", "/sa-ar"].flatMap((region) => names.map((name) => `${region}/${name}`));
    const answers = await answersOf(paths);
    expect(wrong(answers)).toEqual([]);
    expect(answers.map(([path]) => path)).toEqual(
      expect.arrayContaining(services.flatMap((name) => [`/sa/${name}`, `/sa-ar/${name}`])),
    );
  });
});

describe("rows of the route table", () => {
  const rowsOf = (region: string) =>
    routeRows("page").filter((row) => row.path.startsWith(`/${region}/`) && row.status === 200);

  test("RT-22 CO-02 every row of India with a parameter has the specified status", async () => {
    const rows = rowsOf("in").filter((row) => {
      const match = matchUrl(pathWithoutQuery(row));
      return match !== undefined && Object.keys(match.params).length > 0;
    });
    const answers = await answersOf(rows.map(({ path }) => path));
    // CP-02: the alias of a city redirects to it once.
    expect(wrong(answers)).toEqual([
      ["/in/interiors/bangalore", 301],
      ["/in/interiors/gurgaon", 301],
    ]);
  });

  test("RT-23 every row of Malaysia has the specified status", async () => {
    const rows = rowsOf("my");
    const answers = await answersOf(rows.map(({ path }) => path));
    // Customer pages redirect guests to the login, as their rows allow.
    const isSaid = ([path, status]: [string, number]) =>
      rows.some((row) => row.path === path && row.alsoStatuses.includes(status));
    expect(wrong(answers).filter((answer) => !isSaid(answer))).toEqual([]);
  });
});
