import { brokenRules } from "./broken-rules.ts";
import { expect, test } from "./site-test.ts";
import { enterStaff } from "./staff-steps.ts";

const DOCUMENT = "documents/service-pages/in/return-exchange-refunds.md";
const PAGE = "/in/interiors/service/return-exchange-refunds";
const PICTURE = "content/photographs/living-media-navy-5.webp";

test("an editor writes, previews and hands in a draft, a colleague publishes it, and an undo restores the page exactly @wide", async ({
  page,
  browser,
  baseURL,
}) => {
  const before = await (await page.request.get(PAGE)).text();
  const title = `Returns and refunds, edition ${before.length}`;
  await enterStaff(page, ["editor"], baseURL);
  await page.goto(`/staff/content/${encodeURIComponent(DOCUMENT)}`);
  await page
    .getByLabel(/^Title/)
    .first()
    .fill(title);
  await expect(page.getByText(/^Saved at/)).toBeVisible();
  expect(await brokenRules(page)).toEqual([]);
  await page.getByRole("button", { name: "Show the page" }).click();
  await page.getByText("Phone", { exact: true }).click();
  const preview = page.frameLocator("iframe");
  await expect(preview.getByRole("heading", { level: 1 })).toHaveText(title);
  expect(await (await page.request.get(PAGE)).text()).toBe(before);
  await page.getByRole("button", { name: "Ask for review" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Ask for review" }).click();
  await expect(page.getByText("A colleague can review it now.")).toBeVisible();

  const colleague = await (await browser.newContext({ baseURL: baseURL ?? "" })).newPage();
  await enterStaff(colleague, ["editor"], baseURL);
  await colleague.goto("/staff/content?state=review");
  await colleague.getByRole("link", { name: "Returns, exchange and refunds" }).click();
  for (const action of ["Approve", "Publish now"]) {
    await colleague.getByRole("button", { name: action }).click();
    await colleague.getByRole("dialog").getByRole("button", { name: action }).click();
    await expect(colleague.getByRole("dialog")).toBeHidden();
  }
  await expect.poll(async () => (await page.request.get(PAGE)).text()).toContain(title);

  await colleague.getByRole("tab", { name: "History" }).click();
  await colleague.getByRole("button", { name: "Restore" }).last().click();
  await colleague.getByRole("dialog").getByRole("button", { name: "Restore" }).click();
  await expect.poll(async () => (await page.request.get(PAGE)).text()).toBe(before);
  await colleague.context().close();
});

test("a picture that can't be used is refused with a sentence, and a good one is added and described @phone", async ({
  page,
  baseURL,
}) => {
  await enterStaff(page, ["editor"], baseURL);
  await page.goto("/staff/pictures");
  await page.getByRole("button", { name: "Upload a picture" }).click();
  const dialog = page.getByRole("dialog");
  const send = dialog.getByRole("button", { name: "Upload a picture" });
  const file = page.locator("input[type=file]");
  const drawing = Buffer.from("<svg xmlns='http://www.w3.org/2000/svg'/>");
  await file.setInputFiles({ name: "drawing.jpg", mimeType: "image/jpeg", buffer: drawing });
  await send.click();
  await expect(dialog.getByText(/^The picture can’t be read/)).toBeVisible();
  await file.setInputFiles(PICTURE);
  await dialog.getByLabel("Name").fill(`journey-${Date.now()}`);
  await send.click();
  await page.waitForURL("**/staff/pictures/journey-*");
  await page.getByLabel("Description (English)").fill("A living room with a navy wall");
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("Saved.")).toBeVisible();
  expect(await brokenRules(page)).toEqual([]);
});
