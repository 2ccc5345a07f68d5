import { describe, expect, test } from "vitest";
import { CITY_ALIASES } from "../../src/editions/countries.ts";
import { openPage } from "../support/open-page.ts";
import { PUBLIC_URL, sharedSite, testSite } from "../support/open-test-site.ts";
import { projectFiles, readProjectFile } from "../support/project-files.ts";
import { attribute, hrefs, textOf } from "../support/read-html.ts";
import { stubBackend } from "../support/stub-backend.ts";
import { htmlProblems } from "./html-rules.ts";

const site = sharedSite();
const away = stubBackend((_, outgoing) => outgoing.writeHead(503).end());
const withoutHosts = testSite(() => ({ GRAPHQL_URL: away.url(), WCMS_URL: away.url() }));
const open = (path: string) => openPage(site, path);

interface Written {
  slug: string;
  name: string;
  aliases: string[];
  materials: { code: string }[];
  localities: { slug: string; name: string; pincode: string }[];
}

const cities: Written[] = projectFiles("content/documents/cities/in/*.json").map((file) =>
  JSON.parse(readProjectFile(file)),
);
const cityPath = (slug: string) => `/in/interiors/${slug}`;
const PARTS = ["prices", "needs", "localities", "materials", "homes", "centres", "rules", "questions"];

async function expectMoved(path: string, location: string): Promise<void> {
  const response = await site.fetch(path);
  expect([path, response.status, response.headers.get("location")]).toEqual([path, 301, location]);
}

describe("a city", () => {
  test.each(cities)(
    "CP-01 $name has its page, with every section and a link to each locality",
    async (city) => {
      const { page } = await open(cityPath(city.slug));
      for (const part of PARTS) expect([part, page.all(`main #${part}`).length]).toEqual([part, 1]);
      expect(hrefs(page, "#localities a")).toEqual(
        city.localities.map(({ slug }) => `${cityPath(city.slug)}/${slug}`),
      );
      expect(page.all("#prices tbody tr")).toHaveLength(4);
      expect(hrefs(page, "#materials a")).toEqual(
        city.materials.map(({ code }) => expect.stringContaining(`/${code}?city=${city.slug}`)),
      );
      expect(attribute(page.one('link[rel="canonical"]'), "href")).toBe(PUBLIC_URL + cityPath(city.slug));
      expect(attribute(page.one('.lead-band input[name="city"]'), "value")).toBe(city.name);
    },
  );

  test("its prices follow its price index and the usual home sizes", async () => {
    const premium = async (slug: string) => {
      const { page } = await open(cityPath(slug));
      return page.all("#prices tbody td.is-mid").map(textOf);
    };
    const [mumbai, bengaluru] = [await premium("mumbai"), await premium("bengaluru")];
    expect(mumbai).toHaveLength(4);
    expect(mumbai).not.toEqual(bengaluru);
    for (const price of [...mumbai, ...bengaluru]) expect(price).toMatch(/^₹[\d.]+ ?– ?[\d.]+ lakh$/);
  });

  test("it shows its centres with distance and hours, or the nearest one if it has none", async () => {
    const { page } = await open(cityPath("mysuru"));
    const centres = page.all("#centres .centre").map(textOf);
    expect(centres[0]).toMatch(/Bengaluru.*\d+ km.*\d+:\d\d/);
    const own = await open(cityPath("bengaluru"));
    expect(own.page.all("#centres .centre")).toHaveLength(3);
  });

  test("homes that are only drawn are marked as concepts", async () => {
    const { page } = await open(cityPath("thane"));
    expect(page.all("#homes .card").length).toBeGreaterThan(0);
    expect(textOf(page.one("#homes .sample-note"))).toContain("Our concepts for homes");
  });

  test("is valid, has structured data, and all its links work", async () => {
    const { page, html } = await open(cityPath("indore"));
    expect(await htmlProblems(html)).toEqual([]);
    const graph = JSON.parse(textOf(page.one('script[type="application/ld+json"]')))["@graph"];
    const types = graph.map((node: { "@type": string }) => node["@type"]);
    expect(types).toEqual(expect.arrayContaining(["BreadcrumbList", "Service", "FAQPage"]));
    const links = [...new Set(hrefs(page, "main a"))].filter((href) => href.startsWith("/"));
    for (const href of links) expect([href, (await site.fetch(href)).status]).toEqual([href, 200]);
  });

  test("is shown without designs, finishes and stories when their hosts are unavailable", async () => {
    const { page } = await openPage(withoutHosts, cityPath("pune"));
    expect(page.all("main #materials, main #city-designs")).toHaveLength(0);
    expect(page.all("#localities a").length).toBeGreaterThan(3);
  });
});

