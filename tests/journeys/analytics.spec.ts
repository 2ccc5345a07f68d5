import { spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { keepHere } from "./log-in.ts";
import { test as base, expect, open } from "./site-test.ts";

const START = new Date("2026-11-15T10:00:00Z");

/** A site with analytics. All other journeys use a site without analytics. */
const test = base.extend<object, { countedSite: string }>({
  countedSite: [
    async ({ browser: _ }, use) => {
      const folder = mkdtempSync(join(tmpdir(), "atrium-counted-"));
      const port = await freePort();
      const site = spawn(process.execPath, ["src/server/main.ts"], {
        stdio: "ignore",
        env: {
          PATH: process.env.PATH,
          PORT: port,
          DATA_DIR: folder,
          LOG_LEVEL: "silent",
          WARM_UP: "0",
          GA_MEASUREMENT_ID: "G-TEST1",
          FB_PIXEL_ID: "123456",
        },
      });
      const ended = new Promise((resolve) => site.once("close", resolve));
      const url = `http://localhost:${port}`;
      while (!(await fetch(`${url}/health`).catch(() => undefined))?.ok)
        await new Promise((resolve) => setTimeout(resolve, 200));
      await use(url);
      site.kill();
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
    { scope: "worker" },
  ],
});

// The tests run in sequence, because each worker would start another site.
test.describe.configure({ mode: "default" });

const banner = (page: Page) => page.getByRole("region", { name: "Cookies" });
const answer = (page: Page, name: string) => banner(page).getByRole("button", { name });

/** Records the requests to other sites, and answers them with a script that sets a mark and a cookie. */
async function watchOutside(page: Page): Promise<string[]> {
  const asked: string[] = [];
  await page.route(/^https:\/\//, (route) => {
    asked.push(route.request().url());
    const body = 'document.cookie = "_ga=GA1.1.123.456; Path=/"; window.isTagged = true;';
    return route.fulfill({ contentType: "text/javascript", body });
  });
  return asked;
}

const layer = (page: Page) => page.evaluate(() => JSON.stringify(window.dataLayer ?? []));

test("AN-01 AN-05 WL-07 loads nothing from other sites before consent and three seconds; reports a saved design after 3500 ms", async ({
  page,
  countedSite,
  complaints,
}) => {
  const asked = await watchOutside(page);
  await page.clock.install({ time: START });
  await page.clock.pauseAt(new Date(START.getTime() + 1000));
  await open(page, `${countedSite}/in`);
  await expect(banner(page)).toBeVisible();
  await page.clock.runFor(20_000);
  expect(asked).toEqual([]);
  expect(await page.evaluate(() => document.cookie)).toBe("");
  expect(await layer(page)).toBe("[]");

  await answer(page, "Accept all").click();
  await expect(banner(page)).toBeHidden();
  await expect.poll(() => asked.length).toBe(2);
  expect(asked.join()).toContain("googletagmanager.com/gtag/js?id=G-TEST1");
  expect(await layer(page)).toContain('"event":"page_view","page":"home","region":"in"');

  await keepHere(page);
  // The next page has the stored choice, and still waits.
  asked.length = 0;
  await open(page, `${countedSite}/in/design-ideas/kitchen-designs`);
  await expect(banner(page)).toBeHidden();
  await page.clock.runFor(2900);
  expect(asked).toEqual([]);
  await page.clock.runFor(200);
  await expect.poll(() => asked.length).toBe(2);

  const heart = page.locator(".gallery__grid [data-save]").first();
  await heart.click();
  await expect(heart).toHaveAttribute("aria-pressed", "true");
  await page.clock.runFor(3000);
  expect(await layer(page)).not.toContain("wishlist-complete");
  await page.clock.runFor(600);
  expect(await layer(page)).toContain('"event":"design-ideas wishlist-complete"');
  expect(complaints).toEqual([]);
});

const LANGUAGES = [
  {
    path: "/in",
    words: {
      reject: "Reject all",
      accept: "Accept all",
      settings: "Cookie settings",
      receipt: /receipt no\./,
    },
  },
  {
    path: "/sa-ar",
    words: {
      reject: "رفض الكل",
      accept: "قبول الكل",
      settings: "إعدادات ملفات تعريف الارتباط",
      receipt: /رقم الإيصال/,
    },
  },
];

for (const { path, words } of LANGUAGES) {
  test(`AN-01 on ${path} a refusal sends nothing, consent does, and a change at the foot of the page ends it, each with a receipt`, async ({
    page,
    countedSite,
    complaints,
  }) => {
    const asked = await watchOutside(page);
    const receipts: string[] = [];
    page.on("response", (response) => {
      if (response.url().endsWith("/v1/api/consents"))
        receipts.push(`${response.status()} ${response.request().postData()}`);
    });
    await open(page, countedSite + path);
    const question = page.locator("[data-consent]");
    await question.getByRole("button", { name: words.reject }).click();
    await expect(question).toBeHidden();
    await expect.poll(() => receipts.length).toBe(1);
    expect(receipts[0]).toContain('200 {"receipt"');
    expect(receipts[0]).toContain('"categories":[]');
    await open(page, countedSite + path);
    await expect(question).toBeHidden();
    expect(asked).toEqual([]);

    const panel = page.locator("#cookie-settings");
    const settings = page.locator("footer").getByRole("link", { name: words.settings });
    await settings.click();
    await expect(panel).toBeVisible();
    await expect(panel).toContainText(words.receipt);
    await panel.getByRole("button", { name: words.accept }).click();
    await expect(panel).toBeHidden();
    await expect(settings).toBeFocused();
    await expect.poll(() => page.evaluate(() => document.cookie)).toContain("_ga=GA1.1.123.456");
    expect(asked.length).toBeGreaterThan(0);
    await expect.poll(() => receipts.at(-1)).toContain('"preferences","measurement","marketing"');

    await settings.click();
    await panel.getByRole("button", { name: words.reject }).click();
    await expect.poll(() => receipts.length).toBe(3);
    expect(await page.evaluate(() => document.cookie)).toMatch(/^consent=2026-11\.\.[\d-]+\.\w+$/);
    await page.locator(".sticky [data-cta-type]").dispatchEvent("click");
    await expect(page.locator("#lead-drawer")).toBeVisible();
    expect(await layer(page)).not.toContain("cta_click");
    expect(complaints).toEqual([]);
  });
}

test("AN-01 the banner shifts no layout, and does not cover the focused element", async ({
  page,
  countedSite,
}) => {
  await page.addInitScript(() => {
    Object.assign(window, { shift: 0 });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) Object.assign(window, { shift: Reflect.get(entry, "value") });
    }).observe({ type: "layout-shift", buffered: true });
  });
  await open(page, `${countedSite}/in/interiors/service`);
  await expect(banner(page)).toBeVisible();
  await page.getByRole("searchbox").focus();
  await expect(page.getByRole("searchbox")).toBeInViewport({ ratio: 1 });
  await banner(page).getByRole("link", { name: "Choose" }).click();
  await expect(page.locator("#cookie-settings")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(banner(page)).toBeVisible();
  expect(await page.evaluate(() => Reflect.get(window, "shift"))).toBe(0);
});

test("AN-01 does not ask a browser that sends Global Privacy Control", async ({ page, countedSite }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, "globalPrivacyControl", { value: true }));
  await open(page, `${countedSite}/in`);
  await expect(page.locator("[data-analytics]")).toBeAttached();
  await expect(banner(page)).toBeHidden();
});

test("AN-04 the page fires an event when a design is saved, without any analytics", async ({ page }) => {
  await page.clock.install({ time: START });
  await keepHere(page);
  await open(page, "/in/design-ideas/kitchen-designs");
  await page.evaluate(() => {
    document.addEventListener("design-ideas wishlist-complete", () => {
      document.documentElement.dataset.heard = "yes";
    });
  });
  await page.locator(".gallery__grid [data-save]").first().click();
  await page.clock.runFor(3600);
  await expect(page.locator("html[data-heard]")).toBeAttached();
  expect(await page.evaluate(() => "dataLayer" in window)).toBe(false);
});

function freePort(): Promise<string> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once("error", reject);
    probe.listen(0, () => {
      const address = probe.address();
      probe.close(() => (address && typeof address === "object" ? resolve(String(address.port)) : reject()));
    });
  });
}
