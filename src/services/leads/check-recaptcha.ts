import { z } from "zod";
import type { RecaptchaConfig } from "../config/customer-config.ts";

export type RecaptchaVerdict = "ok" | "missing" | "refused" | "unreachable";

const PATIENCE_MS = 3000;

const Verdict = z.object({ success: z.boolean(), score: z.number().min(0).max(1).optional() });

/** Asks whether a person sent the form. Where nothing is configured, everybody is believed. */
export async function checkRecaptcha(
  config: RecaptchaConfig | undefined,
  token: string | undefined,
  address?: string,
): Promise<RecaptchaVerdict> {
  if (!config) return "ok";
  if (!token) return "missing";
  const verdict = await askForVerdict(config, token, address);
  if (!verdict) return "unreachable";
  return verdict.success && hasScore(config, verdict.score) ? "ok" : "refused";
}

/** Version 2 asks the visitor and knows; version 3 only guesses, and says how sure it is. */
function hasScore({ version, minScore }: RecaptchaConfig, score = 0): boolean {
  return version === 2 || score >= minScore;
}

async function askForVerdict(
  { url, secret }: RecaptchaConfig,
  token: string,
  address: string | undefined,
): Promise<z.infer<typeof Verdict> | undefined> {
  const fields = new URLSearchParams({ secret, response: token });
  if (address) fields.set("remoteip", address);
  try {
    const response = await fetch(`${url}/recaptcha/api/siteverify`, {
      method: "POST",
      body: fields,
      redirect: "error",
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
    if (!response.ok) return undefined;
    return Verdict.safeParse(await response.json()).data;
  } catch {
    // No answer, too late, or no JSON: the caller keeps the lead and looks at it later, whatever it was.
    return undefined;
  }
}
