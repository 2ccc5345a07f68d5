import { traceHeaders } from "../../platform/tracing/current-trace.ts";
import { signWebhook } from "../leads/crm/sign-webhook.ts";

export interface WebhookTarget {
  url: string;
  secret: string;
  timeoutMs: number;
}

export interface WebhookMessage {
  /** The same for every attempt. */
  key: string;
  body: string;
  /** Ends the attempt before its time limit, when the site stops. */
  signal?: AbortSignal | undefined;
}

/** Sends a signed message and returns the status of the response. */
export async function postSigned(
  { url, secret, timeoutMs }: WebhookTarget,
  { key, body, signal }: WebhookMessage,
): Promise<number> {
  const timestamp = String(Math.floor(Date.now() / 1000));
  const limit = AbortSignal.timeout(timeoutMs);
  const response = await fetch(url, {
    method: "POST",
    headers: {
      "content-type": "application/json",
      "idempotency-key": key,
      ...traceHeaders(),
      "x-atrium-timestamp": timestamp,
      "x-atrium-signature": signWebhook(secret, timestamp, body),
    },
    body,
    redirect: "manual",
    signal: signal ? AbortSignal.any([signal, limit]) : limit,
  });
  await response.body?.cancel();
  return response.status;
}
