import { describe, expect, test } from "vitest";
import { CueDocument } from "../../../../contracts/documents/cue-document.ts";
import { PLAIN_CUE } from "./cue-document.fixture.ts";
import { formatDuration, readCue, sortCues } from "./read-cue.ts";
import "../../../pages/all-pages.ts";

const video = {
  webm: "/api/videos/film.webm",
  mp4: "/api/videos/film.mp4",
  poster: "/api/images/kitchen-sage-1-a1",
  altText: "A kitchen",
  seconds: 7.7,
};

const parse = (found: unknown) => CueDocument.safeParse(found).data;
const viewOf = (changes: object) => readCue(CueDocument.parse({ ...PLAIN_CUE, ...changes }));

describe("reading a cue", () => {
  test("CU-01 its fields determine the content and the action", () => {
    expect(parse(PLAIN_CUE)?.priority).toBe(2);
    expect(viewOf({})).toMatchObject({
      slug: "price-my-kitchen",
      form: "primary",
      title: "What would this kitchen cost?",
      actions: [{ kind: "lead", text: "Talk", formTitle: "Plan a kitchen" }],
    });
  });

  test("CU-02 a secondary cue has two actions and a list with notes", () => {
    const view = viewOf({
      variation: "secondaryCue",
      primaryCta: { text: "Visit a centre", cueInteractionType: "leadForm" },
      secondaryCta: {
        text: "See kitchens",
        cueInteractionType: "url",
        url: "/in/design-ideas/kitchen-designs",
      },
      itemsList: [
        { text: "Stone", imgSrc: "/api/images/swatch-stone", meta: { disclaimerText: "Where in stock." } },
      ],
    });
    expect(view).toMatchObject({
      form: "secondary",
      actions: [
        { kind: "lead", text: "Visit a centre", formTitle: "Plan a kitchen" },
        { kind: "link", text: "See kitchens", href: "/in/design-ideas/kitchen-designs" },
      ],
      items: [{ text: "Stone", photo: { url: "/api/images/swatch-stone" }, note: "Where in stock." }],
    });
  });

  test("CU-02 a primary cue has one action", () => {
    const second = { secondaryCta: { text: "More", cueInteractionType: "leadForm", url: null } };
    expect(viewOf(second).actions).toHaveLength(1);
  });

  test.each(["tertiaryCue", "", null, 7, undefined])(
    "CU-03 treats the variation %s as the primary cue",
    (variation) => {
      expect(viewOf({ variation }).form).toBe("primary");
    },
  );

  test("CU-03 an invalid document never breaks the page", () => {
    const broken = {
      text: 5,
      ctaText: [],
      leadFormTitle: {},
      redirectUrl: 1,
      cueInteractionType: "dance",
      priority: "first",
      imgSrc: {},
      picture: { photo: "x" },
      video: { mp4: "javascript:alert(1)", poster: null },
      primaryCta: "no",
      secondaryCta: 3,
      itemsList: [null, { text: "" }, { text: "Kept", imgSrc: 9, meta: "none" }],
    };
    expect(viewOf(broken)).toMatchObject({ title: PLAIN_CUE.title, items: [{ text: "Kept" }], actions: [] });
    expect([null, "cue", 4, [], {}, { slug: "a" }, { title: "b" }].map(parse)).toEqual(
      Array(7).fill(undefined),
    );
  });

  test.each([
    ["javascript:alert(1)", undefined],
    ["//evil.example/x", undefined],
    ["/\\evil.example", undefined],
    ["/in/no/such/page/at/all", undefined],
    ["/in/careers", undefined],
    ["/in/looks", "/in/looks"],
    ["http://plain.example", undefined],
    [null, undefined],
    ["/in/design-ideas/wardrobe?page=2", "/in/design-ideas/wardrobe?page=2"],
    ["https://elsewhere.example/a", "https://elsewhere.example/a"],
    ["/in/interiors/service/quality-promise", "/in/interiors/service/quality-promise"],
  ])("CU-10 a link to %s opens a page or the lead form", (redirectUrl, href) => {
    const [action] = viewOf({ cueInteractionType: "url", redirectUrl }).actions;
    expect(action).toMatchObject(href ? { kind: "link", href } : { kind: "lead", text: "Talk" });
  });
});

describe("films", () => {
  test("CU-07 are read together with the cue", () => {
    expect(viewOf({ video }).video).toMatchObject({
      poster: { url: "/api/images/kitchen-sage-1-a1" },
      alt: "A kitchen",
      sources: [
        { src: "/api/videos/film.webm", type: "video/webm" },
        { src: "/api/videos/film.mp4", type: "video/mp4" },
      ],
      href: "/api/videos/film.mp4",
      seconds: 7.7,
    });
    const view = viewOf({ cueInteractionType: "video", ctaText: "Watch", video });
    expect(view.actions).toEqual([{ kind: "video", text: "Watch" }]);
    expect(view.picture?.photo.url).toBe("/api/images/kitchen-sage-1-a1");
  });

  test("CU-07 a cue with a missing film opens the lead form", () => {
    for (const missing of [null, {}, { ...video, poster: undefined }, { poster: video.poster }]) {
      const view = viewOf({ cueInteractionType: "video", video: missing });
      expect(view.actions).toMatchObject([{ kind: "lead" }]);
      expect(view.video).toBeUndefined();
    }
  });

  test.each([
    [7.7, "0:08"],
    [0.2, "0:01"],
    [65, "1:05"],
  ])("CU-07 formats %s seconds as %s", (seconds, text) => expect(formatDuration(seconds)).toBe(text));
});

test("CU-04 CU-08 sorts cues by priority and separates the promise", () => {
  const documents = [
    { ...PLAIN_CUE, slug: "second", priority: 9 },
    { ...PLAIN_CUE, slug: "promise", isPromise: true, priority: 1 },
    { ...PLAIN_CUE, slug: "first", priority: 3 },
  ];
  const found = sortCues(documents.map((one) => CueDocument.parse(one)));
  expect(found.cues.map(({ slug }) => slug)).toEqual(["first", "second"]);
  expect(found.promise).toMatchObject({ slug: "promise", form: "promise" });
});
