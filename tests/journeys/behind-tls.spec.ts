import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { openKilledSite } from "../faults/killed-site.ts";
import { type HostHeader, startInnerProxy, startTlsProxy } from "../support/tls-proxy.ts";
import { expect, open, test } from "./site-test.ts";

/** The Host header that the outer proxy sends. Both are tested on one site, because starting one takes long. */
const HOSTS: readonly HostHeader[] = ["kept", "replaced"];

// A single proxy in front differs only in TRUST_PROXY: tests/pages/form-origin.test.ts covers it.
test("forms work through a proxy with TLS and a load balancer behind it", async ({ browser }) => {
  // A separate site has to start first.
  test.slow();
  const dataDirectory = mkdtempSync(join(tmpdir(), "atrium-tls-"));
  let inside = "";
  let host: HostHeader = "kept";
  const inner = await startInnerProxy(() => inside, "replaced");
  const front = await startTlsProxy(() => ({ target: `http://localhost:${inner.port}`, host }));
  const publicUrl = `https://localhost:${front.port}`;
  const site = await openKilledSite({ DATA_DIR: dataDirectory, PUBLIC_URL: publicUrl, TRUST_PROXY: "2" });
  inside = site.url;
  try {
    await site.isReady();
    for (host of HOSTS) {
      const hasScript = host === "kept";
      await test.step(`${host}, ${hasScript ? "with" : "without"} JavaScript`, async () => {
        const context = await browser.newContext({
          baseURL: publicUrl,
          ignoreHTTPSErrors: true,
          javaScriptEnabled: hasScript,
          reducedMotion: "reduce",
        });
        await bookAndStop(await context.newPage(), hasScript);
        await context.close();
      });
    }
  } finally {
    await front.close();
    await inner.close();
    await site.stop();
    rmSync(dataDirectory, { recursive: true, force: true });
  }
});

/**
 * Submits wrong data, then correct data, then books a visit, changes the preferences and stops all contact: every
 * form that a new visitor sees.
 */
async function bookAndStop(page: Page, hasScript: boolean): Promise<void> {
  const field = (name: string) => page.locator(`#lead-page-${name}`);
  // Sends by key, because the note below the post code moves the button while it is pressed.
  const send = () => field("phone").press("Enter");
  await (hasScript ? open(page, "/in/talk") : page.goto("/in/talk"));
  await field("name").fill("Kavya Menon");
  await field("phone").fill("98");
  await field("pincode").fill("560034");
  await send();
  await expect(field("phone")).toHaveAttribute("aria-invalid", "true");
  await expect(field("name")).toHaveValue("Kavya Menon");
  await field("phone").fill(`98450${String(Math.floor(Math.random() * 100_000)).padStart(5, "0")}`);
  await send();
  await expect(page.getByRole("heading", { name: "Thank you for your interest!" })).toBeVisible();
  await page.locator(".thanks__slots[open] .thanks__time").last().click();
  await page.getByRole("button", { name: "Book this time" }).click();
  await expect(page.locator("[data-ec-thanks]")).toBeVisible();
  await page.getByRole("link", { name: "Change how we reach you" }).click();
  await page.getByRole("radio", { name: "WhatsApp" }).check();
  await page.getByRole("button", { name: "Save my choices" }).click();
  await expect(page.locator(".pact__next")).toContainText("WhatsApp");
}
