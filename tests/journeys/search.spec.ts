import type { Page } from "@playwright/test";
import { expect, open, test } from "./site-test.ts";

/** Opens the landing page and waits until its search field is hydrated. */
async function openLanding(page: Page, region = "in") {
  await open(page, `/${region}/design-ideas`);
  const box = page.locator("main .search-box");
  const field = box.getByRole("combobox");
  await expect(field).toHaveAttribute("aria-expanded", "false");
  return { field, list: box.locator("[role=listbox]") };
}

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  for (const region of ["in", "sg", "my"]) {
    test(`DI-03 the form of /${region} leads to results, and a result leads to a design`, async ({
      page,
    }) => {
      await page.goto(`/${region}/design-ideas`);
      await page.locator("main input[name=q]").fill("green kitchen");
      await page.locator("main form[action$='design-ideas'] [type=submit]").click();
      await expect(page).toHaveURL(`/${region}/design-ideas/search/green%20kitchen`);
      await page.locator(".card__title a").first().click();
      await expect(page).not.toHaveURL(/search/);
      await expect(page.locator("h1")).toHaveCount(1);
    });
  }

  test("DI-23 the search icon leads to the field of the landing page", async ({ page }) => {
    await page.goto("/in");
    await page.locator("header a[href='/in/design-ideas#search']").click();
    await expect(page.locator("#search")).toBeInViewport();
  });
});

test("suggestions are moved through, chosen and closed by keyboard", async ({ page }) => {
  const { field, list } = await openLanding(page);
  await field.fill("slidi");
  const options = list.getByRole("option");
  await expect(options.first()).toBeVisible();
  await field.press("ArrowDown");
  await expect(options.first()).toHaveAttribute("aria-selected", "true");
  await expect(field).toHaveAttribute(
    "aria-activedescendant",
    (await options.first().getAttribute("id")) ?? "",
  );
  await expect(field).toBeFocused();
  await field.press("ArrowUp");
  await expect(field).not.toHaveAttribute("aria-activedescendant");
  await field.press("Escape");
  await expect(list).toBeHidden();
  await expect(field).toHaveValue("slidi");

  await field.press("ArrowDown");
  await expect(options.first()).toBeVisible();
  await field.press("ArrowDown");
  const words = await options.first().innerText();
  await field.press("Enter");
  await expect(page).toHaveURL(`/in/design-ideas/search/${encodeURIComponent(words)}`);
});

test("a suggested design leads to its page", async ({ page }) => {
  const { field, list } = await openLanding(page, "sg");
  await field.fill("walk-in");
  await list.locator(".search-option--design").first().click();
  await expect(page).toHaveURL(/\/sg\/(design-ideas|designs)\/(?!search)/);
  await expect(page.locator("h1")).toHaveCount(1);
});

test("recent searches are stored on this device, and can be deleted", async ({ page }) => {
  const { field } = await openLanding(page);
  await field.fill("pooja unit");
  await field.press("Enter");
  await expect(page).toHaveURL(/search\/pooja%20unit$/);

  const again = await openLanding(page);
  await again.field.click();
  await expect(again.list.getByRole("option").first()).toHaveText("pooja unit");
  await again.list.getByRole("option").last().click();
  await expect(again.list).toBeHidden();
  await again.field.press("ArrowDown");
  await expect(again.list).toBeHidden();
});

test("DI-27 SE-04 a search that fails leaves the field as it is", async ({ page, complaints }) => {
  const { field, list } = await openLanding(page);
  await page.route("**/api/content/api/v1/search", (route) => route.fulfill({ status: 503, body: "" }));
  const asked = page.waitForResponse("**/api/content/api/v1/search");
  await field.fill("sofa");
  await asked;
  await expect(list).toBeHidden();
  await field.press("Enter");
  await expect(page).toHaveURL(/search\/sofa$/);
  // Only the browser's own log line about the response is allowed.
  expect(complaints.filter((text) => !text.includes("503"))).toEqual([]);
});

test.describe("the hint", () => {
  test("DI-22 SE-06 appears and disappears after the configured seconds", async ({ page }) => {
    await page.clock.install();
    await open(page, "/in/design-ideas");
    const hint = page.locator("main .search-box__hint");
    const props = await page.locator('main [data-island="search-box"]').getAttribute("data-island-props");
    const { showSeconds, hideSeconds } = JSON.parse(props ?? "").hint;
    await expect(page.locator("main .search-box").getByRole("combobox")).toBeVisible();
    await expect(hint).not.toHaveClass(/is-shown/);
    await page.clock.runFor(showSeconds * 1000 + 200);
    await expect(hint).toHaveClass(/is-shown/);
    await expect(hint).not.toBeEmpty();
    await page.clock.runFor(hideSeconds * 1000);
    await expect(hint).not.toHaveClass(/is-shown/);
  });

  test("DI-22 SE-06 stops when the field is used", async ({ page }) => {
    await page.clock.install();
    await open(page, "/sg/design-ideas");
    await page.locator("main .search-box").getByRole("combobox").focus();
    await page.clock.runFor(20_000);
    await expect(page.locator("main .search-box__hint")).not.toHaveClass(/is-shown/);
  });

  test("DI-22 SE-06 does not move for visitors who prefer reduced motion", async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.clock.install();
    await open(page, "/my/design-ideas");
    await expect(page.locator("main .search-box").getByRole("combobox")).toBeVisible();
    await page.clock.runFor(20_000);
    await expect(page.locator("main .search-box__hint")).not.toHaveClass(/is-shown/);
  });
});

for (const region of ["in", "sg", "my"]) {
  // All regions behave the same, so only one of them also runs on a wide screen.
  const tag = region === "in" ? "@every-width" : [];
  test(`DI-23 SE-05 the search view of /${region} blocks scrolling and restores the page`, { tag }, async ({
    page,
  }) => {
    await open(page, `/${region}/design-ideas`);
    const root = page.locator("html");
    await page.evaluate(() => scrollTo({ top: 900, behavior: "instant" }));
    await expect(root).toHaveAttribute("data-scroll", "down");
    await page.evaluate(() => scrollTo({ top: 800, behavior: "instant" }));
    await expect(root).toHaveAttribute("data-scroll", "up");
    const sign = page.locator("header [data-opens=search-view]");
    await expect(sign).toBeInViewport({ ratio: 1 });
    const box = await sign.boundingBox();
    const before = await page.evaluate(() => scrollY);
    // Does not use sign.click(), which would scroll the page before it clicks.
    await page.mouse.click((box?.x ?? 0) + 22, (box?.y ?? 0) + 22);
    const view = page.getByRole("dialog");
    await expect(view).toBeVisible();
    await expect(view.locator("input[name=q]")).toBeFocused();
    expect(await page.evaluate(() => getComputedStyle(document.body).overflow)).toBe("hidden");
    await page.keyboard.press("Escape");
    await expect(view).toBeHidden();
    expect(await page.evaluate(() => getComputedStyle(document.body).overflow)).not.toBe("hidden");
    expect(await page.evaluate(() => scrollY)).toBe(before);
    await expect(sign).toBeFocused();
  });
}
