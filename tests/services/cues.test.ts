import { stat } from "node:fs/promises";
import { expect, test } from "vitest";
import { searchContent } from "../../src/contracts/calls/document-calls.ts";
import { createCaller } from "../../src/contracts/create-caller.ts";
import { Cue, CueFile } from "../../src/contracts/documents/cue.ts";
import { CUE_TYPES } from "../../src/services/content/types/cues-types.ts";
import { DESIGN_IDEA_TYPES } from "../../src/services/content/types/design-ideas-types.ts";
import { openContent } from "../content/open-content.ts";
import { readStoredDocuments } from "../content/stored-documents.ts";
import { oneEngine } from "../stores/each-engine.ts";

/** Cues name design categories, so these are loaded too, with the designs that they count. */
const { "design-ideas-landing-page": _, ...CATEGORY_TYPES } = DESIGN_IDEA_TYPES;
const TYPES = { ...CATEGORY_TYPES, ...CUE_TYPES };

const cues = (await readStoredDocuments(TYPES))
  .filter(({ content_type }) => content_type in CUE_TYPES)
  .map(({ body, ...address }) => ({ ...address, ...Cue.parse(JSON.parse(body)) }));

/** The minimum number of cards, without the promise. */
const AT_LEAST = {
  "design-ideas-cues": { IN: 6, SG: 6, MY: 6 },
  "looks-cues": { IN: 3, SG: 3 },
  "offerings-cues": { IN: 3 },
  "magazine-cues": { IN: 3, SG: 3, MY: 3 },
};

test("CU-01 every list of every country has cards, sorted by priority", () => {
  for (const [type, countries] of Object.entries(AT_LEAST))
    for (const [country, least] of Object.entries(countries)) {
      const own = cues.filter((cue) => cue.content_type === type && cue.country === country);
      expect(own.filter(({ isPromise }) => !isPromise).length).toBeGreaterThanOrEqual(least);
      const priorities = own.sort((a, b) => a.position - b.position).map(({ priority }) => priority);
      expect([type, country, priorities]).toEqual([
        type,
        country,
        [...new Set(priorities)].sort((a, b) => a - b),
      ]);
    }
});

test("CU-02 CU-03 cards are primary or secondary, and a secondary one has a second button", () => {
  for (const { variation, secondaryCta, primaryCta, ctaText, slug } of cues) {
    expect([slug, secondaryCta !== null]).toEqual([slug, variation === "secondaryCue"]);
    expect(primaryCta.text).toBe(ctaText);
  }
  expect(new Set(cues.map(({ variation }) => variation))).toEqual(new Set(["primaryCue", "secondaryCue"]));
});

test("CU-07 films exist in both formats, small enough for a phone", async () => {
  const films = cues.flatMap(({ video }) => (video ? [video] : []));
  expect(new Set(films.map(({ mp4 }) => mp4)).size).toBeGreaterThanOrEqual(4);
  for (const address of films.flatMap(({ mp4, webm }) => [mp4, webm])) {
    const file = address.replace("/api/videos/", "../../content/videos/");
    const { size } = await stat(new URL(file, import.meta.url));
    expect(size).toBeGreaterThan(20_000);
    expect(size).toBeLessThanOrEqual(400_000);
  }
});

test("CU-08 only India has the promise, in the words of the specification", () => {
  const promises = cues.filter(({ isPromise }) => isPromise);
  expect(promises.map(({ content_type, country }) => [content_type, country]).sort()).toEqual([
    ["design-ideas-cues", "IN"],
    ["looks-cues", "IN"],
  ]);
  for (const promise of promises) {
    expect(promise).toMatchObject({
      title: "The Livspace promise",
      primaryCta: { text: "Get Free Quote", cueInteractionType: "leadForm" },
      secondaryCta: { text: "Know more", cueInteractionType: "url" },
    });
    expect(promise.itemsList.map(({ text }) => text)).toEqual([
      "Flat 10-year warranty",
      "45-day Move-in Guarantee",
      "146 quality checks",
      "Easy financing options",
      "Customisable Designs",
    ]);
  }
});

test("links lead to the country of their card", () => {
  for (const { slug, country, redirectUrl, secondaryCta } of cues)
    for (const address of [redirectUrl, secondaryCta?.url])
      if (address) expect([slug, address.split("/")[1]]).toEqual([slug, country?.toLowerCase()]);
});

test.each([
  [{ cueInteractionType: "leadForm" }, "leadFormTitle"],
  [{ cueInteractionType: "url" }, "redirectUrl"],
  [{ cueInteractionType: "video" }, "video"],
  [{ cueInteractionType: "url", redirectUrl: "/in", variation: "secondaryCue" }, "secondaryCta"],
  [{ cueInteractionType: "url", redirectUrl: "javascript:alert(1)" }, "redirectUrl"],
])("a card without the target of its button is rejected: %j", (fields, missing) => {
  const card = { title: "A card", variation: "primaryCue", ctaText: "Go", priority: 1, ...fields };
  const issues = CueFile.safeParse(card).error?.issues.map(({ path }) => path[0]);
  expect(issues).toContain(missing);
});

oneEngine("cues", ({ newDatabase }) => {
  test("K18 CU-09 are searched by country", async () => {
    const app = await openContent(await newDatabase(), TYPES);
    const call = createCaller({ addresses: {}, embedded: (request) => app.fetch(request) });
    for (const country of ["IN", "SG", "MY"]) {
      const filters = `countryCode.eq:${country.toLowerCase()}`;
      const answer = await call(searchContent, { contentSlug: "design-ideas-cues", filters });
      const contents = answer.ok ? answer.value.contents : [];
      const own = cues.filter((cue) => cue.content_type === "design-ideas-cues" && cue.country === country);
      expect(contents.map(({ slug }) => slug).sort()).toEqual(own.map(({ slug }) => slug).sort());
      for (const cue of contents) {
        expect(cue).toMatchObject({ countryCode: country });
        expect(Cue.safeParse(cue).error).toBeUndefined();
      }
    }
    const film = cues.find(({ video }) => video)?.video?.mp4 ?? "";
    const part = await app.request(film, { headers: { range: "bytes=0-1023" } });
    expect(part.status).toBe(206);
    expect(part.headers.get("content-length")).toBe("1024");
  });
});
