import { randomBytes } from "node:crypto";
import type { Page } from "@playwright/test";

/** A number that nobody has had before. */
export function newPhone(start: "98450" | "50", digits: number): string {
  return start + Array.from(randomBytes(digits), (byte) => byte % 10).join("");
}

/** What stands in the letter to a number or an address, as the site shows it where it is tried out. */
export async function passwordSentTo(page: Page, target: string): Promise<string> {
  const letters = await (await page.request.get("/auth/development/letters")).text();
  const letter = letters.split("<li>").find((part) => part.includes(target));
  return /#(\d{6})/.exec(letter ?? "")?.[1] ?? "";
}

/** From the page that asks for a number to wherever one wanted to be: types it, reads the password, and wants no passkey. */
export async function signInHere(page: Page, contact: string): Promise<void> {
  await page.locator("#contact").fill(contact);
  await page.locator("form button").first().click();
  await page.locator("#password").waitFor();
  const target = await page.locator(".target").innerText();
  await page.locator("#password").fill(await passwordSentTo(page, target));
  await page.locator("form button").first().click();
  await page.waitForURL((url) => !url.pathname.startsWith("/auth/") || url.pathname.endsWith("/offer"));
  if (new URL(page.url()).pathname.endsWith("/offer")) await page.locator("main a").last().click();
  await page.waitForURL((url) => !/^\/(?:auth|bumblebee)\//.test(url.pathname));
}

/** Whoever has said so saves on this device, and is not asked to log in. */
export function keepHere(page: Page): Promise<unknown> {
  return page.addInitScript(() => localStorage.setItem("atrium:saved-here", "1"));
}
