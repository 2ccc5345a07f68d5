import type { Page, Request } from "@playwright/test";
import { brokenRules } from "./broken-rules.ts";
import { newPhone, signInHere } from "./log-in.ts";
import { expect, open, test } from "./site-test.ts";

const LIST = "/in/design-ideas/kitchen-designs";
const CALL = /\/v1\/api\/wishlist\/looks/;
const hearts = (page: Page) => page.locator("[data-save]");
const savedBy = async (page: Page, index: number) =>
  JSON.parse((await hearts(page).nth(index).getAttribute("data-save")) ?? "{}");

const CASES = [
  {
    language: "English",
    path: LIST,
    saved: "/in/profile/saved",
    contact: () => newPhone("98450", 5),
    toast: "Design saved to your wishlist",
    viewAll: "View All",
    banner: "Want to know more about similar designs?",
  },
  {
    language: "Arabic",
    path: "/sa-ar/designs/kitchen/modern-kitchen",
    saved: "/sa-ar/profile/saved",
    contact: () => newPhone("50", 7),
    toast: undefined,
    viewAll: undefined,
    banner: undefined,
  },
] as const;

for (const { language, path, saved, contact, toast, viewAll, banner } of CASES)
  test(`WL-08 WL-09 WL-06 WL-04 in ${language} a guest likes a design, logs in, and finds it saved`, async ({
    page,
  }) => {
    const calls: Request[] = [];
    page.on("request", (request) => CALL.test(request.url()) && calls.push(request));
    await open(page, path);
    const design = await savedBy(page, 0);
    const toLogin = page.waitForRequest(/\/bumblebee\/login\?/);
    await hearts(page).first().click();
    expect(new URL((await toLogin).url()).searchParams.get("redirectPath")).toBe(path);
    await page.waitForURL(/\/auth\/sign-in\//);
    expect(await page.evaluate(() => localStorage.getItem("looksToAdd"))).toContain(design.slug);
    expect(calls).toEqual([]);

    await signInHere(page, contact());
    expect(new URL(page.url()).pathname).toBe(path);
    await expect(hearts(page).first()).toHaveAttribute("aria-pressed", "true");
    await expect.poll(() => page.evaluate(() => localStorage.getItem("looksToAdd"))).toBe("[]");
    expect(calls.map((request) => request.method())).toEqual(["GET", "POST"]);
    expect(calls[1]?.postDataJSON()).toMatchObject({ user_type: "logged_in", type: "add" });
    if (toast) {
      const said = page.getByRole("status").filter({ hasText: toast });
      await expect(said.getByRole("link", { name: viewAll })).toBeVisible();
      await expect(said).toContainText(banner);
    }
    await page.goto(saved);
    await expect(page.getByRole("heading", { name: design.title, level: 3 })).toBeVisible();
    expect(await brokenRules(page, { within: "main" })).toEqual([]);
  });

test("WL-03 WL-05 WL-10 a customer's heart sends add, then remove, and shows that it is saving", async ({
  page,
}) => {
  await page.goto(`/bumblebee/login?redirectPath=/in/looks`);
  await signInHere(page, newPhone("98450", 5));
  await open(page, "/in/looks");
  const sent: unknown[] = [];
  let letGo = () => {};
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route(CALL, async (route) => {
    if (route.request().method() !== "POST") return route.continue();
    sent.push(route.request().postDataJSON());
    if (sent.length === 1) await held;
    return route.continue();
  });
  const heart = hearts(page).first();
  const look = await savedBy(page, 0);
  await heart.click();
  await expect(heart).toHaveAttribute("aria-busy", "true");
  await expect(heart).toHaveAttribute("aria-pressed", "true");
  await expect(page.locator(".wishlist-opener")).toHaveAccessibleName("Saved designs");
  letGo();
  await expect(heart).not.toHaveAttribute("aria-busy");
  await expect(page.locator(".wishlist-opener")).toHaveAccessibleName("Saved designs, 1");
  await expect(page.getByText("Design saved to your wishlist")).toBeVisible();
  await heart.click();
  await expect(page.getByText("Design saved to your wishlist")).toBeHidden();
  await expect(page.locator(".wishlist-opener")).toHaveAccessibleName("Saved designs");
  expect(look.slug).toMatch(/^in-/);
  const content = { country_code: "IN", slug: look.slug, content_type: "home-looks" };
  expect(sent).toMatchObject([
    { user_type: "logged_in", type: "add", content_id: { ...content, meta: { title: look.title } } },
    { user_type: "logged_in", type: "remove", content_id: content },
  ]);
});

test("WL-04 a heart that cannot be saved is reset, and the toast says what to do", async ({ page }) => {
  await page.goto(`/bumblebee/login?redirectPath=${LIST}`);
  await signInHere(page, newPhone("98450", 5));
  await open(page, LIST);
  await page.route(CALL, (route) =>
    route.request().method() === "POST" ? route.fulfill({ status: 503, body: "{}" }) : route.continue(),
  );
  await hearts(page).first().click();
  await expect(page.getByText("tap the heart again")).toBeVisible();
  await expect(hearts(page).first()).toHaveAttribute("aria-pressed", "false");
  await expect(page.locator(".wishlist-opener")).toHaveAccessibleName("Saved designs");
});

test("WL-08 a guest who returns from the login finds the design saved on the device, and may continue without a login", async ({
  page,
}) => {
  await open(page, LIST);
  const design = await savedBy(page, 0);
  await hearts(page).first().click();
  await page.waitForURL(/\/auth\/sign-in\//);
  await page.goBack();
  await expect(hearts(page).first()).toHaveAttribute("aria-pressed", "true");
  await page.getByRole("button", { name: "Save on this device" }).click();
  await expect
    .poll(() => page.evaluate(() => [localStorage.looksToAdd, localStorage["atrium:saved:in"]].join("|")))
    .toMatch(new RegExp(`^\\[\\]\\|.*${design.slug}`));
  await hearts(page).nth(1).click();
  await expect(page.getByText("Design saved to your wishlist")).toBeVisible();
  await expect(page.locator(".wishlist-opener")).toHaveAccessibleName("Saved designs, 2");

  // The designs stored on the device are moved to the account, once.
  await page.goto(`/bumblebee/login?redirectPath=${LIST}`);
  await signInHere(page, newPhone("98450", 5));
  await expect(page.locator(".wishlist-opener")).toHaveAccessibleName("Saved designs, 2");
  await expect.poll(() => page.evaluate(() => localStorage["atrium:saved:in"])).toBe("[]");
  await open(page, LIST);
  await expect(page.locator(".wishlist-opener")).toHaveAccessibleName("Saved designs, 2");
});
