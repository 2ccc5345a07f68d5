import { createHmac } from "node:crypto";

/** `v1=` and the HMAC-SHA256 of "{timestamp}.{body}" in hexadecimal digits; the timestamp is in whole seconds. */
export function signWebhook(secret: string, timestamp: string, body: string): string {
  return `v1=${createHmac("sha256", secret).update(`${timestamp}.${body}`).digest("hex")}`;
}
