import { expect, HOMES, open, PAGE_KINDS, test } from "./site-test.ts";

const isMissing = (path: string) => path.endsWith("/zz-none");

for (const path of [...new Set([...PAGE_KINDS, ...HOMES])]) {
  test(`${path} shows every picture, and the browser complains of nothing`, async ({ page, complaints }) => {
    await open(page, path);
    await page.evaluate(async () => {
      for (let y = 0; y < document.body.scrollHeight; y += 600) {
        window.scrollTo(0, y);
        await new Promise((resolve) => setTimeout(resolve, 20));
      }
    });
    await page.waitForLoadState("networkidle");
    // The browser itself remarks on the status of a page that is not there.
    const own = complaints.filter((text) => !(isMissing(path) && text.includes("404")));
    expect(own).toEqual([]);
    const broken = await page.evaluate(() =>
      [...document.images]
        .filter((image) => image.checkVisibility() && image.complete && image.naturalWidth === 0)
        .map((image) => image.currentSrc),
    );
    expect(broken).toEqual([]);
  });
}

test.describe("widths", () => {
  test.skip(({ isMobile }) => isMobile, "the widths are set here, on one project");
  const widest = () => document.documentElement.scrollWidth;

  for (const path of PAGE_KINDS) {
    test(`${path} never scrolls sideways`, async ({ page }) => {
      await open(page, path);
      for (const width of [320, 390, 600, 720, 1024, 1440]) {
        await page.setViewportSize({ width, height: 844 });
        expect([width, await page.evaluate(widest)]).toEqual([width, width]);
      }
    });

    // 200 % zoom of a window of 1440 × 900 leaves half the room, at twice the density.
    test.describe("at 200 % zoom", () => {
      test.use({ viewport: { width: 720, height: 450 }, deviceScaleFactor: 2 });

      test(`${path} never scrolls sideways`, async ({ page }) => {
        await open(page, path);
        expect(await page.evaluate(widest)).toBe(720);
      });
    });
  }
});

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

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  for (const path of PAGE_KINDS) {
    test(`RT-05 ${path} can be read`, async ({ page }) => {
      await page.goto(path);
      await expect(page.locator("h1")).toBeVisible();
      await expect(page.locator("footer").last()).toBeVisible();
      const headings = page.locator("main h2:visible");
      if (path === "/in" || path === "/sa-ar") expect(await headings.count()).toBeGreaterThan(4);
    });
  }
});
