import type { Page } from "@playwright/test";
import { brokenRules } from "./broken-rules.ts";
import { PAGE_KINDS } from "./page-kinds.ts";
import { expect, open, test } from "./site-test.ts";

// 720 is also what 200 % zoom leaves of a window of 1440.
const WIDTHS = [320, 390, 600, 720, 1024, 1440];

// Opened once and looked at from all sides: a page costs the browser more than the looking.
for (const path of PAGE_KINDS) {
  test(`${path} shows every picture, breaks no rule of WCAG 2.2 A and AA that a machine can check, and fits every screen`, async ({
    page,
    complaints,
    isPhone,
  }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await open(page, path);
    await scrollThrough(page);
    await page.waitForLoadState("networkidle");
    // The other screen is opened without them, see playwright.config.ts.
    if (isPhone) expect.soft(await brokenPictures(page)).toEqual([]);
    expect.soft(await brokenRules(page)).toEqual([]);
    for (const width of isPhone ? [] : WIDTHS) {
      await page.setViewportSize({ width, height: 844 });
      const widest = await page.evaluate(() => document.documentElement.scrollWidth);
      expect.soft([width, widest]).toEqual([width, width]);
    }
    // The browser itself remarks on the status of a page that is not there.
    expect.soft(complaints.filter((text) => !(isMissing(path) && text.includes("404")))).toEqual([]);
  });
}

test("RT-12 Arabic is the mirror of English", async ({ page }) => {
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

/** To the end, as a reader does, and back. */
async function scrollThrough(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let y = 0; y < document.body.scrollHeight; y += 600) {
      window.scrollTo(0, y);
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
    window.scrollTo(0, 0);
  });
}

function brokenPictures(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.images]
      .filter((image) => image.checkVisibility() && image.complete && image.naturalWidth === 0)
      .map((image) => image.currentSrc),
  );
}
