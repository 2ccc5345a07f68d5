import { timingSafeEqual } from "node:crypto";
import type { MiddlewareHandler } from "hono";
import { readText } from "../http/read-text.ts";
import { Refusal } from "../http/refusal.ts";
import { signWebhook } from "../leads/crm/sign-webhook.ts";

const TOLERANCE_SECONDS = 5 * 60;

/** Lets pass only what was signed with the secret that we share with the CRM, the way we sign what we send to it. */
export function requireSignature(secret: string | undefined): MiddlewareHandler {
  return async (context, next) => {
    if (context.req.method !== "POST") return next();
    if (!secret) return new Refusal(403, "No CRM is set up here.").respond();
    const timestamp = context.req.header("x-atrium-timestamp") ?? "";
    const signature = context.req.header("x-atrium-signature") ?? "";
    const body = await readText(context.req.raw);
    if (body === undefined) return new Refusal(413, "The body is larger than 64 KB.").respond();
    if (!isSame(signature, signWebhook(secret, timestamp, body)))
      return new Refusal(401, "The signature is missing or wrong.").respond();
    if (!isRecent(timestamp)) return new Refusal(403, "The signature is older than five minutes.").respond();
    // It has been read; whoever comes next reads it again.
    context.req.raw = new Request(context.req.raw.url, {
      method: "POST",
      headers: context.req.raw.headers,
      body,
    });
    return next();
  };
}

function isSame(given: string, expected: string): boolean {
  const [one, other] = [Buffer.from(given), Buffer.from(expected)];
  return one.length === other.length && timingSafeEqual(one, other);
}

function isRecent(timestamp: string): boolean {
  const age = Date.now() / 1000 - Number(timestamp);
  return Math.abs(age) <= TOLERANCE_SECONDS;
}
