import type { Locator } from "@playwright/test";
import { expect, open, test } from "./site-test.ts";

const REFER = "/in/interiors/refer-a-friend";

test("RF-05 RF-06 RF-07 a visitor refers a friend: errors are shown, then a link to pass on", async ({
  page,
  context,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await open(page, REFER);
  const form = page.locator("form", { has: page.locator('[name="referrer_name"]') });
  await form.locator('[name="referrer_name"]').fill("Asha Rao");
  await form.locator('[name="referrer_email"]').fill("asha@example.com");
  await form.locator('[name="friend_name"]').fill("Vikram Shah");
  await form.locator('[name="friend_phone"]').fill("98450 123");
  await form.locator('[name="friend_agrees"]').check();
  const send = form.getByRole("button", { name: "Send referral" });
  await send.click();
  await expect(form.locator(".field__note--error")).toContainText("This number is too short");
  await expect(form.getByRole("alert").getByRole("link")).toContainText("This number is too short");
  await expect(form.locator('[name="friend_name"]')).toHaveValue("Vikram Shah");
  await form.locator('[name="friend_phone"]').fill("98450 12345");
  await send.click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Thank you, Asha");
  const link = await page.locator(".refer-thanks__address a").getAttribute("href");
  await page.getByRole("button", { name: "Copy the link" }).click();
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(link);
  await page.goto(link ?? "");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(
    "Asha thinks you’ll like our home interiors",
  );
});

test("LF-13 the lead of a referred friend contains the referrer, and whether we serve the post code", async ({
  page,
}) => {
  await open(page, "/in/interiors/referral/REF123");
  const form = page.locator("#lead-form-referral");
  await form.locator('[name="name"]').fill("Vikram Shah");
  await form.locator('[name="phone"]').fill("98450 65432");
  await form.locator('[name="pincode"]').fill("560034");
  await expect(form.locator('[name="serviceable"]')).toHaveValue("true");
  const [request] = await Promise.all([
    page.waitForRequest("**/bumblebee/v1/api/leads"),
    form.locator('[type="submit"]').click(),
  ]);
  expect(request.postDataJSON()).toMatchObject({
    kind: "full",
    pincode: "560034",
    serviceable: true,
    is_whatsapp_enable: true,
    whatsapp_alert: true,
    referral_key: "REF123",
    referrer_name: "Kavya M.",
    referrer_id: "REF123",
  });
  await expect(page.locator("main [data-thanks]")).toBeVisible();
});

test("AMB-56 the referral key is sent with the drawer of the page and with a later lead of the session", async ({
  page,
}) => {
  const sendFrom = async (form: Locator, phone: string) => {
    await form.locator('[name="name"]').fill("Vikram Shah");
    await form.locator('[name="phone"]').fill(phone);
    await form.locator('[name="pincode"]').fill("560034");
    const sent = page.waitForRequest("**/bumblebee/v1/api/leads");
    await form.locator('[type="submit"]').click();
    return (await sent).postDataJSON();
  };
  await open(page, "/in/interiors/referral/ref123");
  await page.locator('[data-opens="lead-drawer"]:visible').first().click();
  const drawer = page.locator("#lead-drawer [data-lead-form]");
  await expect(drawer).toHaveJSProperty("noValidate", true);
  expect(await sendFrom(drawer, "98450 65433")).toMatchObject({ referral_key: "REF123" });
  await open(page, "/in/talk");
  const later = page.locator('[data-lead-form="page"]');
  await later.locator('[name="name"]').focus();
  await expect(later).toHaveJSProperty("noValidate", true);
  expect(await sendFrom(later, "98450 65434")).toMatchObject({ referral_key: "REF123" });
});

test("LF-24 SF-01 SF-02 SF-03 the guide is offered after its form and saved under its name; a failure is shown", async ({
  page,
  complaints,
}) => {
  await open(page, "/in/design-ideas");
  await page.locator("[data-guide]").getByRole("link", { name: "Get the guide" }).click();
  const drawer = page.getByRole("dialog", { name: "Get the guide" });
  await drawer.locator('[name="name"]').fill("Kavya Menon");
  await drawer.locator('[name="phone"]').fill("98450 54321");
  await drawer.locator('[name="pincode"]').fill("560034");
  await drawer.getByRole("button", { name: "Send me the guide" }).click();
  const link = drawer.getByRole("link", { name: "Download the guide" });
  const [download, request] = await Promise.all([
    page.waitForEvent("download"),
    page.waitForRequest("**/v1/api/downloadStaticFile?**"),
    link.click(),
  ]);
  expect([request.method(), request.headers()["content-type"]]).toEqual(["POST", "multipart/form-data"]);
  expect(download.suggestedFilename()).toBe("5 things you are doing wrong with your home interiors.pdf");

  await page.route("**/v1/api/downloadStaticFile?**", (route) => route.fulfill({ status: 500, body: "" }));
  await link.click();
  await expect(drawer.locator(".guide-download__note")).not.toBeEmpty();
  expect(complaints.join()).toContain("Failed to download static file with code 500");
});
