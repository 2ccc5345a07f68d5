import { execFileSync } from "node:child_process";
import { randomBytes } from "node:crypto";
import { expect, type Page } from "@playwright/test";
import { Secret, TOTP } from "otpauth";
import { signInHere } from "./log-in.ts";

/** The link of an invitation, as an operator makes it. */
function invite(email: string, roles: readonly string[], baseURL: string | undefined): string {
  const words = ["src/server/commands/staff-command.ts", "invite", email, "--name", email];
  const { PATH, JOURNEYS_DATA_DIR } = process.env;
  const env = { PATH, DATA_DIR: JOURNEYS_DATA_DIR, PUBLIC_URL: baseURL };
  const given = roles.flatMap((role) => ["--role", role]);
  const printed = execFileSync(process.execPath, [...words, ...given], { env, encoding: "utf8" });
  return printed.trim().split("\n").at(-1) ?? "";
}

/** Opens an invitation and logs in with the invited address. */
export async function openInvitation(
  page: Page,
  roles: readonly string[],
  baseURL: string | undefined,
): Promise<void> {
  const email = `${roles[0]}-${randomBytes(5).toString("hex")}@example.com`;
  await page.goto(invite(email, roles, baseURL));
  await signInHere(page, email);
  await page.waitForURL((url) => url.pathname.startsWith("/staff"));
}

/** Enters the application; an administrator also sets up an authenticator. */
export async function enterStaff(
  page: Page,
  roles: readonly string[],
  baseURL: string | undefined,
): Promise<void> {
  await openInvitation(page, roles, baseURL);
  if (roles.includes("admin")) {
    const secret = (await page.locator("pre").innerText()).trim();
    await page.locator('input[autocomplete="one-time-code"]').fill(codeOf(secret));
    await page.locator('form button[type="submit"]').click();
  }
  await page.getByRole("navigation").first().waitFor({ state: "attached" });
}

export function codeOf(secret: string): string {
  return new TOTP({ secret: Secret.fromBase32(secret) }).generate();
}

export async function sendLead(page: Page, data: Record<string, string>): Promise<void> {
  const sent = { about: "Sage kitchen", city: "Bengaluru", ...data };
  expect((await page.request.post("/bumblebee/v1/api/leads", { data: sent })).status()).toBe(200);
}
