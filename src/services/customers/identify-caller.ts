import { LRUCache } from "lru-cache";
import type { Refusal } from "../http/refusal.ts";
import { refuseUnauthenticated } from "../http/refuse-input.ts";
import type { Identity, UserInfo } from "../login/identity.ts";

export function tokenOf(authorization = ""): string {
  return authorization.replace(/^Bearer /, "");
}

export type IdentifyCaller = (authorization: string | undefined) => Promise<UserInfo | Refusal>;

/**
 * The cache time of the provider's response: a page makes several calls, and only one of them should query the
 * provider.
 */
const BELIEVED_MS = 5_000;
const MAX_KEPT = 5_000;

/** Revoking a token removes its cached response. */
export function createIdentifyCaller(identity: Identity): {
  identifyCaller: IdentifyCaller;
  identity: Identity;
} {
  const known = new LRUCache<string, Promise<UserInfo | undefined>>({ max: MAX_KEPT, ttl: BELIEVED_MS });

  function ask(token: string): Promise<UserInfo | undefined> {
    const asked = identity.who(token);
    known.set(token, asked);
    // After a failure the next call queries the provider again.
    asked.catch(() => known.delete(token));
    return asked;
  }

  return {
    async identifyCaller(authorization) {
      const token = tokenOf(authorization);
      if (!token) return refuseUnauthenticated();
      const who = await (known.get(token) ?? ask(token));
      return who ?? refuseUnauthenticated();
    },
    identity: {
      ...identity,
      revoke: (token) => identity.revoke(token).finally(() => known.clear()),
    },
  };
}
