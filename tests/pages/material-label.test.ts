import { describe, expect, test } from "vitest";
import { openPage } from "../support/open-page.ts";
import { sharedSite } from "../support/open-test-site.ts";
import { attribute, elementsIn, textOf } from "../support/read-html.ts";
import { htmlProblems } from "./html-rules.ts";

const site = sharedSite();
const open = (path: string) => openPage(site, path);

describe("the material label in the style guide", () => {
  test("OF-07 shows the resistance of a finish, its facts, its climates and for whom it is, without a script", async () => {
    const { page } = await open("/template");
    const label = page.one("#material-label-in");
    expect(elementsIn(label, ".rating").length).toBe(5 + 3);
    expect(elementsIn(label, "details.term").length).toBeGreaterThan(7);
    expect(elementsIn(label, ".label__whys > div")).toHaveLength(4);
    const names = elementsIn(label, ".label__rows > li").map((name) => textOf(name));
    for (const name of ["Emission class", "Care", "Limits", "Expected life", "Lead time", "Price index"])
      expect(names.some((found) => found.startsWith(name))).toBe(true);
  });

  test("shows one climate for the city in the address; an unknown city is ignored", async () => {
    const climates = async (query: string) =>
      elementsIn((await open(`/template${query}`)).page.one("#material-label-in"), ".climate-fit dt").map(
        (name) => textOf(name),
      );
    expect(await climates("?city=mumbai")).toEqual(["Mumbai: Coastal and humid"]);
    expect(await climates("?city=atlantis")).toHaveLength(3);
  });

  test("OF-01 a finish is shown in a room beside another, with both pictures in the page and a link to all prices", async () => {
    const { page } = await open("/template");
    const room = page.one("#in-room-in");
    const [before, after] = elementsIn(room, "img").map((image) => attribute(image, "src"));
    expect(before).toMatch(/^\/api\/images\//);
    expect(after).not.toBe(before);
    expect(elementsIn(room, 'a[href^="/in/designs/"]')).toHaveLength(1);
    expect(elementsIn(room, 'input[type="range"]')).toHaveLength(1);
  });

  test("is valid HTML", async () => {
    const { html } = await open("/template?city=mumbai");
    expect(await htmlProblems(html)).toEqual([]);
  });
});

test("the style guide shows a room as drawn and as handed over, marked as a sample", async () => {
  const { page } = await open("/template");
  for (const direction of ["ltr", "rtl"]) {
    const guide = page.one(`#sections > [dir="${direction}"]`);
    const [section] = elementsIn(guide, "section").filter(
      (found) => elementsIn(found, ".before-after").length > 0,
    );
    if (!section) throw new Error(`There is no comparison in the ${direction} part.`);
    expect(elementsIn(section, "img")).toHaveLength(2);
    expect(elementsIn(section, ".before-after__caption")).toHaveLength(2);
    expect(elementsIn(section, ".sample-note")).toHaveLength(1);
  }
});
