import type { Page, Request } from "@playwright/test";
import { brokenRules } from "./broken-rules.ts";
import { PAGE_KINDS } from "./page-kinds.ts";
import { expect, open, test } from "./site-test.ts";

// 720 is also what 200 % zoom leaves of a window of 1440.
const WIDTHS = [320, 390, 600, 720, 1024, 1440];

// Opened once, on a phone, and looked at from all sides: what a further kind of page costs is paid here.
for (const path of PAGE_KINDS) {
  test(`${path} shows every picture, fits every screen, and breaks no rule of WCAG 2.2 A and AA that a machine can check`, async ({
    page,
    complaints,
  }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    const awaited = awaitedBy(page);
    await takeQuickCopies(page);
    await open(page, path);
    await scrollThrough(page);
    // A page that changes while it is judged is judged wrongly.
    await expect.poll(awaited).toEqual([]);
    await expect(page.locator("[data-gallery][data-grows]")).toHaveCount(0);
    expect.soft(await brokenPictures(page)).toEqual([]);
    expect.soft(await brokenRules(page), "on a phone").toEqual([]);
    await keepPictures(page);
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 844 });
      const widest = await page.evaluate(() => document.documentElement.scrollWidth);
      expect.soft([width, widest]).toEqual([width, width]);
    }
    expect.soft(await brokenRules(page), "on a wide screen").toEqual([]);
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

/** To the end, as a reader does, and back. Each screen is drawn, so that the page notices what has come into view. */
async function scrollThrough(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const drawn = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
    for (let y = 0; y < document.body.scrollHeight; y += 600) {
      window.scrollTo(0, y);
      await drawn();
    }
    window.scrollTo(0, 0);
    await drawn();
  });
}

/** What has been asked for and is not there yet. A film is fetched as far as it is watched. */
function awaitedBy(page: Page): () => string[] {
  const awaited = new Set<Request>();
  page.on("request", (request) => request.resourceType() !== "media" && awaited.add(request));
  page.on("requestfinished", (request) => awaited.delete(request));
  page.on("requestfailed", (request) => awaited.delete(request));
  return () => [...awaited].map((request) => request.url());
}

/**
 * Of each picture the copy that costs least to make: its place and its size are the page's matter. The small copies that
 * browsers ask for are made in tests/images.
 */
async function takeQuickCopies(page: Page): Promise<void> {
  await page.route("**/api/images/**/*.avif", (route) =>
    route.continue({
      url: route
        .request()
        .url()
        .replace(/\.avif$/, ".jpg"),
    }),
  );
}

/**
 * A wider screen asks for larger copies, which the server would have to make. That they can be had,
 * tests/pages/links.test.ts holds.
 */
async function keepPictures(page: Page): Promise<void> {
  const body = '<svg xmlns="http://www.w3.org/2000/svg"/>';
  await page.route("**/api/images/**", (route) => route.fulfill({ contentType: "image/svg+xml", body }));
}

function brokenPictures(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.images]
      .filter((image) => image.checkVisibility() && image.complete && image.naturalWidth === 0)
      .map((image) => image.currentSrc),
  );
}
