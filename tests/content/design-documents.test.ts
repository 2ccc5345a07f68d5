import { describe, expect, test } from "vitest";
import { COUNTRIES } from "../../src/editions/countries.ts";
import { categories, designs, documents, galleryOf, shotOf } from "./design-documents.ts";

const AT_LEAST = {
  IN: { designs: 250, categories: 16 },
  SG: { designs: 120, categories: 10 },
  MY: { designs: 80, categories: 8 },
};
const WORN_WORDS =
  /\b(elevat\w*|stunning|seamless\w*|nestled|timeless|sanctuary|oasis|exquisite|boasts?|effortless\w*|curated|haven|sleek)\b|transform your|lorem/i;

describe.each(["IN", "SG", "MY"] as const)("the designs of %s", (country) => {
  const own = designs.filter((one) => one.country === country);
  const slugs = categories.filter((one) => one.country === country).map(({ slug }) => slug);

  test("DI-02 are numerous, with enough of them to fill a page of every category", () => {
    expect(own.length).toBeGreaterThanOrEqual(AT_LEAST[country].designs);
    expect(slugs.length).toBeGreaterThanOrEqual(AT_LEAST[country].categories);
    for (const slug of slugs)
      expect([slug, galleryOf(country, slug).length]).toEqual([slug, expect.toSatisfy(moreThanThree)]);
  });

  test("have a price in about a third of the cases", () => {
    const share = own.filter(({ hasPrice }) => hasPrice).length / own.length;
    expect(share).toBeGreaterThan(0.25);
    expect(share).toBeLessThan(0.45);
  });

  test("each have a unique cover, title, story and address", () => {
    for (const said of [
      own.map(({ picture }) => picture.photo.name),
      own.map(({ title }) => title.toLowerCase()),
      own.map(({ story }) => story),
      own.map(({ slug }) => slug),
      own.map(({ seoTitle }) => seoTitle.toLowerCase()),
    ])
      expect(said).toEqual([...new Set(said)]);
  });

  test("show further views of the same room only, and no photograph twice", () => {
    for (const { slug, picture, pictures } of own) {
      const room = roomOf(picture.photo.name);
      const strangers = pictures.filter(({ photo }) => roomOf(photo.name) !== room);
      expect([slug, strangers]).toEqual([slug, []]);
      const names = [picture, ...pictures].map(({ photo }) => photo.name);
      expect([slug, names]).toEqual([slug, [...new Set(names)]]);
    }
  });

  test("show the same room from the same camera side by side only when there are too few other designs", () => {
    for (const category of slugs) {
      const views = galleryOf(country, category).map(({ picture }) => viewOf(picture.photo.name));
      const twins = views.filter((view, index) => view === views[index - 1]);
      const commonest = Math.max(
        ...[...Map.groupBy(views, (view) => view).values()].map(({ length }) => length),
      );
      const unavoidable = Math.max(0, 2 * commonest - views.length - 1);
      expect([category, twins.length]).toEqual([category, unavoidable]);
    }
  });

  test("cost the sum of their parts, in the currency of the country", () => {
    const { currency } = COUNTRIES[country.toLowerCase() as "in"];
    for (const design of own) {
      const parts = "products" in design ? [...design.products, ...design.lines] : [];
      const sum = parts.reduce((total, { price }) => total + price, 0);
      expect(design).toMatchObject({ currency, hasPrice: parts.length > 0 });
      expect([design.slug, design.totalPrice]).toEqual([design.slug, parts.length > 0 ? sum : undefined]);
    }
  });

  test("place every price on its piece in the photograph", () => {
    for (const design of own) {
      const placed = design.viewImages[0]?.products ?? [];
      const priced = "products" in design ? design.products : [];
      expect([design.slug, placed.map(({ name }) => name)]).toEqual([
        design.slug,
        priced.map(({ name }) => name),
      ]);
      const spots = priced.map(({ hotspot }) => design.hotspots.find(({ id }) => id === hotspot));
      expect(placed.map(({ hotspot }) => hotspot)).toEqual(spots.map((spot) => ({ x: spot?.x, y: spot?.y })));
    }
  });

  test("cover every size and tier, and many styles and colours", () => {
    expect(new Set(own.map(({ sizeBand }) => sizeBand)).size).toBe(3);
    expect(new Set(own.map(({ tier }) => tier)).size).toBe(3);
    expect(new Set(own.map(({ style }) => style)).size).toBeGreaterThanOrEqual(8);
    expect(new Set(own.flatMap(({ colours }) => colours)).size).toBeGreaterThanOrEqual(8);
  });

  test("use none of the worn-out words", () => {
    const worn = own.filter((design) =>
      WORN_WORDS.test(JSON.stringify([design.title, design.description, design.story, design.details])),
    );
    expect(worn.map(({ slug }) => slug)).toEqual([]);
  });
});

