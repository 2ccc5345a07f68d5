import type { Page, Request } from "@playwright/test";
import { brokenRules } from "./broken-rules.ts";
import { expect, open } from "./site-test.ts";

// 720 is also the width that 200 % zoom leaves of a window of 1440.
const PHONE_WIDTHS = Array.from({ length: 17 }, (_, step) => 320 + 10 * step);
const WIDE_WIDTHS = [1024, 1072, 1120, 1152, 1200, 1240, 1280, 1320, 1366, 1400, 1440];
const WIDTHS = [...PHONE_WIDTHS, 600, 640, 720, ...WIDE_WIDTHS];

/** Opens a page once, on a phone, and runs all checks on it, because each page load is expensive. */
export async function lookAtPage(page: Page, path: string): Promise<void> {
  await page.emulateMedia({ reducedMotion: "reduce" });
  const awaited = awaitedBy(page);
  await takeQuickCopies(page);
  await open(page, path);
  expect.soft(await page.evaluate(() => window.scrollY), `${path} starts at its top`).toBe(0);
  await scrollThrough(page);
  // The checks need a page that no longer changes.
  await expect.poll(awaited).toEqual([]);
  await expect(page.locator("[data-gallery][data-grows]")).toHaveCount(0);
  expect.soft(await brokenPictures(page), path).toEqual([]);
  expect.soft(await brokenRules(page), `${path} on a phone`).toEqual([]);
  await keepPictures(page);
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 844 });
    const widest = await page.evaluate(() => document.documentElement.scrollWidth);
    expect.soft([path, width, widest]).toEqual([path, width, width]);
  }
  expect.soft(await brokenRules(page), `${path} on a wide screen`).toEqual([]);
}

/** Opens pages at these widths, and returns those that do not start at their top. */
export async function pagesNotAtTop(
  page: Page,
  paths: readonly string[],
  widths: readonly number[],
): Promise<string[]> {
  await page.unrouteAll();
  // Only style sheets decide where a page starts; `lookAtPage` checks that no script scrolls it.
  await page.route("**/*", (route) =>
    ["document", "stylesheet"].includes(route.request().resourceType()) ? route.continue() : route.abort(),
  );
  const scrolled: string[] = [];
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    for (const path of paths) {
      await page.goto(path, { waitUntil: "domcontentloaded" });
      const y = await page.evaluate(
        () =>
          new Promise<number>((resolve) => {
            requestAnimationFrame(() => requestAnimationFrame(() => resolve(window.scrollY)));
          }),
      );
      if (y !== 0) scrolled.push(`${path} starts at ${y} px in a window of ${width} px`);
    }
  }
  return scrolled;
}

/**
 * Scrolls to the end and back, as a reader does. Each screen is drawn, so that the page notices elements that come
 * into view.
 */
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

/** Requests that are not finished. Films are left out, because they are fetched only as far as they are watched. */
function awaitedBy(page: Page): () => string[] {
  const awaited = new Set<Request>();
  page.on("request", (request) => request.resourceType() !== "media" && awaited.add(request));
  page.on("requestfinished", (request) => awaited.delete(request));
  page.on("requestfailed", (request) => awaited.delete(request));
  return () => [...awaited].map((request) => request.url());
}

/**
 * Serves the copy of each picture that is cheapest to make, because this test checks only position and size. The
 * small copies that browsers request are tested in tests/images.
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
 * A wider screen requests larger copies, which the server would have to make. tests/pages/links.test.ts checks that
 * they exist.
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
