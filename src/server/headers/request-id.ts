import { randomUUID } from "node:crypto";

const READABLE = /^[\w.:-]{8,128}$/;

/**
 * The id with which a proxy already follows the request, so that its log and ours can be compared. A visitor without a
 * proxy cannot choose it.
 */
export function requestIdOf(header: string | null | undefined, trustedProxies: number): string {
  return trustedProxies > 0 && header && READABLE.test(header) ? header : randomUUID();
}
