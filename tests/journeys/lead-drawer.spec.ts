import type { Page } from "@playwright/test";
import { brokenRules } from "./broken-rules.ts";
import { expect, open, test } from "./site-test.ts";

const drawer = (page: Page) => page.locator("#lead-drawer");
const overflow = (page: Page) => page.evaluate(() => getComputedStyle(document.body).overflowY);

/** An element that opens the drawer without its own text: a button in the header, or the sticky bar on a phone. */
const opener = (page: Page, isPhone: boolean) =>
  page.locator(isPhone ? '.bar [data-opens="lead-drawer"]' : '.hdr__talk[data-opens="lead-drawer"]');

for (const [path, heading, button] of [
  ["/in", "Talk to a designer", "Book Online Consultation"],
  ["/sa-ar", "تحدّثوا مع مصمّم", "احجزوا استشارة عبر الإنترنت"],
] as const) {
  test(`DR-01 DR-02 DR-03 DR-04 the drawer of ${path} opens, blocks scrolling, and closes`, {
    tag: "@every-width",
  }, async ({ page, isPhone, complaints }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await open(page, path);
    const pressed = opener(page, isPhone);
    await pressed.focus();
    await page.keyboard.press("Enter");
    await expect(page.getByRole("dialog", { name: heading })).toBeVisible();
    await expect(drawer(page).getByRole("button", { name: button })).toBeVisible();
    expect(await overflow(page)).toBe("hidden");
    expect(await brokenRules(page, { within: "#lead-drawer", isStrict: true })).toEqual([]);
    await page.keyboard.press("Escape");
    await expect(drawer(page)).toBeHidden();
    expect(await overflow(page)).not.toBe("hidden");
    await expect(pressed).toBeFocused();
    await pressed.click();
    await drawer(page).locator(".modal__close button").click();
    await expect(drawer(page)).toBeHidden();
    expect(complaints).toEqual([]);
  });
}

test("DR-05 EN-08 a page or a link sets the picture or film of the drawer, and its template", {
  tag: "@every-width",
}, async ({ page, isPhone }) => {
  await open(page, "/in");
  const media = drawer(page).locator(".lead-drawer__media");
  await expect(media).toHaveCount(0);
  await opener(page, isPhone).click();
  await expect(media).toBeVisible();
  expect(await media.getAttribute("alt")).toMatch(/\w/);
  await expect(drawer(page)).toHaveAttribute("data-template", "template1");
  await expect(drawer(page).locator('.lead-form [type="submit"]')).toBeInViewport();
  await page.keyboard.press("Escape");
  await expect(media).toHaveCount(0);

  await opener(page, isPhone).evaluate((link) => {
    Object.assign((link as HTMLElement).dataset, {
      template: "template2",
      mediaUrl: "/api/videos/none.mp4",
      mediaAlt: "A kitchen in use",
    });
  });
  await opener(page, isPhone).click();
  await expect(drawer(page)).toHaveAttribute("data-template", "template2");
  expect(await media.evaluate((film) => [film.tagName, film.ariaLabel])).toEqual([
    "VIDEO",
    "A kitchen in use",
  ]);
  await expect(drawer(page).locator('.lead-form [type="submit"]')).toBeInViewport();
});

test("DR-04 the drawer shows the text of its opener, and its own text the next time", async ({ page }) => {
  await open(page, "/in/design-ideas/kitchen-designs");
  const design = page.locator(".gallery__grid .card__title a").first();
  await open(page, (await design.getAttribute("href")) ?? "");
  await page.evaluate(() =>
    document.addEventListener("atrium:form-opened", (event) => {
      document.body.dataset.opened = JSON.stringify(event instanceof CustomEvent && event.detail);
    }),
  );
  const asks = page.locator('main [data-opens="lead-drawer"][data-about]:visible').first();
  const about = (await asks.getAttribute("data-about")) ?? "";
  await asks.click();
  await expect(drawer(page).locator(".lead-about")).toContainText(about);
  await expect(drawer(page).locator(".lead-about img")).toBeVisible();
  await expect(drawer(page).locator(".lead-about__words bdi")).toHaveText(/₹/);
  await expect(drawer(page).locator('[name="cta_type"]')).toHaveValue("Design Idea Tag");
  expect(await drawer(page).locator('[name="about"]').inputValue()).toContain(`${about}, ₹`);
  expect(JSON.parse((await page.locator("body").getAttribute("data-opened")) ?? "{}")).toMatchObject({
    ctaType: "Design Idea Tag",
  });
  await page.keyboard.press("Escape");
  await page.locator(".ftr summary", { hasText: "Help" }).click();
  await page.locator('.ftr__links [data-opens="lead-drawer"]').click();
  await expect(drawer(page).locator(".lead-about")).toBeHidden();
  await expect(drawer(page).locator('[name="about"]')).toHaveValue("");
  await expect(drawer(page).locator('[name="cta_type"]')).toHaveValue("Footer");
});

test("DR-01 the drawer opens before its form is loaded, and its link leads to the form page when loading fails", async ({
  page,
  isPhone,
}) => {
  const release = Promise.withResolvers<"continue" | "abort">();
  await page.route(/\/assets\/lead-drawer[^/]*\.js$/, async (route) => route[await release.promise]());
  await open(page, "/in");
  await opener(page, isPhone).tap();
  await expect(page.getByRole("dialog", { name: "Talk to a designer" })).toBeVisible();
  await expect(drawer(page).getByRole("status")).toHaveText("Loading");
  await expect(drawer(page).locator("[data-lead-form]")).toHaveCount(0);
  // The drawer was closed before the form was loaded, so it must not open again.
  await drawer(page).getByRole("button", { name: "Close" }).click();
  await expect(drawer(page)).toBeHidden();
  await opener(page, isPhone).tap();
  await expect(drawer(page)).toBeVisible();
  release.resolve("abort");
  await expect(page).toHaveURL(/\/in\/talk\?/);
  await expect(page.locator('[data-lead-form="page"]')).toBeVisible();
});

test("LF-01 the form in steps shows one question after the other, and does not advance with a wrong answer", async ({
  page,
}) => {
  await open(page, "/in");
  const form = page.locator("#lead-form-multi-step");
  await expect(form.getByRole("group", { name: "How can we reach you?" })).toBeHidden();
  await form.getByLabel("A kitchen").check();
  await form.getByRole("button", { name: "Next" }).click();
  const code = form.getByLabel("Pincode");
  await expect(form.getByRole("group", { name: "Where is the home?" })).toBeFocused();
  await code.fill("56");
  await code.press("Enter");
  await expect(code).toBeFocused();
  await expect(code).toHaveAttribute("aria-invalid", "true");
  await code.fill("560102");
  await form.getByRole("button", { name: "Next" }).click();
  await expect(form.getByLabel("Your name")).toBeVisible();
  await expect(form.getByRole("button", { name: "Book Online Consultation" })).toBeVisible();
  await form.getByRole("button", { name: "Back" }).click();
  await expect(code).toHaveValue("560102");
});
