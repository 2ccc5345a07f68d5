import { expect, test } from "vitest";
import type { Caller } from "../../../contracts/create-caller.ts";
import { everyPage, SAMPLE_BRAND } from "../../../web/frame/request-context.fixture.ts";
import { createSiteFiles } from "../create-site-files.ts";

const publicUrl = "https://homes.example";

/** A magazine of articles with these dates and titles. */
function siteWith(posts: { date: string; title: string }[]) {
  const answer = posts.map((post, index) => ({
    slug: `story-${index + 1}`,
    category: { name: "", slug: "" },
    authors: [],
    tags: [],
    image: "",
    imageAltText: "",
    excerpt: "",
    ...post,
  }));
  const call = (async () => ({ ok: true, value: { posts: answer } })) as unknown as Caller;
  const now = () => new Date("2026-03-04T12:00:00Z");
  return createSiteFiles({ publicUrl, brand: SAMPLE_BRAND, pages: everyPage(), call, now });
}

async function read(posts: Parameters<typeof siteWith>[0], path: string): Promise<string> {
  return (await siteWith(posts).fetch(new Request(publicUrl + path))).text();
}

test("contains the articles of the last two days, and none with a future date", async () => {
  const posts = [
    { date: "2026-03-05T00:00:00Z", title: "Tomorrow" },
    { date: "2026-03-04T00:00:00Z", title: "Today & <now>" },
    { date: "2026-03-02T12:00:00Z", title: "Two days ago" },
    { date: "2026-03-02T11:59:59Z", title: "Before" },
    { date: "", title: "Whenever" },
  ];
  const text = await read(posts, "/sg/sitemap-news.xml");
  const titles = [...text.matchAll(/<news:title>(.*?)<\/news:title>/g)].map((match) => match[1]);
  expect(titles).toEqual(["Today &amp; &lt;now&gt;", "Two days ago"]);
  expect(text).toContain("<loc>https://homes.example/sg/magazine/story-2</loc>");
  expect(text).toContain("<news:language>en</news:language>");
});

test("is an empty list when there are no news", async () => {
  expect(await read([], "/in/sitemap-news.xml")).toMatch(/<urlset [^>]+>\n<\/urlset>\n$/);
});

test("a feed leaves out characters that XML does not allow, and articles without a date", async () => {
  const posts = [
    { date: "2026-03-01T00:00:00Z", title: "A\u0000B\uD800C ]]> D" },
    { date: "", title: "Whenever" },
  ];
  for (const file of ["feed.xml", "atom.xml"]) {
    const text = await read(posts, `/in/magazine/${file}`);
    expect(text).toContain("<title>ABC ]]&gt; D</title>");
    expect(text).not.toContain("Whenever");
  }
});
