import type { Locator, Page } from "@playwright/test";
import { expect, open, test } from "./site-test.ts";

/** The form of the page, after its island is hydrated. */
async function openForm(page: Page, path: string): Promise<Locator> {
  await open(page, path);
  const form = page.locator("main form[data-lead-form]").first();
  await form.locator('[name="name"]').focus();
  await expect(form.locator('[name="property_name"]')).toHaveAttribute("role", "combobox");
  return form;
}

test("SV-01 SV-08 a post code shows whether we build there; outside the served area a waiting list is offered", async ({
  page,
  complaints,
}) => {
  const form = await openForm(page, "/in/talk");
  const code = form.getByLabel("Pincode");
  const note = form.locator(".pincode-note");
  await code.fill("560 066");
  await expect(note).toContainText("Whitefield: we build here");
  await expect(note).toContainText("furniture and furnishings");
  await expect(form.locator('[name="serviceable"]')).toHaveValue("true");

  await code.fill("800001");
  await expect(note).toHaveText("Sorry, we are currently not serviceable in your locality. Please try again");
  await expect(form.locator('[name="serviceable"]')).toHaveValue("false");
  await code.fill("834001");
  await expect(note).toHaveText("Sorry, we are currently not serviceable in this locality.");
  const door = form.locator(".unserved");
  await expect(door).toContainText("Online design");
  await expect(door).toContainText(/The nearest place where we build is .+, about \d+\skm away/);

  const contact = door.getByLabel("Phone or e-mail");
  await contact.fill("12345");
  await door.getByRole("button", { name: "Tell me when you’re here" }).click();
  await expect(door.getByRole("alert")).toHaveText("Enter a phone number or an e-mail address.");
  await contact.fill(`where-${Date.now()}@example.com`);
  await contact.press("Enter");
  await expect(door.getByRole("status")).toContainText(/You’re \d+(st|nd|rd|th) on the list here/);
  await expect(page).toHaveURL(/\/in\/talk$/);

  await code.fill("56010");
  await expect(note).toBeEmpty();
  await expect(door).toBeHidden();
  // The browser logs the status 400 of a refused contact.
  expect(complaints.filter((text) => !text.includes("400"))).toEqual([]);
});

test("SV-04 SV-05 SV-06 SV-07 requests only unknown data, and says when a lookup fails", async ({ page }) => {
  const asked: string[] = [];
  page.on("request", (request) => {
    const [name] = /graphql$|static\/verticals/.exec(request.url()) ?? [];
    if (name) asked.push(name);
  });
  const form = await openForm(page, "/in/talk");
  const code = form.getByLabel("Pincode");
  const note = form.locator(".pincode-note");
  await code.fill("560034");
  await expect(note).toContainText("furniture and furnishings");
  expect(asked, "the default address says by itself what there is").toEqual(["static/verticals"]);

  await code.fill("800001");
  await expect(note).toContainText("not serviceable");
  expect(asked, "where nothing is offered nothing is told of it").toEqual(["static/verticals", "graphql"]);

  await page.route("**/api/graphql", (route) => route.abort());
  await code.fill("560066");
  await expect(note).toContainText("We couldn’t check this just now");
  await expect(form.locator('[name="serviceable"]')).toHaveValue("");
});

test("SV-08 works in Arabic, with Arabic digits", async ({ page }) => {
  const form = await openForm(page, "/sa-ar/talk");
  const code = form.getByLabel("الرمز البريدي");
  const note = form.locator(".pincode-note");
  await code.fill("٢٣٤٥١");
  await expect(note).toContainText("الصفا: نعمل هنا، وأقرب مركز على بعد 6.2 كم");
  await code.fill("٥٥٤٢١");
  await expect(note).toHaveText("عذرًا، لا تتوفر خدماتنا في منطقتكم حاليًا. نرجو المحاولة مرة أخرى");
  await expect(form.locator(".unserved")).toContainText(/أقرب مدينة نعمل فيها: .+\sكم/);
});

test("SV-11 SV-12 a building is found by keyboard and fills in its post code", async ({ page }) => {
  const form = await openForm(page, "/in/talk");
  const details = form.locator("details:has([name='property_name'])");
  if (await details.count()) await details.locator("summary").click();
  const building = form.locator('[name="property_name"]');
  await building.pressSequentially("ceder cou", { delay: 30 });
  const list = form.getByRole("listbox", { name: "Buildings and places" });
  await expect(list.getByRole("option")).toContainText(["Cedar Court Residency"]);
  await building.press("ArrowDown");
  await expect(list.getByRole("option").first()).toHaveAttribute("aria-selected", "true");
  await building.press("Enter");
  await expect(building).toHaveValue("Cedar Court Residency, HSR Layout, Bengaluru");
  await expect(list).toBeHidden();
  await expect(form.locator('[name="pincode"]')).toHaveValue("560102");
  await expect(form.locator('[name="city"]')).toHaveValue("Bengaluru");
  await expect(form.locator('[name="google_place_id"]')).toHaveValue(/^own:in\/bengaluru\//);
  await expect(form.locator(".pincode-note")).toContainText("HSR Layout: we build here");

  await building.pressSequentially("x");
  await expect(form.locator('[name="google_place_id"]')).toHaveValue("");
});
