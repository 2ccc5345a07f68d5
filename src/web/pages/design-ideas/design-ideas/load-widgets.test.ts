import { describe, expect, test } from "vitest";
import type { Caller } from "../../../../contracts/create-caller.ts";
import { failed, succeeded } from "../../../../contracts/outcome.ts";
import { editionOf } from "../../../../editions/edition.ts";
import { loadWidgets } from "./load-widgets.ts";

const PHOTO = { url: "/api/images/x", width: 3, height: 2, name: "x", dominant: "#ffffff" };
const WIDGET = { subtitle: "", picture: { photo: PHOTO, alt: "" }, size: 8 };

/** Returns the requested slugs, or the first few of the country for a filter; some requests fail. */
function caller(fails: RegExp = /^$/): Caller {
  return (async (_: unknown, { urlQueryParams }: { urlQueryParams: string }) => {
    if (fails.test(urlQueryParams)) return failed(503, "Service Unavailable", "down");
    const slugs = /slug\.in:([^;&]+)/.exec(urlQueryParams)?.[1]?.split(",").toReversed();
    const found = slugs ?? ["a", "b", "c", "d", "e", "f", "g", "h", "i", "j"];
    return succeeded({ items: found.map((slug) => ({ slug })) });
  }) as Caller;
}

function slugsOf(widgets: Awaited<ReturnType<typeof loadWidgets>>): Record<string, string> {
  return Object.fromEntries(widgets.map(({ id, designs }) => [id, designs.map(({ slug }) => slug).join("")]));
}

const WIDGETS = [
  { ...WIDGET, id: "trending", title: "", designSlugs: ["b", "d", "a", "z"] },
  { ...WIDGET, id: "small", title: "", filters: "sizeBand.eq:compact" },
  { ...WIDGET, id: "broken", title: "", filters: "sizeBand" },
];

describe("the widgets of the landing page", () => {
  test("DI-26 show named designs in their order, and the results of filters without repeats", async () => {
    expect(slugsOf(await loadWidgets(caller(), editionOf("in"), WIDGETS))).toEqual({
      trending: "bdaz",
      small: "cefghijabd",
    });
  });

  test.each([
    [/sizeBand/, ["trending"]],
    [/slug\.in/, ["small"]],
    [/./, []],
  ])("DI-27 SE-04 one that fails (%s) does not affect the others", async (fails, ids) => {
    expect(Object.keys(slugsOf(await loadWidgets(caller(fails), editionOf("in"), WIDGETS)))).toEqual(ids);
  });

  test("DI-26 request designs of the country that were not redirected", async () => {
    const asked: string[] = [];
    const call = (async (_: unknown, input: { urlQueryParams: string }) => {
      asked.push(input.urlQueryParams);
      return failed(503, "", "");
    }) as Caller;
    await loadWidgets(call, editionOf("sg"), WIDGETS.slice(0, 2));
    expect(asked).toEqual([
      "filters=country.eq:SG;slug.in:b,d,a,z;field.excludes:redirectedTo&page=0&size=4",
      "filters=country.eq:SG;sizeBand.eq:compact;field.excludes:redirectedTo&page=0&size=16",
    ]);
  });
});
