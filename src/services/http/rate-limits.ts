import { isIPv6 } from "node:net";
import {
  type RateLimiterAbstract,
  RateLimiterMemory,
  RateLimiterPostgres,
  RateLimiterRes,
} from "rate-limiter-flexible";
import type { Database } from "../../platform/database/database.ts";
import type { Signer } from "../../platform/signing.ts";

export interface RateLimit {
  /** Counts one request; returns the seconds to wait if it is one too many. */
  consume(key: string): Promise<number | undefined>;
  /** Reverts one count. */
  reward(key: string): Promise<void>;
}

/** Opens the limit with this name: at most so many points in so many seconds for each key. */
export type OpenRateLimit = (name: string, points: number, seconds: number) => RateLimit;

/**
 * On PostgreSQL all processes count together, in a table that contains no address and no number. While the database
 * fails, and on SQLite, where there is one process, the counts are in memory, and a restart resets them.
 */
export function rateLimitsOf({
  database,
  signer,
}: {
  database: Pick<Database, "engine" | "read">;
  signer: Signer;
}): OpenRateLimit {
  if (database.engine === "sqlite")
    return (_, points, duration) => limitWith(new RateLimiterMemory({ points, duration }), (key) => key);
  const storeClient = {
    query: async ({ text, values }: { text: string; values: (string | number | null)[] }) => ({
      rows: await database.read({ sql: text, parameters: values }),
    }),
  };
  return (name, points, duration) =>
    limitWith(
      new RateLimiterPostgres({
        storeClient,
        storeType: "client",
        tableName: "rate_limits",
        tableCreated: true,
        keyPrefix: name,
        points,
        duration,
        insuranceLimiter: new RateLimiterMemory({ points, duration }),
      }),
      (key) => signer.fingerprint(`rate-limit ${name}`, key),
    );
}

function limitWith(limiter: RateLimiterAbstract, stored: (key: string) => string): RateLimit {
  return {
    async consume(key) {
      try {
        await limiter.consume(stored(key));
        return undefined;
      } catch (refused) {
        if (!(refused instanceof RateLimiterRes)) throw refused;
        return Math.max(1, Math.ceil(refused.msBeforeNext / 1000));
      }
    },
    async reward(key) {
      await limiter.reward(stored(key), 1);
    },
  };
}

/** One household has a whole IPv6 network: the first four groups of its addresses. */
export function networkOf(address: string): string {
  if (!isIPv6(address) || address.includes(".")) return address;
  const [head = "", tail] = address.split("::");
  const groups = head.split(":").filter(Boolean);
  const behind = tail?.split(":").filter(Boolean) ?? [];
  const zeros = tail === undefined ? 0 : 8 - groups.length - behind.length;
  return [...groups, ...Array<string>(zeros).fill("0"), ...behind].slice(0, 4).join(":");
}
