import type { Page, Request } from "@playwright/test";
import { brokenRules } from "./broken-rules.ts";
import { MAY_BE_LONG } from "./page-kinds.ts";
import { expect, open } from "./site-test.ts";

// The narrowest width of each layout, where its content has the least space, and common screens. 720 is also the width
// that 200 % zoom leaves of 1440.
const WIDTHS = [320, 390, 600, 720, 1024, 1280, 1440];
/** The widest width of each layout too, and the sizes of other phones. */
const ALL_WIDTHS = [320, 340, 359, 390, 430, 599, 600, 720, 1023, 1024, 1119, 1280, 1440];

const PHONE = 390;
const MOST_SCREENS = 12;

/** They are the same on all pages of a region, and half of the elements of a short page. */
const HEADER_AND_FOOTER = ".hdr, #site-menu, .ftr";

interface Looked {
  /**
   * Checks the header and the footer too, at more widths, and on a wide screen again the whole page. Otherwise only
   * elements that a phone does not show are checked there.
   */
  isThorough?: boolean;
}

/**
 * Opens a page once, on a phone, and runs all checks on it, because each page load is expensive. Pictures are not
 * loaded: tests/pages/links.test.ts checks that they exist, and the specs with pictures show them.
 */
export async function lookAtPage(
  page: Page,
  path: string,
  { isThorough = false }: Looked = {},
): Promise<void> {
  await page.emulateMedia({ reducedMotion: "reduce" });
  const awaited = awaitedBy(page);
  await open(page, path);
  await expectTop(page, path);
  await scrollThrough(page);
  // The checks need a page that no longer changes.
  await expect.poll(awaited, { intervals: [20, 50, 100, 250] }).toEqual([]);
  await expect(page.locator("[data-gallery][data-grows]")).toHaveCount(0);
  if (!isThorough) await remove(page, HEADER_AND_FOOTER);
  expect.soft(await brokenRules(page), `${path} on a phone`).toEqual([]);
  await markShown(page);
  await expectToFit(page, path, isThorough ? ALL_WIDTHS : WIDTHS);
  const onWide = await brokenRules(page, { isNew: !isThorough });
  expect.soft(onWide, `${path} on a wide screen`).toEqual([]);
}

/**
 * Opens a page and checks only that it starts at its top, and is not wider than a narrow phone, a usual one, and both
 * kinds of desktop.
 */
export async function fitsScreens(page: Page, path: string): Promise<void> {
  await open(page, path);
  await expectTop(page, path);
  await expectToFit(page, path, [320, 390, 720, 1440]);
}

async function expectTop(page: Page, path: string): Promise<void> {
  expect.soft(await page.evaluate(() => window.scrollY), `${path} starts at its top`).toBe(0);
}

async function expectToFit(page: Page, path: string, widths: readonly number[]): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 844 });
    const widest = await page.evaluate(() => document.documentElement.scrollWidth);
    expect.soft([path, width, widest]).toEqual([path, width, width]);
    if (width === PHONE && !MAY_BE_LONG.includes(path)) await expectFewScreens(page, path);
  }
}

async function expectFewScreens(page: Page, path: string): Promise<void> {
  const screens = await page.evaluate(() => document.documentElement.scrollHeight / window.innerHeight);
  expect
    .soft(screens, `${path} has at most ${MOST_SCREENS} screens on a phone`)
    .toBeLessThanOrEqual(MOST_SCREENS);
}

async function remove(page: Page, selector: string): Promise<void> {
  await page.locator(selector).evaluateAll((elements) => {
    for (const element of elements) element.remove();
  });
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
    for (let y = 0; y < document.body.scrollHeight; y += innerHeight) {
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
