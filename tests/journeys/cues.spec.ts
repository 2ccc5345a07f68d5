import { expect, open, test } from "./site-test.ts";

const LIST = "/in/design-ideas/kitchen-designs";

test("CU-07 a film opens over the page, plays, and stops when it is closed", async ({ page }) => {
  await open(page, LIST);
  await page.waitForLoadState("networkidle");
  const still = page.locator(".film").first();
  await still.scrollIntoViewIfNeeded();
  await still.click();
  const dialog = page.getByRole("dialog");
  await expect(dialog.locator("video")).toBeVisible();
  await expect
    .poll(() => dialog.locator("video").evaluate((film: HTMLVideoElement) => film.paused))
    .toBe(false);
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  const films = page.locator(".film-dialog video");
  const playing = await films.evaluateAll((all) =>
    all.filter((film) => film instanceof HTMLVideoElement && !film.paused).map(() => "plays"),
  );
  expect(playing).toEqual([]);
  await expect(still).toBeFocused();
});

test("CU-08 the promise is the second card, and its link opens the form", async ({ page }) => {
  await open(page, LIST);
  const places = page.locator(".gallery__grid > li");
  await expect(places.nth(1)).toContainText("Flat 10-year warranty");
  await expect(places.nth(1)).toContainText("45-day Move-in Guarantee");
  const quote = places.nth(1).getByRole("link", { name: "Get Free Quote" });
  await expect(quote).toHaveAttribute("data-cta-type", /.+/);
  await expect(quote).toHaveAttribute("data-form-title", /.+/);
});

test("CU-04 no cue covers a design at any width", { tag: "@every-width" }, async ({ page }) => {
  await open(page, LIST);
  const overlaps = await page.locator(".gallery__grid > li").evaluateAll((places) => {
    const boxes = places.map((place) => place.getBoundingClientRect());
    return boxes.flatMap((one, index) =>
      boxes
        .slice(index + 1)
        .filter(
          (other) =>
            one.left < other.right - 1 &&
            other.left < one.right - 1 &&
            one.top < other.bottom - 1 &&
            other.top < one.bottom - 1,
        )
        .map(() => index),
    );
  });
  expect(overlaps).toEqual([]);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("CU-07 the film is a link to its file", async ({ page, request }) => {
    await page.goto(LIST);
    const href = await page.locator(".film").first().getAttribute("href");
    expect((await request.get(href ?? "")).headers()["content-type"]).toBe("video/mp4");
  });
});
