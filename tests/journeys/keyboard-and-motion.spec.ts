import { expect, open, test } from "./site-test.ts";

test("everything can be reached by keyboard, and the focus is visible", { tag: "@wide" }, async ({
  page,
}) => {
  await open(page, "/in");
  await page.keyboard.press("Tab");
  await expect(page.locator(".skip")).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.locator("#main")).toBeFocused();
  await page.keyboard.press("Tab");
  const ring = await page.evaluate(() => {
    const style = getComputedStyle(document.activeElement ?? document.body);
    return style.outlineStyle !== "none" || style.boxShadow !== "none";
  });
  expect(ring).toBe(true);
});

test("nothing is animated for visitors who prefer reduced motion", { tag: "@every-width" }, async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  for (const path of ["/in", "/template"]) {
    await open(page, path);
    const moving = await page.evaluate(() => {
      const seconds = (text: string) => Math.max(...text.split(",").map(Number.parseFloat));
      return [...document.querySelectorAll("*")]
        .filter((element) => {
          const { animationName, animationDuration, transitionDuration } = getComputedStyle(element);
          const isAnimated = animationName !== "none" && seconds(animationDuration) > 0.01;
          return isAnimated || seconds(transitionDuration) > 0.01;
        })
        .map((element) => element.className.toString());
    });
    expect([...new Set(moving)]).toEqual([]);
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).scrollBehavior)).toBe("auto");
  }
});
