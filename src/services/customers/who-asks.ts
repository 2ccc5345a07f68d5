import { LRUCache } from "lru-cache";
import type { Refusal } from "../http/refusal.ts";
import { refuseNobody } from "../http/refuse-input.ts";
import type { Identity, UserInfo } from "../login/identity.ts";

export function tokenOf(authorization = ""): string {
  return authorization.replace(/^Bearer /, "");
}

export type WhoAsks = (authorization: string | undefined) => Promise<UserInfo | Refusal>;

/** So long an answer of the provider is believed: a page makes several calls, and none should ask twice. */
const BELIEVED_MS = 5_000;
const MOST_KEPT = 5_000;

/** Where a token is revoked, nothing of before is believed any more. */
export function createWhoAsks(identity: Identity): { whoAsks: WhoAsks; identity: Identity } {
  const known = new LRUCache<string, Promise<UserInfo | undefined>>({ max: MOST_KEPT, ttl: BELIEVED_MS });

  function ask(token: string): Promise<UserInfo | undefined> {
    const asked = identity.who(token);
    known.set(token, asked);
    // A provider that has failed is asked again by the next.
    asked.catch(() => known.delete(token));
    return asked;
  }

  return {
    async whoAsks(authorization) {
      const token = tokenOf(authorization);
      if (!token) return refuseNobody();
      const who = await (known.get(token) ?? ask(token));
      return who ?? refuseNobody();
    },
    identity: {
      ...identity,
      revoke: (token) => identity.revoke(token).finally(() => known.clear()),
    },
  };
}
