import type { Locator, Page } from "@playwright/test";
import { expect, open, test } from "./site-test.ts";

const LIST = "/in/design-ideas/kitchen-designs";

const chip = (page: Page, key: string) => page.locator(`.filterbar__chips a[href="#filter-${key}"]`);
const panel = (page: Page) => page.locator("#filters");
const option = (page: Page, key: string, id: string) => page.locator(`input[name="f.${key}"][value="${id}"]`);
const apply = (page: Page) => panel(page).locator("button[form]");
const applied = (page: Page) => page.locator(".applied li a");
const filtersOf = (page: Page) => new URL(page.url()).searchParams.get("filters");

/** The links of the designs in the list. */
async function designs(page: Page): Promise<(string | null)[]> {
  const links = page.locator(".gallery__grid h3 a[href]");
  await expect(links.first()).toBeVisible();
  return links.evaluateAll((all) => all.map((link) => link.getAttribute("href")));
}

/** Opens the list without touching the filters, so that their island is not hydrated. */
async function openList(page: Page, query = ""): Promise<void> {
  await open(page, LIST + query);
}

/** Presses the label, as a finger or a pointer does. */
async function press(field: Locator, isPhone: boolean): Promise<void> {
  const label = field.locator("xpath=ancestor::label");
  await (isPhone ? label.tap() : label.click());
}

test("FI-02 FI-04 a filter is chosen by touch or pointer, and is in the address", {
  tag: "@every-width",
}, async ({ page, isPhone }) => {
  await openList(page);
  const before = await designs(page);
  await (isPhone ? chip(page, "layout").tap() : chip(page, "layout").click());
  await expect(panel(page)).toBeVisible();
  await press(option(page, "layout", "island"), isPhone);
  await expect(apply(page)).toHaveText("Show 7 designs");
  await press(option(page, "layout", "peninsula"), isPhone);
  await expect(apply(page)).toHaveText("Show 9 designs");
  expect(filtersOf(page), "nothing happens before it is applied").toBeNull();
  await (isPhone ? apply(page).tap() : apply(page).click());
  await expect(panel(page)).toBeHidden();
  await expect.poll(() => filtersOf(page)).toBe("layout:island,peninsula");
  await expect(applied(page)).toHaveText(["Island", "Peninsula"]);
  await expect(page.locator(".applied p")).toContainText(/^9 of \d+/);
  await expect(chip(page, "layout")).toContainText("2");
  expect(await designs(page)).not.toEqual(before);
});

test("FI-04 a filter is chosen with the keyboard alone", { tag: "@wide" }, async ({ page }) => {
  await openList(page);
  await chip(page, "colours").focus();
  await page.keyboard.press("Enter");
  await expect(chip(page, "colours")).toHaveAttribute("aria-expanded", "true");
  await expect(option(page, "colours", "white")).toBeFocused();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  await expect(option(page, "colours", "grey")).toBeFocused();
  await page.keyboard.press("Space");
  await expect(apply(page)).toHaveText("Show 4 designs");
  await page.keyboard.press("Enter");
  await expect.poll(() => filtersOf(page)).toBe("colours:grey");
  await expect(panel(page)).toBeHidden();
  await expect(chip(page, "colours")).toBeFocused();
});

test("a chip opens and closes its own filter, and Escape returns the focus", { tag: "@wide" }, async ({
  page,
}) => {
  await openList(page);
  await chip(page, "layout").click();
  await expect(option(page, "layout", "island")).toBeVisible();
  await expect(option(page, "colours", "white")).toBeHidden();
  await chip(page, "colours").click();
  await expect(option(page, "colours", "white")).toBeVisible();
  await expect(option(page, "layout", "island")).toBeHidden();
  await page.keyboard.press("Escape");
  await expect(panel(page)).toBeHidden();
  await expect(chip(page, "colours")).toBeFocused();
  await chip(page, "style").click();
  await expect(panel(page)).toBeVisible();
  await page.locator("h1").click();
  await expect(panel(page)).toBeHidden();
  await expect(chip(page, "style")).toHaveAttribute("aria-expanded", "false");
});

test("FI-03 an option hides and unchecks options that do not go with it", async ({ page, isPhone }) => {
  await openList(page);
  await page.locator(".filterbar__all").click();
  await press(option(page, "tags", "loft"), isPhone);
  await expect(option(page, "tags", "loft")).toBeChecked();
  await press(option(page, "layout", "straight"), isPhone);
  await expect(option(page, "tags", "loft")).toBeHidden();
  await expect(option(page, "tags", "loft")).not.toBeChecked();
  await expect(option(page, "tags", "one-wall")).toBeVisible();
  await press(option(page, "layout", "straight"), isPhone);
  await expect(option(page, "tags", "loft")).toBeVisible();
});

