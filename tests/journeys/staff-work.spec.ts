import { randomBytes } from "node:crypto";
import type { Page } from "@playwright/test";
import { brokenRules } from "./broken-rules.ts";
import { newPhone, signInHere } from "./log-in.ts";
import { expect, test } from "./site-test.ts";
import { enterStaff, sendLead } from "./staff-steps.ts";

const PDF = { name: "plan.pdf", mimeType: "application/pdf", buffer: Buffer.from("%PDF-1.7\n%%EOF\n") };

function newName(): string {
  return `Lead ${randomBytes(5).toString("hex")}`;
}

async function openLead(page: Page, name: string): Promise<void> {
  await page.goto(`/staff/leads?${new URLSearchParams({ search: name.split(" ")[1] ?? "" })}`);
  await page.getByRole("link", { name }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(name);
}

/** A day of the next week on which the first centre of Bengaluru has a free hour: tomorrow may be a holiday. */
function openDay(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const ask = async (path: string) => (await fetch(`/api/staff/v1/${path}`)).json();
    const { centres } = await ask("centres");
    const { ecName } = centres.find((one: { ecName: string }) => one.ecName.includes("Bengaluru"));
    const from = new Date(Date.now() + 2 * 24 * 60 * 60_000).toISOString().slice(0, 10);
    const { days } = await ask(
      `visits?${new URLSearchParams({ country: "IN", centre: ecName, from, days: "7" })}`,
    );
    type Day = { day: string; hours: { taken: number; capacity: number }[] };
    return days.find(({ hours }: Day) => hours.some(({ taken, capacity }) => taken < capacity)).day;
  });
}

