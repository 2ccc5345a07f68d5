import { newPhone, signInHere } from "./log-in.ts";
import { fitsScreens, lookAtPage } from "./look-at-page.ts";
import { expect, open, test } from "./site-test.ts";

const PAGES = ["", "/project", "/saved", "/tickets", "/details", "/address", "/notifications", "/data"];

const CASES = [
  { name: "English", region: "in", contact: () => newPhone("98450", 5), judged: "each page" },
  // The views are the same in both languages.
  { name: "Arabic", region: "sa-ar", contact: () => newPhone("50", 7), judged: "the first page" },
] as const;

for (const { name, region, contact, judged } of CASES)
  test(`RT-17 CH-08 in ${name} every customer page starts at its top and fits every screen, and ${judged} breaks no rule of WCAG 2.2 A and AA that a machine can check`, async ({
    page,
    complaints,
  }) => {
    const phone = page.viewportSize();
    await page.goto(`/${region}/profile`);
    await signInHere(page, contact());
    await open(page, `/${region}/profile`);
    // The menu must contain exactly the pages that are checked here.
    const menu = page.locator('.account__menu a:not([href*="logout"])');
    const paths = await menu.evaluateAll((links) => links.map((link) => link.getAttribute("href") ?? ""));
    expect(paths.toSorted()).toEqual(PAGES.map((path) => `/${region}/profile${path}`).toSorted());
    for (const path of paths) {
      if (phone) await page.setViewportSize(phone);
      const isThorough = path.endsWith("/profile");
      if (isThorough || judged === "each page") await lookAtPage(page, path, { isThorough });
      else await fitsScreens(page, path);
      expect(new URL(page.url()).pathname).toBe(path);
    }
    expect.soft(complaints).toEqual([]);
    await page.setViewportSize({ width: 1440, height: 900 });
    for (const path of paths) {
      await page.goto(path, { waitUntil: "domcontentloaded" });
      expect.soft(await page.evaluate(() => window.scrollY), path).toBe(0);
    }
  });
