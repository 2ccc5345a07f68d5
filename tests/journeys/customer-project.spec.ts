import { execFileSync } from "node:child_process";
import { randomBytes } from "node:crypto";
import { brokenRules } from "./broken-rules.ts";
import { signInHere } from "./log-in.ts";
import { expect, test } from "./site-test.ts";

const CASES = [
  { name: "English", region: "in", country: "in", words: [] },
  { name: "Arabic, after the keys", region: "sa-ar", country: "sa", words: ["--handed-over"] },
] as const;

for (const { name, region, country, words } of CASES)
  test(`CH-01 RL-04 in ${name} a customer logs in and finds the project that a command has loaded`, async ({
    page,
    complaints,
  }) => {
    const contact = `asha-${randomBytes(5).toString("hex")}@example.com`;
    const command = [
      "src/server/commands/project-command.ts",
      "sample",
      contact,
      "--country",
      country,
      ...words,
    ];
    const { PATH, JOURNEYS_DATA_DIR } = process.env;
    execFileSync(process.execPath, command, { env: { PATH, DATA_DIR: JOURNEYS_DATA_DIR } });
    await page.goto(`/${region}/profile`);
    await signInHere(page, contact);
    await page.waitForURL(`**/${region}/profile`);
    await page.locator(`a[href="/${region}/profile/project"]`).last().click();
    await page.waitForURL(`**/${region}/profile/project`);
    await expect(page.locator(".stage-line > li")).toHaveCount(10);
    expect(await brokenRules(page, { within: "main" })).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(
      0,
    );
    await page.locator('.chips a[href="#papers"]').click();
    const download = page.waitForEvent("download");
    await page.locator(".papers a").first().click();
    expect((await download).suggestedFilename()).toMatch(/\.pdf$/);
    expect(complaints).toEqual([]);
  });
