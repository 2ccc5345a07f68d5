import { execFile } from "node:child_process";
import { randomInt } from "node:crypto";
import { readFile } from "node:fs/promises";
import { promisify } from "node:util";
import { brokenRules } from "./broken-rules.ts";
import { passwordSentTo } from "./log-in.ts";
import { expect, test } from "./site-test.ts";

const digits = (count: number) => Array.from({ length: count }, () => randomInt(10)).join("");
const CASES = [
  { region: "in", contact: () => `98450${digits(5)}`, words: "The left shutter rubs against the frame." },
  { region: "sa-ar", contact: () => `50${digits(7)}`, words: "الباب الأيسر يحتكّ بالإطار." },
] as const;

for (const { region, contact, words } of CASES)
  test(`RL-04 in ${region} a customer raises a ticket, gets an answer, downloads their data, requests erasure and cancels it`, async ({
    page,
    complaints,
  }) => {
    await page.goto(`/${region}/profile/tickets`);
    await page.locator("#contact").fill(contact());
    await page.locator("form button").first().click();
    const target = await page.locator(".target").innerText();
    await page.locator("#password").fill(await passwordSentTo(page, target));
    await page.locator("form button").first().click();
    await page.waitForURL(/\/passkeys\/offer|\/profile\/tickets$/);
    // A browser that supports passkeys is offered one first.
    if (page.url().includes("/passkeys/offer")) await page.locator(".back a").click();
    await page.waitForURL(`**/${region}/profile/tickets`);

    await page.locator("#raise textarea").fill(words);
    await page.locator("#raise button[type=submit]").click();
    await page.waitForURL(/done=raised/);
    const id = new URL(page.url()).searchParams.get("ticket") ?? "";
    await answer(id, "We come on Monday.");
    await page.goto(`/${region}/profile/tickets?ticket=${id}`);
    const ticket = page.locator(`#${id}`);
    await expect(ticket).toHaveAttribute("data-status", "answered");
    await expect(ticket.locator("[data-from=staff]")).toContainText("We come on Monday.");
    await ticket.locator("textarea").fill("OK");
    expect(await brokenRules(page, { within: "main" })).toEqual([]);
    await ticket.locator("form button").first().click();
    await page.waitForURL(/done=sent/);

    await page.goto(`/${region}/profile/data`);
    const download = page.waitForEvent("download");
    await page.locator("#download a").click();
    const file = JSON.parse(await readFile(await (await download).path(), "utf8"));
    expect(file.held.tickets).toMatchObject([{ id, description: words }]);

    await page.locator("#leave button").click();
    await page.waitForURL(/done=password/);
    await page.locator("#leave [name=password]").fill(await passwordSentTo(page, target));
    await page.locator("#leave [name=sure]").check();
    expect(await brokenRules(page, { within: "main" })).toEqual([]);
    await page.locator("#leave form button").first().click();
    await page.waitForURL(/done=leaving/);
    await page.locator("#leave button").click();
    await page.waitForURL(/done=kept/);
    await expect(page.locator("[data-held=tickets]")).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(
      0,
    );
    expect(complaints).toEqual([]);
  });

/** Answers a ticket as our staff does, with the command, while the site runs. */
async function answer(id: string, text: string): Promise<void> {
  const command = "src/server/commands/tickets-command.ts";
  await promisify(execFile)(process.execPath, [command, "answer", id, text], {
    env: { ...process.env, DATA_DIR: process.env.JOURNEYS_DATA_DIR },
  });
}
