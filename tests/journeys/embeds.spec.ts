import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import type { FrameLocator, Page } from "@playwright/test";
import { expect, open, test } from "./site-test.ts";

/** Phone numbers that no other test uses, because one number may send only a few leads. */
const digits = (count: number) =>
  Array.from({ length: count }, () => Math.floor(Math.random() * 10)).join("");

/** A page of another site, on its own origin, that contains only our loader. */
async function foreignPage(body: string): Promise<{ server: Server; url: string }> {
  const server = createServer((_, response) => {
    response.writeHead(200, { "content-type": "text/html; charset=utf-8" });
    response.end(`<!doctype html><html lang="en"><title>Partner</title><body>${body}</body></html>`);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return { server, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/` };
}

test.describe("OE-06 on the page of another site", () => {
  let server: Server;

  test.afterEach(async () => {
    await new Promise((resolve) => server.close(resolve));
  });

  test("the loader shows an embed in its own height, opens the form on request, and a lead is sent", async ({
    page,
    baseURL,
  }) => {
    const partner = await foreignPage(
      `<button id="before">Before</button>
       <div data-atrium-embed="cta" data-cta-text="Call me" data-form-title="Talk to Asha"></div>
       <script src="${baseURL}/scripts/embed.js"></script>`,
    );
    server = partner.server;
    await page.goto(partner.url);
    const embed = page.frameLocator("[data-atrium-embed] iframe");
    await expect(embed.locator("h1")).toBeVisible();
    await expectOwnHeight(page, embed);

    await embed.getByRole("link", { name: "Call me" }).click();
    const dialog = page.getByRole("dialog", { name: "Talk to Asha" });
    await expect(dialog).toBeVisible();
    const widget = dialog.frameLocator("iframe");
    await expect(widget.locator("h1")).toHaveText("Talk to Asha");
    await widget.locator("h1").click();
    // The frame that receives the key is removed with the dialog, so its response to the browser may be lost.
    await Promise.race([page.keyboard.press("Escape"), expect(dialog).toHaveCount(0)]);
    await expect(dialog).toHaveCount(0);

    await embed.getByRole("link", { name: "Call me" }).click();
    const form = page.getByRole("dialog").frameLocator("iframe").locator("form");
    await form.locator('[name="name"]').fill("Asha Rao");
    await form.locator('[name="phone"]').fill(`98451 ${digits(5)}`);
    await form.locator('[name="pincode"]').fill("560034");
    // The form's script has started; before that the form would be submitted without it, and the outer page would get
    // no event.
    await expect(form).toHaveAttribute("novalidate");
    const told = page.evaluate(
      () => new Promise((resolve) => addEventListener("atrium:lead-sent", (event) => resolve(event.type))),
    );
    const sent = page.waitForRequest("**/bumblebee/v1/api/leads");
    // Sends by key, because the note below the post code moves the button while it is pressed.
    await form.locator('[name="name"]').press("Enter");
    expect(JSON.parse((await sent).postData() ?? "")).toMatchObject({ cta_type: "Oembed Open Form" });
    expect(await told).toBe("atrium:lead-sent");
    const thanks = page.getByRole("dialog").frameLocator("iframe").locator("[data-thanks]");
    await expect(thanks).toBeVisible();
  });

  test("without a loader the form opens inside the frame", async ({ page, baseURL }) => {
    const partner = await foreignPage(
      `<iframe src="${baseURL}/oembed/cta" title="Talk" width="400" height="400"></iframe>`,
    );
    server = partner.server;
    await page.goto(partner.url);
    const heard = page.evaluate(
      () =>
        new Promise((resolve) =>
          addEventListener("message", ({ data }) => data?.type === "open-form" && resolve(data)),
        ),
    );
    const frame = page.frameLocator("iframe");
    await expect(frame.locator("h1")).toBeVisible();
    await frame.locator("a[data-cta-type]").click();
    expect(await heard).toMatchObject({
      source: "atrium",
      ctaText: expect.any(String),
      formTitle: expect.any(String),
      ctaType: "Oembed Open Form",
    });
    await expect(frame.locator('form[data-lead-form="embed"]')).toBeVisible();
  });
});

test("OE-06 a message opens the drawer of our own page with its text; hostile messages open nothing", async ({
  page,
}) => {
  await open(page, "/in");
  const drawer = page.locator("#lead-drawer");
  await page.evaluate(() => {
    const wish = { source: "atrium", version: 1, type: "open-form" };
    for (const hostile of [
      null,
      "open-form",
      { ...wish, version: 9 },
      { ...wish, ctaType: "Anything" },
      { ...wish, formTitle: "x".repeat(500) },
      { ...wish, ctaText: { toString: "x" } },
    ])
      window.postMessage(hostile, "*");
    // A message from a frame without an origin must be ignored.
    const frame = document.createElement("iframe");
    frame.setAttribute("sandbox", "allow-scripts");
    frame.srcdoc = `<script>parent.postMessage(${JSON.stringify(wish)}, "*")</script>`;
    document.body.append(frame);
    return new Promise((resolve) => setTimeout(resolve, 300));
  });
  await expect(drawer).not.toBeVisible();
  await page.evaluate(() =>
    window.postMessage(
      {
        source: "atrium",
        version: 1,
        type: "open-form",
        ctaText: "Call me",
        formTitle: "Talk to Asha",
        ctaType: "Oembed Pop-Up",
      },
      window.location.origin,
    ),
  );
  await expect(drawer).toBeVisible();
  await expect(drawer.getByRole("heading", { name: "Talk to Asha" })).toBeVisible();
  await expect(drawer.locator('.lead-form [type="submit"]')).toHaveText("Call me");
  await expect(drawer.locator('[name="cta_type"]')).toHaveValue("Oembed Pop-Up");
});

async function expectOwnHeight(page: Page, embed: FrameLocator): Promise<void> {
  const frame = page.locator("[data-atrium-embed] iframe");
  await expect
    .poll(async () => {
      const inside = await embed.locator("main").evaluate((main) => main.getBoundingClientRect().height);
      const outside = await frame.evaluate((element) => element.getBoundingClientRect().height);
      return Math.abs(outside - inside);
    })
    .toBeLessThan(2);
}