describe("fields that are derived from a design", () => {
  const find = (slug: string) => designs.find((one) => one.slug === slug);

  test("DI-10 the size has the units that are usual in the country", () => {
    const size = (country: string) => designs.find((one) => one.country === country)?.roomSize;
    expect(size("MY")).toMatch(/^\d+ sq ft$/);
    expect(size("SG")).toMatch(/^\d+ sq ft \(\d+ sq m\)$/);
  });

  test("the colours come from the finishes and the picture", () => {
    expect(find("forest-green-brass-kitchen-proper-pantry")?.colours).toEqual(
      expect.arrayContaining(["green", "white"]),
    );
    expect(find("navy-crockery-wall-reunion-dinner")?.colours).toContain("blue");
    expect(find("terracotta-doors-small-bedroom")?.colours).toContain("orange");
    expect(find("blush-vanity-round-mirror")?.colours).toContain("pink");
    const islandKitchen = designs.find(({ slug, country }) => slug === "modern-kitchen" && country === "SG");
    expect(islandKitchen?.colours).toEqual(expect.arrayContaining(["white", "black"]));
  });
});

describe("the categories", () => {
  test("DI-11 have every field of the specification", () => {
    for (const { body, country } of categories)
      expect(body).toMatchObject({
        title: expect.any(String),
        description: expect.any(String),
        cueStartPosition: 4,
        cueInterval: 6,
        pageTitle: expect.any(String),
        seoTitle: expect.any(String),
        seoDescription: expect.any(String),
        seoKeywords: expect.stringContaining(", "),
        availableRegions: [country?.toLowerCase()],
        images: {
          desktop: expect.stringMatching(/^\/api\/images\//),
          mobile: expect.stringMatching(/^\/api\/images\//),
          altText: expect.any(String),
        },
      });
  });

  test("offer only filters that find something, each with its own text", () => {
    for (const { body, country, slug } of categories) {
      const gallery = galleryOf(country ?? "", slug);
      expect([slug, body.filterGroups.length]).toEqual([slug, expect.toSatisfy(moreThanThree)]);
      for (const { key, options, range } of body.filterGroups) {
        for (const { id, count, displayName } of options) {
          const found = gallery.filter((design) =>
            [design[key as "tags"] ?? []].flat().map(String).includes(id),
          );
          expect([slug, key, id, count, displayName.length > 0]).toEqual([slug, key, id, found.length, true]);
        }
        if (range) expect(range.low).toBeLessThan(range.high);
      }
    }
  });

  test("a layout keeps only the features that go with it", () => {
    const kitchens = categories.find(({ slug, country }) => slug === "kitchen-designs" && country === "SG");
    const layouts = kitchens?.body.filterGroups.find(({ key }: { key: string }) => key === "layout");
    const galley = layouts.options.find(({ id }: { id: string }) => id === "parallel");
    expect(galley.childFilters).toEqual([{ key: "tags", options: expect.arrayContaining(["galley"]) }]);
    expect(galley.childFilters[0].options).not.toContain("island");
  });
});

test("DI-26 every country with design ideas has a landing page", () => {
  const pages = documents.filter(({ content_type }) => content_type === "design-ideas-landing-page");
  expect(pages.map(({ slug }) => slug).sort()).toEqual(
    ["in", "my", "sg"].map((iso) => `${iso}_design_ideas`),
  );
});

function moreThanThree(count: number): boolean {
  return count > 3;
}

function roomOf(name: string): string {
  const { room, palette, seed } = shotOf(shotOf(name).variationOf ?? name);
  return `${room} ${palette} ${seed}`;
}

/** Odd and even seeds are different floor plans of a room. */
function viewOf(name: string): string {
  const { room, camera, size, seed } = shotOf(name);
  return `${room} ${camera} ${size} ${seed % 2}`;
}