test("FI-04 a range is typed or chosen from a band", async ({ page }) => {
  await openList(page);
  await page.locator(".filterbar__all").click();
  await panel(page).locator(".filter-bands a").first().click();
  await expect(page.locator('[name="f.totalPrice.high"]')).not.toHaveValue("");
  await page.locator('[name="f.totalPrice.low"]').fill("200000");
  await page.locator('[name="f.totalPrice.high"]').fill("400000");
  await page.keyboard.press("Enter");
  await expect.poll(() => filtersOf(page)).toBe("totalPrice.range:200000|400000");
  await expect(applied(page)).toHaveText(["₹2,00,000 – 4,00,000"]);
});

test("FI-05 removes one filter or all of them, and updates the address", async ({ page }) => {
  await openList(page, "?filters=layout:island,peninsula;tier:premium&sort=price");
  await applied(page).first().click();
  await expect.poll(() => filtersOf(page)).toBe("layout:peninsula;tier:premium");
  await expect(applied(page)).toHaveText(["Peninsula", "Premium"]);
  await page.locator(".filterbar__all").click();
  await expect(option(page, "layout", "island")).not.toBeChecked();
  await panel(page).locator(".filters__foot a").click();
  await expect.poll(() => filtersOf(page)).toBeNull();
  expect(new URL(page.url()).searchParams.get("sort"), "what is no filter stays").toBe("price");
  await expect(applied(page)).toHaveCount(0);
  await expect(panel(page)).toBeHidden();
  await page.goBack();
  await expect.poll(() => filtersOf(page)).toBe("layout:peninsula;tier:premium");
  await expect(applied(page)).toHaveText(["Peninsula", "Premium"]);
});

test("FI-04 a shared address shows the same list in another browser", async ({ page, browser, isPhone }) => {
  await openList(page);
  await page.locator(".filterbar__all").click();
  await press(option(page, "layout", "l-shaped"), isPhone);
  await press(option(page, "colours", "green"), isPhone);
  await apply(page).click();
  await expect.poll(() => filtersOf(page)).toBe("layout:l-shaped;colours:green");
  await expect(applied(page)).toHaveCount(2);
  const here = await designs(page);
  for (const javaScriptEnabled of [true, false]) {
    const context = await browser.newContext({ javaScriptEnabled });
    const elsewhere = await context.newPage();
    await elsewhere.goto(page.url());
    expect(await designs(elsewhere)).toEqual(here);
    await expect(applied(elsewhere)).toHaveText(["L-shaped", "Green"]);
    await context.close();
  }
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("FI-04 the form leads to the same address", async ({ page, isPhone }) => {
    await page.goto(`${LIST}?sort=price`);
    await expect(panel(page)).toBeHidden();
    await chip(page, "layout").click();
    await expect(panel(page)).toBeVisible();
    await press(option(page, "layout", "island"), isPhone);
    await press(option(page, "layout", "peninsula"), isPhone);
    await apply(page).click();
    await page.waitForURL((url) => url.searchParams.get("filters") === "layout:island,peninsula");
    expect([...new URL(page.url()).searchParams.keys()].sort()).toEqual(["filters", "sort"]);
    await expect(applied(page)).toHaveText(["Island", "Peninsula"]);
    await expect(page.locator(".applied p")).toContainText(/^9 of \d+/);
    await expect(panel(page)).toBeHidden();
  });

  test("FI-05 links remove filters", async ({ page }) => {
    await page.goto(`${LIST}?filters=layout:island,peninsula`);
    await applied(page).first().click();
    await page.waitForURL((url) => url.searchParams.get("filters") === "layout:peninsula");
    await page.locator(".filterbar__all").click();
    await panel(page).locator(".filters__foot a").click();
    await page.waitForURL((url) => !url.searchParams.has("filters"));
    await expect(applied(page)).toHaveCount(0);
  });

  test("the form can be closed again", async ({ page }) => {
    await page.goto(LIST);
    await page.locator(".filterbar__all").click();
    await panel(page).locator('a[href="#filters-closed"]').click();
    await expect(panel(page)).toBeHidden();
  });
});
