import { expect, open, test } from "./site-test.ts";

test("MG-10 only one category is open at a time, and a film is fetched when it is opened", async ({
  page,
}) => {
  const films: string[] = [];
  page.on("request", (request) => {
    if (request.url().includes("/api/videos/")) films.push(request.url());
  });
  await open(page, "/in/magazine");
  // The categories are folded on phones.
  await page.getByText("Browse by category").first().click();
  const opened = page.locator(".browse details[open]");
  await expect(opened).toHaveCount(1);
  await page.locator(".browse summary", { hasText: "Kitchens 101" }).click();
  await expect(opened).toHaveAttribute("data-category", "kitchens-101");
  await expect(opened.locator(".browse__stories a").first()).toHaveAttribute(
    "href",
    /^\/in\/magazine\/[a-z-]+$/,
  );

  expect(films).toEqual([]);
  await page.locator(".mag-films .film").first().click();
  await expect(page.locator("dialog[open] video")).toBeVisible();
  await expect.poll(() => films.length).toBeGreaterThan(0);
});
