import { absoluteUrl } from "../../web/frame/seo/absolute-url.ts";

/** Where to report a hole (RFC 9116). It has to expire, so it always does in half a year from today. */
export function securityTxt(publicUrl: string, now: Date, contact?: string): string {
  const expires = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 6, now.getUTCDate()));
  return [
    `Contact: ${contact ?? `mailto:security@${new URL(publicUrl).hostname}`}`,
    `Expires: ${expires.toISOString()}`,
    "Preferred-Languages: en, ar",
    `Canonical: ${absoluteUrl(publicUrl, "/.well-known/security.txt")}`,
    "",
  ].join("\n");
}
