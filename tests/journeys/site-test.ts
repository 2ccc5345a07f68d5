import { test as base, expect, type Page } from "@playwright/test";

/** Every page registers the service worker, which playwright.config.ts does not allow. */
const NO_WORKER = "Service Worker registration blocked by Playwright";

/** Everything a browser complains about while a test runs. None of it is ever fine. */
export const test = base.extend<{ complaints: string[]; isPhone: boolean }>({
  complaints: [
    async ({ page }, use) => {
      const complaints: string[] = [];
      page.on("console", (message) => {
        if (["error", "warning"].includes(message.type()) && message.text() !== NO_WORKER)
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

/** The page, with its runtime at work and its fonts in place. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.waitForFunction(() => document.documentElement.dataset.behaviours === "ready");
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
}

/** How many designs the list of a page holds, by what the page says of it. */
export async function galleryTotal(page: Page): Promise<number> {
  return JSON.parse((await page.locator("[data-gallery]").getAttribute("data-gallery")) ?? "{}").total;
}

export { expect };
