import { randomBytes } from "node:crypto";
import type { Page } from "@playwright/test";

/** A phone number that no other test has used. */
export function newPhone(start: "98450" | "50", digits: number): string {
  return start + Array.from(randomBytes(digits), (byte) => byte % 10).join("");
}

/** Reads the password from the message to a number or an address, which the site shows in development. */
export async function passwordSentTo(page: Page, target: string): Promise<string> {
  // Tries again, because the server may have closed the connection, which was idle.
  const letters = await (await page.request.get("/auth/development/letters", { maxRetries: 2 })).text();
  const letter = letters.split("<li>").find((part) => part.includes(target));
  return /#(\d{6})/.exec(letter ?? "")?.[1] ?? "";
}

/**
 * Starts on the page that asks for a contact and ends on the requested page: types the contact, reads the password,
 * and declines the passkey.
 */
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

/** The visitor has agreed to save designs on this device, and is not sent to the login. */
export function keepHere(page: Page): Promise<unknown> {
  return page.addInitScript(() => localStorage.setItem("atrium:saved-here", "1"));
}
