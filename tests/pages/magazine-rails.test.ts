import { describe, expect, test } from "vitest";
import { agreedHostsServer } from "../support/agreed-hosts/agreed-hosts-server.ts";
import { sharedSite, type TestSite, testSite } from "../support/open-test-site.ts";
import { projectFiles, readProjectFile } from "../support/project-files.ts";
import { hrefs, readHtml, textOf } from "../support/read-html.ts";
import { stubBackend } from "../support/stub-backend.ts";

const site = sharedSite();
const away = stubBackend((_, outgoing) => outgoing.writeHead(503).end());
const lonely = testSite(() => ({ WEB_BACKEND_URL: away.url() }));
const hosts = agreedHostsServer();
const theirs = testSite(() => hosts.settings());

const STORIES = "#magazine .story__title a, #stories .story__title a";

async function storiesOn(path: string, visited: TestSite = site): Promise<string[]> {
  const response = await visited.fetch(path);
  expect([path, response.status]).toEqual([path, 200]);
  return hrefs(readHtml(await response.text()), STORIES);
}

describe("related articles on other pages", () => {
  test.each(["in", "sg", "my"])("the home page of /%s shows the four newest", async (region) => {
    const newest = await (
      await site.fetch(`/api/web-backend/v1/magazine/post/search?countryIsoCode=${region}&pageSize=4`)
    ).json();
    const slugs = newest.posts.map(({ slug }: { slug: string }) => `/${region}/magazine/${slug}`);
    expect(await storiesOn(`/${region}`)).toEqual(slugs);
  });

  test.each([
    ["/in/design-ideas", "/in/magazine/kitchen-layouts-and-minimum-sizes"],
    ["/sg/design-ideas", "/sg/magazine/scandinavian-minimalist-contemporary-honestly"],
    ["/my/design-ideas", "/my/magazine/wet-kitchen-dry-kitchen-explained"],
    ["/in/interiors/offerings/finishes/countertops", "/in/magazine/quartz-granite-or-sintered-stone"],
    ["/in/interiors/offerings/finishes/cane", "/in/magazine/sustainable-materials-without-slogans"],
    ["/in/interiors/offerings/wardrobe-cabinets/hanging", "/in/magazine/wardrobe-loft-and-depth-checklist"],
    ["/in/interiors/offerings/know-your-kitchen", "/in/magazine/kitchen-storage-by-the-litre"],
    ["/sg/offerings/know-your-wardrobe", "/sg/magazine/hinged-or-sliding-wardrobe"],
  ])("%s starts its row with %s", async (path, first) => {
    const stories = await storiesOn(path);
    expect([stories[0], stories.length]).toEqual([first, 3]);
    for (const story of stories) expect([story, (await site.fetch(story)).status]).toEqual([story, 200]);
  });

  test.each([
    ["/in/design-ideas/wardrobe", "/in/magazine/wardrobe-loft-and-depth-checklist"],
    ["/in/design-ideas/pooja-room", "/in/magazine/pooja-room-planning"],
    ["/sg/design-ideas/hdb-4-room", "/sg/magazine/four-room-bto-sample-home-tour"],
    ["/my/design-ideas/wet-kitchen", "/my/magazine/wet-kitchen-dry-kitchen-explained"],
  ])("the first design of %s starts its row with %s", async (list, first) => {
    const gallery = readHtml(await (await site.fetch(list)).text());
    const [design = ""] = hrefs(gallery, ".gallery__grid .card__title a");
    expect((await storiesOn(design))[0]).toBe(first);
  });

  test("every article and list that a cue links to exists", async () => {
    const cues = projectFiles("content/documents/*-cues/**/*.json").flatMap((file) =>
      [...readProjectFile(file).matchAll(/"(\/(?:in|sg|my)\/magazine\/[^"]+)"/g)].map(
        ([, href = ""]) => href,
      ),
    );
    expect(cues.length).toBeGreaterThan(3);
    for (const href of cues) expect([href, (await site.fetch(href)).status]).toEqual([href, 200]);
  });

  test.each(["/sa", "/sa-ar", "/sa/designs/kitchen/modern-kitchen"])(
    "%s has no articles, because its country has no magazine",
    async (path) => {
      expect(await storiesOn(path)).toEqual([]);
    },
  );

  test("every menu links to the magazine if there is one, and the footer to it and to the press", async () => {
    for (const [region, press] of [
      ["in", "/in/interiors/press/company-news"],
      ["sg", "/sg/press/company-news"],
      ["my", undefined],
    ] as const) {
      const page = readHtml(await (await site.fetch(`/${region}`)).text());
      for (const place of [".nav", ".phone-menu", "footer"])
        expect([place, hrefs(page, `${place} a`)]).toEqual([
          place,
          expect.arrayContaining([`/${region}/magazine`]),
        ]);
      const news = hrefs(page, "footer a").filter((href) => href.endsWith("company-news"));
      expect(news).toEqual(press ? [press] : []);
    }
  });
});

describe("when the magazine is on another host", () => {
  test("an unavailable host removes only the row of articles from a page", async () => {
    for (const path of ["/in", "/in/design-ideas", "/in/interiors/offerings/know-your-kitchen"]) {
      expect((await storiesOn(path)).length).toBeGreaterThan(2);
      expect(await storiesOn(path, lonely)).toEqual([]);
    }
    const home = readHtml(await (await lonely.fetch("/in")).text());
    expect(home.all("#magazine")).toEqual([]);
    expect(home.all("#questions").length + home.all("#centres").length).toBeGreaterThan(0);
  });

  test("AMB-54 its articles are on the home page with their pictures", async () => {
    const page = readHtml(await (await theirs.fetch("/in")).text());
    const stories = page.all("#magazine .story");
    expect(stories).toHaveLength(4);
    expect(textOf(page.one("#magazine"))).toContain("THEIR story 1");
    expect(page.all("#magazine .story img")).toHaveLength(4);
  });
});
