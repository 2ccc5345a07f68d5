import type { Browser, Page } from "@playwright/test";
import { brokenRules } from "./broken-rules.ts";
import { newPhone, signInHere } from "./log-in.ts";
import { expect, open, test } from "./site-test.ts";

const LIST = "/in/design-ideas/kitchen-designs?filters=hasPrice:yes";

test("two family members vote on a board and see what all agree on, and the owner sees who has answered", async ({
  page,
  browser,
  baseURL,
}) => {
  await page.goto(`/bumblebee/login?redirectPath=${encodeURIComponent(LIST)}`);
  await signInHere(page, newPhone("98450", 5));
  await open(page, LIST);
  for (const index of [0, 1]) await page.locator(".gallery__grid [data-save]").nth(index).click();
  await expect(page.locator(".wishlist-opener")).toHaveAccessibleName("Saved designs, 2");

  await open(page, "/in/profile/saved");
  await page.getByLabel("Board name").fill("Kitchen");
  await page.getByRole("button", { name: "Create board" }).click();
  const board = page.locator(".board");
  await expect(board.getByRole("heading", { name: "Kitchen" })).toBeVisible();
  for (const index of [0, 1]) {
    await page.getByRole("button", { name: "Add", exact: true }).nth(index).click();
    await expect(board.locator(".board__item")).toHaveCount(index + 1);
  }
  await board.getByRole("button", { name: "Ask the family" }).click();
  const link = await board.getByLabel("Link for the family").inputValue();
  expect(link).toMatch(new RegExp(`^${baseURL}/in/board/[\\w-]{16}\\.[\\w-]{16}$`));

  const mother = await openVote(browser, link, "Meera");
  await expect(mother.locator("#results")).toHaveCount(0);
  await mark(mother, ["Keep", "Keep"]);
  await expect(mother.getByText("One answer so far")).toBeVisible();
  const son = await openVote(browser, link, "Ravi");
  await mark(son, ["Keep", "Drop"]);
  const results = son.locator("#results");
  await expect(results.getByText("2 people have answered.")).toBeVisible();
  await expect(results.getByText("Everyone agrees on these")).toBeVisible();
  await expect(results.getByText("Keep: Meera")).toBeVisible();
  await expect(results.getByText("Drop: Ravi")).toBeVisible();
  await expect(results.getByText("This decision is worth")).toBeVisible();
  expect(await brokenRules(son, { within: "main" })).toEqual([]);

  // The same browser is the same voter, who may change the answer.
  await son.reload();
  await expect(son.getByRole("radio", { name: "Drop" }).nth(1)).toBeChecked();
  await mark(son, ["Keep", "Keep"]);
  await expect(son.locator("#results").getByText("Where you disagree")).toHaveCount(0);

  await page.reload();
  await expect(board.getByText("2 people answered: Meera, Ravi")).toBeVisible();
  await board.getByRole("button", { name: "Close vote" }).click();
  await expect(board.getByText("The vote is closed.")).toBeVisible();
  await mother.reload();
  await expect(mother.getByText("The vote is closed")).toBeVisible();
  await expect(mother.getByRole("radio")).toHaveCount(0);
  await mother.context().close();
  await son.context().close();
});

async function openVote(browser: Browser, link: string, name: string): Promise<Page> {
  const page = await (await browser.newContext()).newPage();
  await open(page, link);
  await page.getByLabel("Your first name").fill(name);
  return page;
}

async function mark(page: Page, marks: readonly string[]): Promise<void> {
  for (const [place, name] of marks.entries()) {
    await page.locator(".vote__item").nth(place).getByText(name, { exact: true }).click();
    await expect(page.locator(".vote__item").nth(place).getByRole("radio", { name })).toBeChecked();
  }
  await expect(page.getByText("You can change it until the vote closes")).toBeVisible();
}
