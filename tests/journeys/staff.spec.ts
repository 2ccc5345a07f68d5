import { randomBytes } from "node:crypto";
import type { Page } from "@playwright/test";
import { brokenRules } from "./broken-rules.ts";
import { newPhone } from "./log-in.ts";
import { expect, test } from "./site-test.ts";
import { codeOf, enterStaff, openInvitation, sendLead } from "./staff-steps.ts";

const CASES = [
  {
    language: "en",
    country: "IN",
    phone: () => `+91${newPhone("98450", 5)}`,
    save: "Save",
    stage: "Stage",
    qualified: "Qualified",
    search: "Search",
    note: "New note",
    addNote: "Add the note",
    saved: "Saved.",
  },
  {
    language: "ar",
    country: "SA",
    phone: () => `+966${newPhone("50", 7)}`,
    save: "حفظ",
    stage: "المرحلة",
    qualified: "مؤهل",
    search: "بحث",
    note: "ملاحظة جديدة",
    addNote: "أضيفوا الملاحظة",
    saved: "تم الحفظ.",
  },
] as const;

function overflow(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
}

for (const words of CASES)
  test(`in ${words.language} a salesperson finds a lead, moves it on and leaves a note @every-width`, async ({
    page,
    baseURL,
    complaints,
  }) => {
    const name = `Lead ${randomBytes(5).toString("hex")}`;
    await sendLead(page, { name, phone: words.phone(), iso_code: words.country });
    await page.addInitScript(
      (language) => localStorage.setItem("atrium-staff-language", language),
      words.language,
    );
    await enterStaff(page, ["sales"], baseURL);
    await page.getByLabel(words.search).fill(name.split(" ")[1] ?? "");
    await expect(page.getByRole("row")).toHaveCount(2);
    expect(await brokenRules(page)).toEqual([]);
    expect(await overflow(page)).toBeLessThanOrEqual(0);
    await page.getByRole("link", { name }).click();
    await page.waitForURL("**/staff/leads/*");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(name);
    expect(await brokenRules(page)).toEqual([]);
    expect(await overflow(page)).toBeLessThanOrEqual(0);

    await page.getByRole("combobox", { name: words.stage }).click();
    await page.getByRole("option", { name: words.qualified }).click();
    await page.getByRole("button", { name: words.save, exact: true }).click();
    await expect(page.getByText(words.saved)).toBeVisible();
    await page.getByLabel(words.note).fill("Prefers Sundays.");
    await page.getByRole("button", { name: words.addNote }).click();
    await expect(page.getByText("Prefers Sundays.", { exact: true })).toBeVisible();
    await page.reload();
    await expect(page.getByText("Prefers Sundays.", { exact: true })).toBeVisible();
    await expect(page.getByRole("combobox", { name: words.stage })).toHaveValue(words.qualified);
    expect(complaints).toEqual([]);
  });

test("what a member has typed stays when another member has changed the lead meanwhile @wide", async ({
  page,
  context,
  baseURL,
}) => {
  const name = `Lead ${randomBytes(5).toString("hex")}`;
  await sendLead(page, { name, phone: `+91${newPhone("98450", 5)}`, iso_code: "IN" });
  await enterStaff(page, ["sales"], baseURL);
  await page.getByLabel("Search").fill(name.split(" ")[1] ?? "");
  await page.getByRole("link", { name }).click();
  await page.getByLabel("Next step").fill("Send the estimate");
  const other = await context.newPage();
  await other.goto(page.url());
  await other.getByLabel("Next step").fill("Call on Monday");
  await other.getByRole("button", { name: "Save", exact: true }).click();
  await expect(other.getByText("Saved.")).toBeVisible();

  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(page.getByRole("alert").getByText("Someone else has changed this")).toBeVisible();
  await expect(page.getByLabel("Next step")).toHaveValue("Send the estimate");
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(page.getByText("Saved.")).toBeVisible();
});

test("an administrator sets up an authenticator, invites a member and finds it in the audit log @wide", async ({
  page,
  baseURL,
}) => {
  await openInvitation(page, ["admin"], baseURL);
  const secret = (await page.locator("pre").innerText()).trim();
  await page.getByLabel("Code", { exact: true }).fill("000000");
  await page.getByRole("button", { name: "Confirm" }).click();
  await expect(page.getByText("The code is wrong")).toBeVisible();
  expect(await brokenRules(page)).toEqual([]);
  await page.getByLabel("Code", { exact: true }).fill(codeOf(secret));
  await page.getByRole("button", { name: "Confirm" }).click();
  await page.getByRole("link", { name: "Members" }).click();
  await page.getByRole("button", { name: "Invite" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("button", { name: "Invite" }).click();
  await expect(dialog.getByText("Enter a name.")).toBeVisible();
  expect(await brokenRules(page)).toEqual([]);
  const email = `new-${randomBytes(5).toString("hex")}@example.com`;
  await dialog.getByLabel("Name").fill("New Member");
  await dialog.getByLabel("E-mail").fill(email);
  await dialog.getByRole("combobox", { name: "Roles" }).focus();
  await page.keyboard.press("ArrowDown");
  await page.getByRole("option", { name: "Support" }).click();
  await page.keyboard.press("Escape");
  await dialog.getByRole("button", { name: "Invite" }).click();
  await expect(dialog.getByText("/staff/enter?invitation=")).toBeVisible();
  await dialog.getByRole("button", { name: "Close" }).last().click();
  await page.getByRole("link", { name: "Audit log" }).click();
  await expect(page.getByText("inviteStaffMember").first()).toBeVisible();
  expect(await brokenRules(page)).toEqual([]);
});

test("a viewer sees leads, and every write is refused, also directly at the call", async ({
  page,
  baseURL,
}) => {
  const name = `Lead ${randomBytes(5).toString("hex")}`;
  await sendLead(page, { name, phone: `+91${newPhone("98450", 5)}`, iso_code: "IN" });
  await enterStaff(page, ["viewer"], baseURL);
  await page.getByLabel("Search").fill(name.split(" ")[1] ?? "");
  await page.getByRole("link", { name }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(name);
  for (const action of ["Save", "Call", "Add the note"])
    await expect(page.getByRole("button", { name: action, exact: true })).toHaveCount(0);
  const id = page.url().split("/").at(-1);
  const answer = await page.evaluate(
    async (address) =>
      (
        await fetch(address, {
          method: "POST",
          headers: { "content-type": "application/json" },
          body: JSON.stringify({ version: 1, stage: "won" }),
        })
      ).status,
    `/api/staff/v1/leads/${id}`,
  );
  expect(answer).toBe(403);
});
