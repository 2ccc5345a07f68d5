import { randomBytes } from "node:crypto";
import type { Page } from "@playwright/test";
import { brokenRules } from "./broken-rules.ts";
import { newPhone, passwordSentTo, signInHere } from "./log-in.ts";
import { expect, open, test } from "./site-test.ts";

const CASES = [
  {
    name: "English",
    region: "in",
    contact: () => newPhone("98450", 5),
    address: { label: "Home", flat: "B-1204", street: "12th Main", city: "Bengaluru" },
    state: "Karnataka",
    postcode: { wrong: "056010", right: "560 102", kept: "560102" },
  },
  {
    name: "Arabic",
    region: "sa-ar",
    contact: () => newPhone("50", 7),
    address: {
      label: "المنزل",
      buildingNumber: "٧٤٢١",
      street: "طريق الأمير سلطان",
      district: "الروضة",
      city: "جدة",
      additional: "2960",
    },
    state: undefined,
    postcode: { wrong: "2343", right: "23435", kept: "23435" },
  },
] as const;

for (const { name, region, contact, address, state, postcode } of CASES) {
  test(`CH-08 CH-09 in ${name} a customer changes the e-mail with a one-time password, and a wrong password loses nothing`, async ({
    page,
    complaints,
  }) => {
    const email = `new-${randomBytes(5).toString("hex")}@example.com`;
    await logInAt(page, `/${region}/profile/details`, contact());
    await page.locator('#email a[href$="?edit=email#email"]').click();
    await page.locator("[name=username]").fill(email);
    await page.locator('[name=do][value="send"]').click();

    const field = page.locator("input[name=otp]");
    await expect(field).toBeFocused();
    const password = await passwordSentTo(page, email);
    expect(password).toMatch(/^\d{6}$/);
    await field.fill(password.replace(/\d$/, (digit) => String((Number(digit) + 1) % 10)));
    await page.locator('[name=do][value="verify"]').click();
    await expect(field).toHaveAttribute("aria-invalid", "true");
    await expect(field).toBeFocused();
    await expect(page.locator("#email [role=status]")).toContainText(email);
    expect(await brokenRules(page, { within: "main" })).toEqual([]);

    await field.fill(password);
    await page.locator('[name=do][value="verify"]').click();
    await page.waitForURL(`**/${region}/profile/details?done=email`);
    await expect(page.locator("#email .details__value")).toHaveText(/^n\*+\w@example\.com$/);
    expect(complaints.filter(isNoRefusal)).toEqual([]);
  });

  test(`CH-08 in ${name} a customer adds an address; a wrong postal code shows an error at its field, and keeps the rest`, async ({
    page,
    complaints,
  }) => {
    await logInAt(page, `/${region}/profile/address`, contact());
    for (const [field, value] of Object.entries(address))
      await page.locator(`.address-form [name=${field}]`).fill(value);
    if (state) await page.locator("[name=state]").selectOption(state);
    await page.locator("[name=postcode]").fill(postcode.wrong);
    await page.locator('[name=do][value="save"]').click();

    await expect(page.locator(".address-form [role=alert]")).toBeFocused();
    await expect(page.locator(".address-form [aria-invalid=true]")).toHaveCount(1);
    await expect(page.locator("[name=postcode]")).toHaveAttribute("aria-invalid", "true");
    for (const [field, value] of Object.entries(address))
      await expect(page.locator(`.address-form [name=${field}]`)).toHaveValue(value);
    if (state) await expect(page.locator("[name=state]")).toHaveValue(state);
    expect(await brokenRules(page, { within: "main" })).toEqual([]);

    await page.locator("[name=postcode]").fill(postcode.right);
    await page.locator('[name=do][value="save"]').click();
    await page.waitForURL(`**/${region}/profile/address?done=saved`);
    await expect(page.locator(".address h2")).toHaveText(address.label);
    await expect(page.locator(".address__lines")).toContainText(postcode.kept);
    expect(await brokenRules(page, { within: "main" })).toEqual([]);
    expect(complaints.filter(isNoRefusal)).toEqual([]);
  });

  test(`CH-08 PP-02 PP-03 in ${name} WhatsApp is off until the customer switches it on`, async ({
    page,
    complaints,
  }) => {
    const path = `/${region}/profile/notifications`;
    await logInAt(page, path, contact());
    const whatsapp = page.locator("[type=checkbox][name=whatsapp]");
    await expect(page.locator("[type=checkbox][name=email]")).toBeChecked();
    await expect(whatsapp).not.toBeChecked();
    await whatsapp.check();
    await page.locator('[name=do][value="save"]').click();
    await page.waitForURL(`**${path}?done=saved`);
    await open(page, path);
    await expect(whatsapp).toBeChecked();
    await expect(page.locator(".changes li")).toHaveCount(1);
    expect(await brokenRules(page, { within: "main" })).toEqual([]);
    expect(complaints).toEqual([]);
  });
}

async function logInAt(page: Page, path: string, contact: string): Promise<void> {
  await page.goto(path);
  await signInHere(page, contact);
  expect(new URL(page.url()).pathname).toBe(path);
}

/** The browser also logs the status of a refused form. */
function isNoRefusal(complaint: string): boolean {
  return !complaint.includes("422");
}