/** Every screen fits, and has no fault that a machine finds. */
async function expectSound(page: Page): Promise<void> {
  expect(await brokenRules(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
}

test("a lead becomes a visit and a project; the customer decides, and the project manager sees it at once @wide", async ({
  page,
  browser,
  baseURL,
}) => {
  const name = newName();
  const email = `customer-${randomBytes(5).toString("hex")}@example.com`;
  await sendLead(page, {
    name,
    phone: `+91${newPhone("98450", 5)}`,
    iso_code: "IN",
    email,
    city: "Bengaluru",
  });
  await enterStaff(page, ["sales", "project-manager"], baseURL);
  await openLead(page, name);
  await page.getByRole("button", { name: "Book a visit" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("New day").fill(await openDay(page));
  await dialog.getByRole("combobox", { name: "New hour" }).click();
  await page.getByRole("option").last().click();
  await expectSound(page);
  await dialog.getByRole("button", { name: "Book a visit" }).click();
  await expect(page.getByText("The visit is booked.")).toBeVisible();
  await expect(page.getByText("Visit", { exact: true }).first()).toBeVisible();

  await page.getByRole("link", { name: "Make a project" }).click();
  await page.getByRole("button", { name: "Create the project" }).click();
  await page.waitForURL("**/staff/projects/*");
  await page.getByRole("button", { name: /^Decisions/ }).click();
  await page.getByRole("button", { name: "Add an entry" }).first().waitFor();
  const decisions = page.getByRole("region", { name: /^Decisions/ });
  await decisions.getByRole("button", { name: "Add an entry" }).click();
  await decisions.getByLabel(/^Title \(English\)/).fill("Front of the kitchen");
  await decisions.getByLabel(/^Text \(English\)/).fill("Choose the front before the order.");
  await decisions.getByLabel("Last day to decide").fill("2099-12-31");
  for (const [index, option] of ["Laminate", "Lacquer"].entries()) {
    await decisions.getByRole("button", { name: "Add an option" }).click();
    await decisions
      .getByLabel(/^Name of the option \(English\)/)
      .nth(index)
      .fill(option);
  }
  await expectSound(page);
  await decisions.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("Saved.")).toBeVisible();

  const customer = await (
    await browser.newContext({ ...(baseURL && { baseURL }), locale: "en-GB" })
  ).newPage();
  await customer.goto("/in/profile/project");
  await signInHere(customer, email);
  await customer.goto("/in/profile/project");
  await customer.getByRole("button", { name: /Lacquer/ }).click();
  await expect(page.getByText(/Chosen: Lacquer/)).toBeVisible();
  await customer.context().close();
});

test("support answers a ticket with a file, and the customer finds both @wide", async ({
  page,
  browser,
  baseURL,
}) => {
  const email = `customer-${randomBytes(5).toString("hex")}@example.com`;
  const customer = await (
    await browser.newContext({ ...(baseURL && { baseURL }), locale: "en-GB" })
  ).newPage();
  await customer.goto("/in/profile/tickets");
  await signInHere(customer, email);
  const ticket = { ticketType: "other issue", description: "The left shutter rubs.", region: "in" };
  const query = new URLSearchParams({ ticketData: JSON.stringify(ticket) });
  const id = await customer.evaluate(
    async (address) => (await (await fetch(address)).json()).id,
    `/bumblebee/v1/api/raise-ticket?${query}`,
  );

  await enterStaff(page, ["support"], baseURL);
  await page.goto(`/staff/tickets/${id}`);
  await page.getByLabel(/^Answer \(the customer reads/).fill("We come on Monday.");
  await page.locator('input[type="file"]').setInputFiles(PDF);
  await page.getByRole("button", { name: "Remove plan.pdf" }).waitFor();
  await expectSound(page);
  await page.getByRole("button", { name: "Send the answer" }).click();
  await expect(page.getByText("The answer is sent.")).toBeVisible();

  await customer.goto(`/in/profile/tickets?ticket=${id}`);
  await expect(customer.getByText("We come on Monday.")).toBeVisible();
  const download = customer.waitForEvent("download");
  await customer.getByRole("link", { name: /plan\.pdf/ }).click();
  expect((await download).suggestedFilename()).toBe("plan.pdf");
  await customer.context().close();
});

test("a customer without an account is erased on request, with a receipt", async ({ page, baseURL }) => {
  const name = newName();
  const phone = `+91${newPhone("98450", 5)}`;
  await sendLead(page, { name, phone, iso_code: "IN" });
  await enterStaff(page, ["admin"], baseURL);
  await page.goto("/staff/people");
  await page.getByLabel("Phone number or e-mail address").fill(phone);
  await page.getByRole("button", { name: "Find", exact: true }).click();
  await page.getByRole("button", { name: "Erase the person" }).click();
  const erase = page.getByRole("button", { name: "Erase now" });
  await page.getByLabel("Type the contact again").fill("+919845000000");
  await page.getByLabel("Reason").last().fill("The person asked on the telephone.");
  await erase.click();
  await expect(page.getByText("The two contacts are not the same.")).toBeVisible();
  await page.getByLabel("Type the contact again").fill(phone);
  await expectSound(page);
  await erase.click();
  await page.waitForURL("**/staff/people/E-*");
  await expect(page.getByText("1 lead", { exact: true })).toBeVisible();
  await expectSound(page);
  await page.goto(`/staff/leads?${new URLSearchParams({ search: name.split(" ")[1] ?? "" })}`);
  await expect(page.getByText("Nothing fits these filters.")).toBeVisible();
});

for (const language of ["en", "ar"])
  test(`every screen fits and is accessible in ${language} @every-width`, async ({
    page,
    baseURL,
    complaints,
  }) => {
    await page.addInitScript((code) => localStorage.setItem("atrium-staff-language", code), language);
    await enterStaff(page, ["admin"], baseURL);
    for (const screen of [
      "leads?view=board",
      "projects",
      "tickets",
      "visits",
      "people",
      "health",
      "members",
      "audit",
    ]) {
      await page.goto(`/staff/${screen}`);
      await page.getByRole("heading", { level: 1 }).waitFor();
      await expect(page.locator(".mantine-Loader-root")).toHaveCount(0);
      await expectSound(page);
    }
    expect(complaints).toEqual([]);
  });
