import { expect, test } from "./site-test.ts";

test("SH-01 SH-02 SH-03 SH-04 SH-05 SH-06 in the app the header and bars follow the page and the drawer", async ({
  page,
  context,
}) => {
  const told: Record<string, unknown>[] = [];
  await context.exposeFunction("tellApp", (text: string) => told.push(JSON.parse(text)));
  await context.addInitScript(() => {
    const postMessage = (text: string) => Reflect.get(window, "tellApp")(text);
    Object.assign(window, { ReactNativeWebView: { postMessage } });
  });
  await page.goto("/in/design-ideas");
  await expect(page.locator("html[data-behaviours]")).toBeAttached();
  expect(told, "a browser is not the app").toEqual([]);

  await page.goto("/in/design-ideas?mode=shell");
  const shown = { isMessageFromWebContext: true, actionType: "UI_CHANGE" };
  const untitled = { headerTitle: "", isTitleHeaderVisible: false };
  await expect
    .poll(() => told)
    .toEqual([{ ...shown, ...untitled, isMainHeaderVisible: true, isBottomBarVisible: true }]);

  await page.goto("/in/design-ideas/kitchen-designs");
  const heading = (await page.locator("h1").textContent())?.trim();
  const titled = { headerTitle: heading, isTitleHeaderVisible: true, isMainHeaderVisible: false };
  const ofPage = { ...shown, ...titled, isBottomBarVisible: true };
  await expect.poll(() => told.at(-1)).toEqual(ofPage);

  await expect(page.locator("html[data-behaviours]")).toBeAttached();
  await page
    .locator('main [data-opens="lead-drawer"]:visible, header [data-opens="lead-drawer"]:visible')
    .first()
    .click();
  await expect
    .poll(() => told.at(-1))
    .toEqual({ ...shown, ...untitled, isMainHeaderVisible: false, isBottomBarVisible: false });
  await page.keyboard.press("Escape");
  // The title of the page is restored; the messages of the open drawer no longer apply.
  await expect.poll(() => told.at(-1)).toEqual(ofPage);
  expect(told).toHaveLength(4);

  // A page without a title removes the title of the previous page (AMB-57).
  await page.goto("/in/about-us");
  const ofPlainPage = { ...shown, ...untitled, isMainHeaderVisible: true, isBottomBarVisible: true };
  await expect.poll(() => told.at(-1)).toEqual(ofPlainPage);
  // The app has its own header and bars.
  for (const part of [".hdr", ".ftr"]) await expect(page.locator(part)).toBeHidden();

  await page.goto("/in/interiors/hire-a-designer");
  const ofDesigners = { ...shown, ...untitled, isMainHeaderVisible: true, isBottomBarVisible: false };
  await expect.poll(() => told.at(-1)).toEqual(ofDesigners);
  await page.locator('main [data-opens="lead-drawer"]:visible').first().click();
  await expect.poll(() => told.at(-1)?.isMainHeaderVisible).toBe(false);
  await page.keyboard.press("Escape");
  await expect.poll(() => told.at(-1)).toEqual(ofDesigners);
});