describe("other spellings", () => {
  test.each(Object.entries(CITY_ALIASES))("CP-02 %s redirects to %s by one 301", async (alias, slug) => {
    await expectMoved(cityPath(alias), cityPath(slug));
    await expectMoved(`${cityPath(alias)}/?a=1`, `${cityPath(slug)}?a=1`);
    await expectMoved(`${cityPath(alias)}/some-place/`, `${cityPath(slug)}/some-place`);
    expect((await site.fetch(cityPath(slug))).status).toBe(200);
  });

  test("CP-02 every alias of a document redirects as well, in any spelling", async () => {
    for (const { slug, aliases } of cities)
      for (const alias of aliases) await expectMoved(cityPath(alias), cityPath(slug));
    await expectMoved(cityPath("Bombay"), cityPath("mumbai"));
    await expectMoved(cityPath("Pune"), cityPath("pune"));
  });

  test("CP-01 an unknown city or locality is not found", async () => {
    for (const path of ["atlantis", "bengaluru/atlantis", "atlantis/koramangala"])
      expect([path, (await site.fetch(cityPath(path))).status]).toEqual([path, 404]);
  });

  test("CP-03 a fixed page takes precedence over a city of the same name", async () => {
    const { page } = await open(cityPath("how-it-works"));
    expect(page.all("main #localities")).toHaveLength(0);
    const { page: list } = await open(cityPath("locations-sitemap"));
    expect(list.all("main #prices")).toHaveLength(0);
  });
});

describe("a locality", () => {
  test("CP-01 each locality has its page, and is in the sitemap", async () => {
    const addresses = cities.flatMap(({ slug, localities }) =>
      localities.map((locality) => `${cityPath(slug)}/${locality.slug}`),
    );
    const sitemap = await (await site.fetch("/in/sitemap.xml")).text();
    for (const path of [...addresses, ...cities.map(({ slug }) => cityPath(slug))])
      expect(sitemap).toContain(`<loc>${PUBLIC_URL}${path}</loc>`);
    for (const path of addresses) expect([path, (await site.fetch(path)).status]).toEqual([path, 200]);
  });

  test("shows prices, house rules, centres and neighbours, and checks a post code", async () => {
    const { page, html } = await open(`${cityPath("bengaluru")}/koramangala`);
    expect(page.all("#prices tbody tr")).toHaveLength(2);
    expect(textOf(page.one("#place"))).toContain("Building rules");
    expect(page.all("#place .bar-row").length).toBeGreaterThan(5);
    expect(page.all("#centres .centre").length).toBeGreaterThan(0);
    expect(page.all("#nearby li a")).toHaveLength(4);
    const check = page.one('#centres form[action="/in/interior-designer-near-me"]');
    expect(attribute(check, "method")).toBe("get");
    expect(attribute(page.one('#centres input[name="pincode"]'), "value")).toBe("560034");
    expect(attribute(page.one('.lead-band input[name="about"]'), "value")).toBe("Koramangala, Bengaluru");
    expect(await htmlProblems(html)).toEqual([]);
  });
});

test("CP-04 the locations sitemap links to every city and locality once, by letter", async () => {
  const { page, html } = await open(cityPath("locations-sitemap"));
  const links = hrefs(page, "main a");
  for (const { slug, localities } of cities) {
    expect(links.filter((href) => href === cityPath(slug))).toHaveLength(1);
    for (const locality of localities) expect(links).toContain(`${cityPath(slug)}/${locality.slug}`);
  }
  for (const letter of hrefs(page, ".locations-letters a")) expect(page.all(letter)).toHaveLength(1);
  expect(await htmlProblems(html)).toEqual([]);
});

test("RT-16 the hub links to our services, the calculators and every city", async () => {
  const { page } = await open("/in/interiors");
  const links = new Set(hrefs(page, "main a"));
  for (const { slug } of cities) expect(links).toContain(cityPath(slug));
  for (const path of [
    "kitchen-price-calculator",
    "offerings/full-home-interiors",
    "how-it-works",
    "locations-sitemap",
  ])
    expect(links).toContain(cityPath(path));
});
