import { test as base, expect, type Page } from "@playwright/test";

/** Caused by playwright.config.ts, which blocks service workers and, in most projects, pictures. */
const EXPECTED = /Service Worker registration blocked by Playwright|image loading is disabled/;

/** Collects everything that the browser reports as an error while a test runs. A test must not produce any. */
export const test = base.extend<{ complaints: string[]; isPhone: boolean }>({
  complaints: [
    async ({ page }, use) => {
      const complaints: string[] = [];
      page.on("console", (message) => {
        if (["error", "warning"].includes(message.type()) && !EXPECTED.test(message.text()))
          complaints.push(message.text());
      });
      page.on("pageerror", (error) => complaints.push(String(error)));
      await use(complaints);
    },
    { auto: true },
  ],
  isPhone: async ({ page }, use) => use((page.viewportSize()?.width ?? 0) < 600),
});

export const HOMES = ["/in", "/sg", "/my", "/sa", "/sa-ar"];

/** Opens a page and waits until its scripts run and its fonts are loaded. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.waitForFunction(() => document.documentElement.dataset.behaviours === "ready");
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
}

/** The total number of designs that the page states for its list. */
export async function galleryTotal(page: Page): Promise<number> {
  return JSON.parse((await page.locator("[data-gallery]").getAttribute("data-gallery")) ?? "{}").total;
}

export { expect };
