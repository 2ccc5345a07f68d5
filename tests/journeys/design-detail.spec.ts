import { expect, open, test } from "./site-test.ts";

const KITCHENS = "/in/design-ideas/kitchen-designs";
const DESIGN = `${KITCHENS}/designs/modern-kitchen`;

function pathOf(address: string): string {
  return new URL(address).pathname;
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? "with JavaScript" : "without JavaScript", () => {
    test.use({ javaScriptEnabled });

    test("a design opens from the list, and its colour and its tag link to other designs", async ({
      page,
    }) => {
      await page.goto(KITCHENS);
      const card = page.locator(`main .card__title a[href*="${KITCHENS}/designs/"]`).first();
      const name = await card.innerText();
      await card.click();
      await expect(page.locator("h1")).toHaveText(name);
      const design = page.url();

      const colour = page.locator(".colour-links a").first();
      const wanted = await colour.getAttribute("href");
      await colour.click();
      await page.waitForURL((url) => url.pathname === KITCHENS && url.searchParams.has("filters"));
      expect(wanted).toContain(new URL(page.url()).searchParams.get("filters") ?? "none");
      await expect(page.locator("main .card__title a").first()).toBeVisible();

      await page.goto(design);
      await page.locator(".tag-links a").first().click();
      await page.waitForURL((url) => url.searchParams.get("ctaType") === "Design Idea Tag");
      await expect(page.locator("h1")).toBeVisible();
    });

    test("next and previous lead from design to design and back", async ({ page }) => {
      await page.goto(DESIGN);
      const title = await page.locator("h1").innerText();
      await page.locator('nav a[rel="next"]').click();
      await expect(page.locator("h1")).not.toHaveText(title);
      await page.locator('nav a[rel="prev"]').click();
      await expect(page.locator("h1")).toHaveText(title);
      expect(pathOf(page.url())).toBe(DESIGN);
    });

    test("the photograph opens in large size, and closes again", async ({ page }) => {
      await (javaScriptEnabled ? open(page, DESIGN) : page.goto(DESIGN));
      const dialog = page.locator("#design-photos-large");
      const close = dialog.locator(".modal__close button:visible, a.iconbtn:visible");
      await expect(dialog).toBeHidden();
      await page.locator(".design-photos__enlarge").click();
      await expect(dialog).toBeVisible();
      await expect(dialog.locator("img").first()).toBeVisible();
      await close.click();
      await expect(dialog).toBeHidden();
      if (!javaScriptEnabled) return;
      // Opens it as the link does when it is pressed before the script is loaded.
      await page.evaluate(() => location.assign("#design-photos-large"));
      await expect(dialog).toBeVisible();
      await close.click();
      await expect(dialog).toBeHidden();
    });
  });
}

test("DI-19 the arrow keys open designs, count them, and do nothing while the visitor types", async ({
  page,
}) => {
  await open(page, DESIGN);
  await page.waitForLoadState("networkidle");
  const sign = page.locator(".neighbours__sign");
  await expect(sign.locator("p:not([hidden])")).toHaveClass(/neighbours__keys/);
  for (const count of [2, 3, 4]) {
    const from = page.url();
    await page.keyboard.press("ArrowRight");
    await page.waitForURL((url) => url.href !== from);
    await page.waitForLoadState("networkidle");
    await expect(sign.locator("p:not([hidden])")).toContainText(`${count} of 5`);
  }
  const from = page.url();
  await page.keyboard.press("ArrowRight");
  await page.waitForURL((url) => url.href !== from);
  await expect(sign.locator("p:not([hidden]) a")).toBeAttached();
  await page.waitForLoadState("networkidle");
  const lap = page.url();
  await page.keyboard.press("ArrowLeft");
  await page.waitForURL(from);
  await page.waitForLoadState("networkidle");
  await expect(sign.locator("p:not([hidden])")).toContainText("2 of 5");

  await page.evaluate(() => {
    const field = document.createElement("input");
    document.querySelector("main")?.prepend(field);
    field.focus();
  });
  await page.keyboard.press("ArrowRight");
  expect(page.url()).toBe(from);
  expect(page.url()).not.toBe(lap);
});

test("a thumbnail shows its view in large size, and the page does not scroll", {
  tag: "@every-width",
}, async ({ page }) => {
  await open(page, "/sg/design-ideas/kitchen-designs/designs/walnut-kitchen-round-breakfast-table-three");
  await page.waitForLoadState("networkidle");
  const second = page.locator(".design-photos__small a").nth(1);
  await second.scrollIntoViewIfNeeded();
  const before = await page.evaluate(() => scrollY);
  await second.click();
  await expect(second).toHaveAttribute("aria-current", "true");
  await expect(page.locator("#view-2")).toBeInViewport({ ratio: 0.5 });
  expect(await page.evaluate(() => scrollY)).toBe(before);
});

test("Back from a design returns to the previous scroll position", async ({ page }) => {
  await open(page, KITCHENS);
  const card = page.locator(`main .card__title a[href*="${KITCHENS}/designs/"]`).first();
  await card.click();
  await page.waitForURL((url) => url.pathname !== KITCHENS);
  await page.goBack();
  expect(pathOf(page.url())).toBe(KITCHENS);
});
