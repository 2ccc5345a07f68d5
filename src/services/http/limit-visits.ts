import { networkOf, type RateLimit } from "./rate-limits.ts";
import { Refusal } from "./refusal.ts";

/** Counts requests by address. Requests without an address, as in a test, are not counted. */
export type VisitLimit = (address: string | undefined) => Promise<Refusal | undefined>;

export function limitVisits(limit: RateLimit): VisitLimit {
  return async (address) => {
    const wait = address ? await limit.consume(networkOf(address)) : undefined;
    return wait === undefined ? undefined : refuseTooOften(wait);
  };
}

export function refuseTooOften(retryAfter: number): Refusal {
  return new Refusal(429, "Too many requests. Try again later.", { retryAfter });
}
