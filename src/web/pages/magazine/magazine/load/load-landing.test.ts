import { describe, expect, test } from "vitest";
import type { Caller } from "../../../../../contracts/create-caller.ts";
import type { Call } from "../../../../../contracts/define-call.ts";
import { failed, succeeded } from "../../../../../contracts/outcome.ts";
import { editionOf } from "../../../../../editions/edition.ts";
import { loadLanding, loadPopularCategories } from "./load-landing.ts";

type Input = Record<string, unknown>;

const PINNED = {
  title: "Begin here",
  posts: ["one", "two", "three", "four", "five"].map((slug) => ({
    ...postOf(slug),
    media_details: { width: 1500, height: 787 },
  })),
};
const CATEGORY = {
  filter_id: "kitchens",
  filter_display_name: "Kitchens",
  filter_count: 3,
  image_url: "/k.jpg",
};

function postOf(slug: string) {
  const category = { name: "Kitchens", slug: "kitchens" };
  return {
    slug,
    title: slug,
    category,
    image: `/${slug}.jpg`,
    imageAltText: slug,
    media_details: { width: 3, height: 2 },
  };
}

/** Responds like our backends; calls that match the pattern fail. */
function caller(fails: RegExp = /^$/, asked: string[] = []): Caller {
  return (async ({ name }: Call, input: Input) => {
    const question = `${name} ${JSON.stringify(input)}`;
    asked.push(question);
    if (fails.test(question)) return failed(503, "Service Unavailable", "down");
    return succeeded(answerTo(name, input));
  }) as Caller;
}

function answerTo(name: string, { contentSlug, pageSlug, slug }: Input): unknown {
  if (name === "listMagazineCategories")
    return { categories: [{ categoryName: "kitchens", displayName: "Kitchens", categorySlug: "kitchens" }] };
  if (name === "listMagazinePosts") {
    const slugs = typeof slug === "string" ? slug.split(",").toReversed() : TWELVE;
    return { posts: slugs.map(postOf), total: 40 };
  }
  if (contentSlug === "magazine_categories") return { contents: [CATEGORY] };
  if (pageSlug === "in_pinned_posts") return PINNED;
  return pageSlug === undefined ? { contents: [] } : rowOf(String(pageSlug));
}

/** A row with two stories of its own, a pinned one and a new one. */
function rowOf(name: string) {
  return { title: name, subtitle: "", magazineSlugs: [`${name}-b`, `${name}-a`, "one", "new-7"] };
}

const TWELVE = Array.from({ length: 12 }, (_, index) => `new-${index + 1}`);
const INDIA = editionOf("in");
const slugs = (stories: readonly { slug: string }[] = []) => stories.map(({ slug }) => slug);

describe("the rows of the landing page", () => {
  test.each(["in", "sg", "my"] as const)("MG-25 are requested by the slugs of %s", async (region) => {
    const asked: string[] = [];
    await loadLanding(caller(undefined, asked), editionOf(region));
    const rows = [
      ["trending-stories", "editors_pick"],
      ["trending-stories", "popular_stories"],
      ["diwali-stories", "seasonal_widget"],
      ["diwali-stories", "video_stories_widget"],
      ["home-story-gallery", "home_story_gallery"],
    ];
    const documents = asked.filter((question) => question.startsWith("getContent "));
    for (const [type, name] of rows)
      expect(documents).toContainEqual(
        expect.stringContaining(`{"contentSlug":"${type}","pageSlug":"${region}_${name}"`),
      );
  });

  test("show their stories in the editors' order", async () => {
    const { rows } = await loadLanding(caller(), INDIA);
    expect(slugs(rows.editorsPick?.stories)).toEqual(["in_editors_pick-b", "in_editors_pick-a"]);
  });

  test.each(["in", "sg"] as const)("show no story that /%s shows elsewhere", async (region) => {
    const { leading, rows, below } = await loadLanding(caller(), editionOf(region));
    const shown = slugs([...leading, ...Object.values(rows).flatMap(({ stories }) => stories), ...below]);
    expect(shown).toHaveLength(new Set(shown).size);
    expect(slugs(rows.homes?.stories)).toContain("new-7");
    expect(shown).toEqual(expect.arrayContaining(TWELVE));
  });

  test.each([
    [/editors_pick/, "editorsPick"],
    [/popular_stories/, "popular"],
    [/seasonal_widget/, "season"],
    [/video_stories_widget/, "films"],
    [/home_story_gallery/, "homes"],
  ] as const)("MG-11 one that fails (%s) does not affect the others", async (fails, name) => {
    const { rows, leading } = await loadLanding(caller(fails), INDIA);
    const names = ["editorsPick", "popular", "season", "films", "homes"] as const;
    expect(names.filter((row) => !rows[row])).toEqual([name]);
    expect(leading).toHaveLength(5);
  });
});

