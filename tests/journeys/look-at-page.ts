import type { Page, Request } from "@playwright/test";
import { brokenRules } from "./broken-rules.ts";
import { expect, open } from "./site-test.ts";

// Common phones, the edges of the breakpoints, and common windows. 720 is also the width that 200 % zoom leaves of
// 1440.
const PHONE_WIDTHS = [320, 340, 359, 390, 430, 599];
const WIDE_WIDTHS = [600, 720, 1023, 1024, 1119, 1280, 1440];
const WIDTHS = [...PHONE_WIDTHS, ...WIDE_WIDTHS];

interface Looked {
  /** Checks the rules again for the whole page on a wide screen, not only for elements that a phone does not show. */
  isWholeOnWide?: boolean;
}

/**
 * Opens a page once, on a phone, and runs all checks on it, because each page load is expensive. Pictures are not
 * loaded: tests/pages/links.test.ts checks that they exist, and the specs with pictures show them.
 */
export async function lookAtPage(
  page: Page,
  path: string,
  { isWholeOnWide = false }: Looked = {},
): Promise<void> {
  await page.emulateMedia({ reducedMotion: "reduce" });
  const awaited = awaitedBy(page);
  await open(page, path);
  expect.soft(await page.evaluate(() => window.scrollY), `${path} starts at its top`).toBe(0);
  await scrollThrough(page);
  // The checks need a page that no longer changes.
  await expect.poll(awaited, { intervals: [20, 50, 100, 250] }).toEqual([]);
  await expect(page.locator("[data-gallery][data-grows]")).toHaveCount(0);
  expect.soft(await brokenRules(page), `${path} on a phone`).toEqual([]);
  await markShown(page);
  await expectToFit(page, path, WIDTHS);
  const onWide = await brokenRules(page, { isNew: !isWholeOnWide });
  expect.soft(onWide, `${path} on a wide screen`).toEqual([]);
}

/** Opens a page and checks only that it is not wider than a narrow phone, a usual one, and both kinds of desktop. */
export async function fitsScreens(page: Page, path: string): Promise<void> {
  await open(page, path);
  await expectToFit(page, path, [320, 390, 720, 1440]);
}

async function expectToFit(page: Page, path: string, widths: readonly number[]): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 844 });
    const widest = await page.evaluate(() => document.documentElement.scrollWidth);
    expect.soft([path, width, widest]).toEqual([path, width, width]);
  }
}

/** Marks the elements that are shown, so that `brokenRules` can later check only the others. */
async function markShown(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const element of document.body.querySelectorAll("*"))
      if (element.checkVisibility()) element.setAttribute("data-checked", "");
  });
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
