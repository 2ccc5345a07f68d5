import { rmSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { ContentProblem } from "../../src/services/files/content-problem.ts";
import { oneEngine } from "../stores/each-engine.ts";
import { loadedBackends } from "./fixture-backends.ts";
import {
  MAGAZINE_FIXTURE_TYPES,
  magazineContent,
  widget,
  writeJson,
  writePost,
  writeText,
} from "./magazine-content.ts";

const SEARCH = "/api/content/document/es/search";

oneEngine("documents of the magazine", ({ newDatabase }) => {
  async function open(contentDirectory: string) {
    const { app } = await loadedBackends({
      database: await newDatabase(),
      contentDirectory,
      documentTypes: MAGAZINE_FIXTURE_TYPES,
    });
    return async (path: string) => (await app.request(`${SEARCH}/${path}`)).json();
  }
  async function faultsOf(contentDirectory: string): Promise<string[]> {
    const problem = await open(contentDirectory).then(
      () => new Error("The content was loaded."),
      (error: unknown) => error,
    );
    if (!(problem instanceof ContentProblem)) throw problem;
    return problem.faults.map(({ file, line, reason }) => `${file}:${line}: ${reason}`);
  }

  test.each([
    ["K09", "trending-stories", "in_editors_pick"],
    ["K10", "trending-stories", "in_popular_stories"],
    ["K11", "diwali-stories", "in_seasonal_widget"],
    ["K12", "diwali-stories", "in_video_stories_widget"],
    ["K13", "home-story-gallery", "in_home_story_gallery"],
  ])("%s MG-11 MG-25 EN-33 %s/%s is a landing widget", async (_, contentType, slug) => {
    const content = magazineContent();
    writeJson(content, `${contentType}/${slug}.json`, widget(["tall-units", "a-fan"]));
    const read = await open(content);
    expect(await read(`${contentType}/slug/${slug}`)).toMatchObject({
      slug,
      title: "Chosen",
      subtitle: "By us",
      magazineSlugs: ["tall-units", "a-fan"],
      iconImageURL: expect.stringMatching(/^\/api\/images\/test-room-[0-9a-f]{8}\/320x320\.jpg$/),
      backgroundImage: expect.stringMatching(/\/1600\.jpg$/),
      isLivspaceTvEnabled: false,
    });
  });

  test("MG-11 the films of a row are returned with their files, and belong to its stories", async () => {
    const content = magazineContent();
    const film = {
      slug: "a-fan",
      name: "four-fans",
      poster: { photo: "test-room", alt: "Fans" },
      seconds: 8,
    };
    const row = { ...widget(["a-fan"]), isLivspaceTvEnabled: true };
    writeJson(content, "diwali-stories/in_video_stories_widget.json", { ...row, films: [film] });
    const read = await open(content);
    expect((await read("diwali-stories/slug/in_video_stories_widget")).films).toEqual([
      {
        slug: "a-fan",
        mp4: "/api/videos/four-fans.mp4",
        webm: "/api/videos/four-fans.webm",
        poster: expect.stringMatching(/^\/api\/images\/test-room-[0-9a-f]{8}\/1080\.jpg$/),
        altText: "Fans",
        seconds: 8,
      },
    ]);
  });

  test("K15 MG-08 MG-23 EN-30 AMB-13 categories have counts per country, largest first", async () => {
    const read = await open(magazineContent());
    const india = await read("magazine_categories?filters=countryCode.eq:IN");
    expect(india.contents).toMatchObject([
      {
        filter_id: "kitchens-101",
        filter_display_name: "Kitchens 101",
        filter_count: 5,
        image_url: expect.stringMatching(/^\/api\/images\/test-room-/),
        countryCode: "IN",
      },
      { filter_id: "room-ideas", filter_count: 1 },
    ]);
    const malaysia = await read("magazine_categories?filters=countryCode.eq:MY");
    expect(malaysia.contents).toMatchObject([{ filter_id: "kitchens-101", filter_count: 1 }]);
    expect((await read("magazine_categories?filters=countryCode.eq:SA")).totalElements).toBe(0);
  });

  test("MG-12 EN-34 India has five pinned posts, each with the fields of its card", async () => {
    const content = magazineContent();
    const magazineSlugs = ["a-fan", "a-drain", "tall-units", "a-shutter", "a-drawer"];
    writeJson(content, "trending-stories/in_pinned_posts.json", { title: "First of all", magazineSlugs });
    const { posts } = await (await open(content))("trending-stories/slug/in_pinned_posts");
    expect(posts.map(({ slug }: { slug: string }) => slug)).toEqual(magazineSlugs);
    expect(posts[2]).toMatchObject({
      slug: "tall-units",
      title: "About tall-units",
      category: { name: "Kitchens 101", slug: "kitchens-101" },
      image: expect.stringMatching(/^\/api\/dobby\/a\/w-1500,h-787,rt-fill\/test-room-[0-9a-f]{8}$/),
      media_details: { width: 1500, height: 787 },
    });
  });

  test("an article of two countries is stored once for each, so that the lists of a country contain only their own", async () => {
    const read = await open(magazineContent());
    const inSingapore = await read("magazine-posts?filters=country.eq:SG");
    expect(inSingapore.contents.map(({ slug }: { slug: string }) => slug)).toEqual([
      "tall-units",
      "corner-cupboards",
    ]);
    expect((await read("magazine-posts")).totalElements).toBe(9);
  });

  describe("references between documents are checked, with file and line", () => {
    test("an article's authors, tags, category, type and links", async () => {
      const content = magazineContent();
      writePost(content, "faulty", {
        category: "kitchen",
        childCategory: "kitchens-101",
        type: "trending-stories",
        tags: ["storage", "nothing"],
        authors: ["nobody"],
        reviewedBy: "no-one",
        text: "One [a](/magazine/none).\n\nTwo [b](/magazine/an-umbrella) [c](/magazine/tall-units).",
      });
      const file = "documents/magazine-posts/faulty.md";
      expect((await faultsOf(content)).sort()).toEqual([
        `${file}:11: tags.1: there is no magazine-tags document "nothing"`,
        `${file}:13: authors.0: there is no magazine-authors document "nobody"`,
        `${file}:27: childCategory: "kitchens-101" is not a subcategory of "kitchen"`,
        `${file}:28: reviewedBy: there is no magazine-authors document "no-one"`,
        `${file}:31: the link /magazine/none leads to an article that does not exist`,
        `${file}:33: the link /magazine/an-umbrella leads to an article that is not shown in IN`,
        `${file}:7: category: "kitchen" is a subcategory; write it as childCategory`,
        `${file}:8: type: "trending-stories" is filled by its widgets, not by posts`,
      ]);
    });

    test("a link in an article of several countries must not name a country", async () => {
      const content = magazineContent();
      writePost(content, "wide", { countries: ["IN", "SG"], text: "See [a](/in/magazine/tall-units)." });
      expect(await faultsOf(content)).toEqual([
        expect.stringContaining("the link /in/magazine/tall-units must be written /magazine/tall-units"),
      ]);
    });

    test("a widget's stories, including those that its country does not show", async () => {
      const content = magazineContent();
      writeJson(content, "trending-stories/sg_editors_pick.json", widget(["none", "tall-units", "a-fan"]));
      expect((await faultsOf(content)).sort()).toEqual([
        expect.stringMatching(
          /^documents\/trending-stories\/sg_editors_pick\.json:13: magazineSlugs\.0: there is no magazine-posts document "none"$/,
        ),
        expect.stringMatching(/sg_editors_pick\.json:15: magazineSlugs\.2: "a-fan" is not shown in SG$/),
      ]);
    });

    test("a document that has faults itself is not reported as missing", async () => {
      const content = magazineContent();
      writeText(
        content,
        "magazine-tags/tags.json",
        '[{ "slug": "storage" }, { "slug": "cost", "name": "Cost" }]',
      );
      const faults = await faultsOf(content);
      expect(faults.filter((fault) => fault.includes("storage"))).toEqual([]);
      expect(faults).toContainEqual(expect.stringContaining("tags.json:1: name:"));
      expect(faults).toContainEqual(expect.stringContaining('there is no magazine-tags document "monsoon"'));
    });

    test("an unknown document type, a too short text and an unknown field", async () => {
      const content = magazineContent();
      writeJson(content, "magazine_categories/x.json", { filter_id: "x" });
      writePost(content, "short", { text: "" });
      writeText(content, "magazine-posts/short.md", "---\ntitle: Short\nmood: good\n---\nToo few words.\n");
      const faults = await faultsOf(content);
      expect(faults).toContainEqual(
        expect.stringContaining("no schema is known for the magazine_categories"),
      );
      expect(faults).toContainEqual(
        expect.stringMatching(/short\.md:5: words: the text must have 600 to 1200 words, and has 3$/),
      );
      expect(faults).toContainEqual(expect.stringMatching(/short\.md:\d: Unrecognized key: "mood"$/));
    });
  });

  test("data derived from an article changes with it", async () => {
    const content = magazineContent();
    const database = await newDatabase();
    const options = { database, contentDirectory: content, documentTypes: MAGAZINE_FIXTURE_TYPES };
    const backends = await loadedBackends(options);
    rmSync(join(content, "documents/magazine-posts/an-umbrella.md"));
    await backends.loadContent();
    const left = await (
      await backends.app.request(`${SEARCH}/magazine_categories?filters=country.eq:MY`)
    ).json();
    expect(left.totalElements).toBe(0);
    const authors = await backends.app.request(
      "/api/web-backend/v1/magazine/attributes/author/search?countryIsoCode=MY",
    );
    expect(await authors.json()).toMatchObject({ attributes: [], total: 0 });
  });
});
