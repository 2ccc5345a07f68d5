import { expect, open, test } from "./site-test.ts";

test.describe("SK-02 SK-03 the sticky bar", () => {
  const bottomOf = (selector: string) => {
    const element = document.querySelector(selector);
    if (!element) return [];
    const seen = Math.round(innerHeight - element.getBoundingClientRect().bottom);
    return [getComputedStyle(element).bottom, seen];
  };

  test("SK-02 SK-03 is shown at -4px, hides at -85px when scrolling down and returns when scrolling up", async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await open(page, "/in");
    await expect(page.locator(".bar")).toBeVisible();
    expect(await page.evaluate(bottomOf, ".bar")).toEqual(["-4px", -4]);
    expect(await page.locator(".bar").evaluate((bar) => bar.getBoundingClientRect().height)).toBe(85);
    await page.mouse.wheel(0, 1200);
    await expect.poll(() => page.evaluate(bottomOf, ".bar")).toEqual(["-85px", -85]);
    await page.mouse.wheel(0, -400);
    await expect.poll(() => page.evaluate(bottomOf, ".bar")).toEqual(["-4px", -4]);
  });

  test("SK-03 the page reserves 82px for it, and 67px on a low screen", async ({ page }) => {
    await open(page, "/in");
    const room = () => page.locator(".site").evaluate((site) => getComputedStyle(site).paddingBlockEnd);
    expect(await room()).toBe("82px");
    await page.setViewportSize({ width: 390, height: 400 });
    expect(await room()).toBe("67px");
  });
});

test("the space reserved for the footer has the height of the footer at every width", async ({ page }) => {
  const footer = page.locator(".site > footer");
  const height = () => footer.evaluate((element) => element.getBoundingClientRect().height);
  for (const width of [320, 390, 600, 768, 1024, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    await open(page, "/in");
    const kept = await height();
    await footer.scrollIntoViewIfNeeded();
    await expect.poll(height, `${width} px`).not.toBe(kept);
    expect(await height(), `${width} px`).toBeLessThan(kept);
  }
});

test.describe("measures of the specification", { tag: "@wide" }, () => {
  test("LY-06 wrappers are 1150, 1320 and 1440 px wide", async ({ page }) => {
    await page.setViewportSize({ width: 1920, height: 1000 });
    await open(page, "/template");
    const widths = await page.evaluate(() =>
      ["wrap wrap--narrow", "wrap", "wrap wrap--wide"].map((className) => {
        const element = document.createElement("div");
        element.className = className;
        document.body.append(element);
        return getComputedStyle(element).maxWidth;
      }),
    );
    expect(widths).toEqual(["1150px", "1320px", "1440px"]);
    await open(page, "/in");
    const used = await page.evaluate(() =>
      [...document.querySelectorAll(".wrap")].map((element) => getComputedStyle(element).maxWidth),
    );
    expect(used).toContain("1320px");
    for (const width of used) expect(["1150px", "1320px", "1440px"]).toContain(width);
  });

  test("LY-07 the layout changes at 600 and at 1024 px", async ({ page }) => {
    await open(page, "/in");
    const shown = async (width: number) => {
      await page.setViewportSize({ width, height: 900 });
      return { bar: await page.locator(".bar").isVisible(), menu: await page.locator(".nav").isVisible() };
    };
    expect(await shown(599)).toEqual({ bar: true, menu: false });
    expect(await shown(600)).toEqual({ bar: false, menu: false });
    expect(await shown(1023)).toEqual({ bar: false, menu: false });
    expect(await shown(1024)).toEqual({ bar: false, menu: true });
  });

  test("the menu does not cover the logo", async ({ page }) => {
    await open(page, "/sg");
    for (const width of [1024, 1119, 1120, 1240, 1280]) {
      await page.setViewportSize({ width, height: 900 });
      const logo = await page.locator(".hdr .logo").boundingBox();
      const menu = await page.locator(".hdr .nav").boundingBox();
      expect((logo?.x ?? 0) + (logo?.width ?? 0), `${width} px`).toBeLessThanOrEqual(menu?.x ?? 0);
    }
  });
});