describe("the leading stories", () => {
  test("MG-12 are the five pinned posts in India, with their own pictures", async () => {
    const { leading, below } = await loadLanding(caller(), INDIA);
    expect(slugs(leading)).toEqual(slugs(PINNED.posts));
    for (const { media_details } of leading) expect(media_details).toEqual({ width: 1500, height: 787 });
    expect(below).toHaveLength(11);
  });

  test("MG-12 are the pinned posts even if their stories cannot be loaded", async () => {
    const { leading } = await loadLanding(caller(/listMagazinePosts/), INDIA);
    expect(slugs(leading)).toEqual(slugs(PINNED.posts));
  });

  test("MG-12 MG-15 are the newest in other countries, and none of the twelve is repeated", async () => {
    const { leading, below } = await loadLanding(caller(/getContent/), editionOf("sg"));
    expect(slugs([...leading, ...below])).toEqual(TWELVE);
  });

  test("are not our pinned posts if the stories come from an upstream", async () => {
    const call = caller(/"slug":/);
    call.isUpstream = ({ name }) => name === "listMagazinePosts";
    const { leading } = await loadLanding(call, INDIA);
    expect(slugs(leading)).toEqual(TWELVE.slice(0, 5));
  });
});

describe("popular categories", () => {
  const answering = (contents: unknown[]) => (async () => succeeded({ contents })) as unknown as Caller;

  test("MG-08 are read from the search response, with the id as slug", async () => {
    const { data, isDataFetchError } = await loadPopularCategories(caller(), INDIA);
    expect(data).toEqual([
      { id: "kitchens", slug: "kitchens", name: "Kitchens", post_count: 3, cover_image: "/k.jpg" },
    ]);
    expect(isDataFetchError).toBe(false);
  });

  test("MG-08 AMB-13 a numeric id gets its slug from the name", async () => {
    const row = { ...CATEGORY, filter_id: "17", filter_display_name: "Kitchens & Dining 101" };
    const { data } = await loadPopularCategories(answering([row]), INDIA);
    expect(data[0]).toMatchObject({ id: "17", slug: "kitchens-dining-101" });
  });

  test.each([
    ["empty", answering([])],
    ["failed", caller(/magazine_categories/)],
    ["of another shape", answering([{ slug: "x", filter_id: 4 }])],
  ])("MG-14 a response that is %s sets the flag", async (_, call) => {
    expect(await loadPopularCategories(call, INDIA)).toEqual({ data: [], isDataFetchError: true });
  });

  test("MG-14 are eight, or the requested number", async () => {
    const many = answering(Array.from({ length: 20 }, (_, id) => ({ ...CATEGORY, filter_id: `k${id}` })));
    expect((await loadPopularCategories(many, INDIA)).data).toHaveLength(8);
    expect((await loadPopularCategories(many, INDIA, 3)).data).toHaveLength(3);
  });

  test("MG-23 are those of the country", async () => {
    const asked: string[] = [];
    await loadLanding(caller(undefined, asked), editionOf("my"));
    expect(asked).toContainEqual(
      expect.stringMatching(/"contentSlug":"magazine_categories","filters":"countryCode.eq:MY"/),
    );
    expect(asked).toContainEqual('listMagazineCategories {"iso":"my"}');
  });
});
