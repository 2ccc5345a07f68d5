import fc from "fast-check";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";
import { textOf } from "../../../../editions/all-texts.ts";
import { editionOf } from "../../../../editions/edition.ts";
import { TextProvider } from "../../../../ui/text/text.tsx";
import { PageContext } from "../../../frame/islands/page-context.ts";
import { createState } from "../../../frame/state/create-state.ts";
import { AppliedFilters } from "../gallery/list-page.tsx";
import { rangeBands } from "./filter-fields.tsx";
import Filters from "./filters.island.tsx";
import { GROUPS } from "./state/filter-groups.fixture.ts";
import { filtersHref, parseFiltersQuery } from "./state/filters-query.ts";

const path = "/in/design-ideas/kitchen-designs";
const keep = { sort: "price", room: "10x8" };

/** Renders the filters as on the server. */
function render(query: string): string {
  const state = parseFiltersQuery(query, GROUPS);
  const list = { groups: GROUPS, state, path, keep, total: 12, unknown: [] };
  const edition = editionOf("in");
  return renderToStaticMarkup(
    <TextProvider text={textOf(edition.language)}>
      <PageContext value={{ edition, state: createState({ edition, siteName: "Atrium" }) }}>
        <Filters.Component
          groups={GROUPS}
          href={filtersHref(path, keep, state, GROUPS)}
          total={12}
          within={[]}
        />
        <AppliedFilters list={list} of={58} noun="designs" />
      </PageContext>
    </TextProvider>,
  );
}

/** Finds elements by tag and marker, and returns an attribute or their text. */
function attributes(html: string, tag: string, mark: string, name: string): (string | undefined)[] {
  return elements(html, tag, mark).map(({ head }) =>
    new RegExp(`\\s${name}="([^"]*)"`).exec(head)?.[1]?.replaceAll("&amp;", "&"),
  );
}

function words(html: string, tag: string, mark: string): string[] {
  return elements(html, tag, mark).map(({ body }) => body.replaceAll(/<[^>]+>/g, ""));
}

function elements(html: string, tag: string, mark: string): { head: string; body: string }[] {
  return [...html.matchAll(new RegExp(`<${tag}\\b([^>]*)>((?:(?!</?${tag}\\b).)*)`, "gs"))]
    .map(([, head = "", body = ""]) => ({ head, body }))
    .filter(({ head }) => head.includes(mark));
}

const appliedOf = (html: string) => html.slice(html.indexOf('data-gallery-part="applied"'));

describe("the form", () => {
  test("contains every option once, under the name that the page reads", () => {
    const html = render("");
    expect(attributes(html, "input", 'name="f.layout"', "value")).toEqual(["straight", "l-shaped", "island"]);
    expect(attributes(html, "input", 'type="number"', "name")).toEqual([
      "f.totalPrice.low",
      "f.totalPrice.high",
    ]);
    expect(attributes(html, "form", "filters__form", "action")).toEqual([path]);
  });

  test("FI-02 offers the options of a single choice and none of them", () => {
    expect(attributes(render(""), "input", 'type="radio"', "value")).toEqual(["", "true", "false"]);
    expect(attributes(render("hasPrice:true"), "input", 'checked=""', "value")).toEqual(["true"]);
  });

  test("preserves the other parameters of the URL", () => {
    expect(attributes(render(""), "input", 'type="hidden"', "name")).toEqual(["sort", "room"]);
  });

  test("FI-03 hides options that do not fit the choice", () => {
    expect(words(render(""), "label", "hidden")).toEqual([]);
    expect(words(render("layout:straight"), "label", "hidden")).toEqual(["STOOLS1", "LOFT1"]);
  });

  test("shows the number of results on its button", () => {
    expect(words(render(""), "button", 'form="filter-form"')).toEqual(["Show 12 designs"]);
  });
});

describe("the bar", () => {
  test("FI-01 shows the promoted filters with the number of chosen options", () => {
    expect(words(render("layout:island,straight"), "a", 'href="#filter-')).toEqual([
      "Layout2 chosen",
      "Budget",
    ]);
    expect(words(render("layout:island;tags:window"), "a", "filterbar__all")).toEqual([
      "All filters2 chosen",
    ]);
  });

  test("links to the filter in the page, so that it works without scripts", () => {
    const html = render("");
    for (const href of attributes(html, "a", 'href="#filter-', "href"))
      expect(attributes(html, "fieldset", "filter-group", "id")).toContain(href?.slice(1));
    expect(attributes(html, "a", "filterbar__all", "href")).toEqual(["#filters"]);
    expect(attributes(html, "dialog", "", "id")).toEqual(["filters"]);
  });

  test("turns a filter on and off with one press", () => {
    expect(attributes(render("layout:island"), "a", "hasPrice:true", "href")).toEqual([
      `${path}?filters=layout:island;hasPrice:true&sort=price&room=10x8`,
    ]);
    expect(attributes(render("hasPrice:true"), "a", 'aria-label="Remove Only priced"', "href")).toEqual([
      `${path}?sort=price&room=10x8`,
    ]);
  });
});

describe("the applied filters", () => {
  test("are shown with the number of results out of all", () => {
    expect(words(appliedOf(render("layout:island")), "p", "")).toEqual(["12 of 58 designs"]);
  });

  test("FI-06 can be removed one by one", () => {
    const html = appliedOf(render("layout:island,straight;totalPrice.range:100000|"));
    expect(words(html, "a", "chip--applied")).toEqual(["STRAIGHT", "ISLAND", "From ₹1,00,000"]);
    expect(attributes(html, "a", "chip--applied", "href").at(0)).toBe(
      `${path}?filters=layout:island;totalPrice.range:100000%7C&sort=price&room=10x8`,
    );
  });

  test("FI-05 can be cleared together without changing the other parameters", () => {
    const html = render("layout:island");
    expect(attributes(appliedOf(html), "a", "btn--quiet", "href")).toEqual([`${path}?sort=price&room=10x8`]);
    expect(
      attributes(html.slice(html.indexOf("filters__foot")), "a", "btn--quiet", "href").slice(0, 1),
    ).toEqual([`${path}?sort=price&room=10x8`]);
    expect(elements(appliedOf(render("")), "a", "")).toEqual([]);
  });
});

test("a range has bands with round limits", () => {
  expect(rangeBands({ low: 142_898, high: 1_104_362 })).toEqual([
    { high: 250_000 },
    { high: 500_000 },
    { high: 750_000 },
    { high: 1_000_000 },
    { low: 1_000_000 },
  ]);
  expect(rangeBands({ low: 56, high: 252 })).toEqual([
    { high: 100 },
    { high: 150 },
    { high: 200 },
    { high: 250 },
    { low: 250 },
  ]);
});

test("every band contains one end of the range, and the bands grow", () => {
  fc.assert(
    fc.property(fc.nat({ max: 10_000_000 }), fc.integer({ min: 1, max: 10_000_000 }), (low, span) => {
      const high = low + span;
      const bands = rangeBands({ low, high });
      for (const band of bands) {
        const holds = (end: number) => (band.low ?? low) <= end && end <= (band.high ?? high);
        expect(holds(low) || holds(high)).toBe(true);
      }
      const ends = bands.flatMap((band) => band.high ?? []);
      expect(ends).toEqual(ends.toSorted((one, other) => one - other));
      expect(bands.length).toBeLessThanOrEqual(6);
    }),
  );
});
