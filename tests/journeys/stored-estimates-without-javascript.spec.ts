import { askForDesigner, changeTo, ESTIMATE_CASES, keepPrice, keepVersion } from "./estimate-steps.ts";
import { expect, test } from "./site-test.ts";

test.use({ javaScriptEnabled: false });

for (const { name, address, field, ...contact } of ESTIMATE_CASES)
  test(`ST-08 in ${name} an estimate is saved, changed by its owner and booked without JavaScript`, async ({
    page,
  }) => {
    await page.goto(address);
    const path = await keepPrice(page);
    await changeTo(page, field);
    await keepVersion(page, path);
    await page.locator("a[data-estimate]").click();
    const form = page.locator(".lead-form", { has: page.locator('[name="estimate_version"]') });
    await expect(form.locator('[name="estimate_version"]')).toHaveValue("2");
    await askForDesigner(form, contact);
    await expect(page.locator(`.thanks__foot a[href="${path}?version=2"]`)).toBeVisible();
  });
