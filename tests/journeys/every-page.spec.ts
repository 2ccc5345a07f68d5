import { fitsScreens, lookAtPage } from "./look-at-page.ts";
import { PAGE_KINDS, SAME_VIEW } from "./page-kinds.ts";
import { expect, open, test } from "./site-test.ts";

/** One page of each layout: the home pages, a list, and the style guide. */
const THOROUGHLY: readonly string[] = ["/in", "/sa-ar", "/in/design-ideas/kitchen-designs", "/template"];

for (const path of SAME_VIEW) {
  test(`${path} fits every screen`, async ({ page, complaints }) => {
    await fitsScreens(page, path);
    expect.soft(complaints.filter((text) => !(isMissing(path) && text.includes("404")))).toEqual([]);
  });
}

for (const path of PAGE_KINDS.filter((path) => !SAME_VIEW.includes(path))) {
  test(`${path} fits every screen, and breaks no rule of WCAG 2.2 A and AA that a machine can check`, async ({
    page,
    complaints,
  }) => {
    await lookAtPage(page, path, { isThorough: THOROUGHLY.includes(path) });
    // The browser also logs the 404 status of a missing page.
    expect.soft(complaints.filter((text) => !(isMissing(path) && text.includes("404")))).toEqual([]);
  });
}

test("RT-12 the Arabic layout mirrors the English one", async ({ page }) => {
  const sides = async (path: string) => {
    await open(page, path);
    return page.evaluate(() => {
      const middle = window.innerWidth / 2;
      const box = document.querySelector(".hdr .logo, .hdr a")?.getBoundingClientRect();
      const heading = document.querySelector("h1");
      return {
        logoIsLeft: box !== undefined && box.left + box.width / 2 < middle,
        direction: heading && getComputedStyle(heading).direction,
      };
    });
  };
  expect(await sides("/sa")).toEqual({ logoIsLeft: true, direction: "ltr" });
  expect(await sides("/sa-ar")).toEqual({ logoIsLeft: false, direction: "rtl" });
});

function isMissing(path: string): boolean {
  return path.endsWith("/zz-none");
}
