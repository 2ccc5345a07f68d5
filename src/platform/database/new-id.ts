import { randomUUID } from "node:crypto";

/**
 * A UUID of version 7: it begins with the time, so that new rows are close together in the index and a commit writes
 * few of its pages. The rest is random, as in version 4, which Node generates in advance.
 */
export function newId(now = Date.now()): string {
  const time = now.toString(16).padStart(12, "0");
  return `${time.slice(0, 8)}-${time.slice(8)}-7${randomUUID().slice(15)}`;
}
