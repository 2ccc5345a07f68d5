import { isIPv6 } from "node:net";
import { RateLimiterMemory, RateLimiterRes } from "rate-limiter-flexible";

export interface LeadLimits {
  count(address: string | undefined, phone: string): Promise<CountedLead>;
}

interface CountedLead {
  wait: number | undefined;
  /** Reverts the count, because the lead was already stored. */
  uncount(): Promise<void>;
}

const TEN_MINUTES = 600;
const AN_HOUR = 3600;

/** How many leads one address may send, and one number may get. Counted in memory: a restart resets it. */
export function createLeadLimits({
  perAddress,
  perPhone,
}: {
  perAddress: number;
  perPhone: number;
}): LeadLimits {
  const addresses = new RateLimiterMemory({ points: perAddress, duration: TEN_MINUTES });
  const phones = new RateLimiterMemory({ points: perPhone, duration: AN_HOUR });
  return {
    async count(address, phone) {
      const network = address && networkOf(address);
      const waitOfNetwork = network ? await consume(addresses, network) : undefined;
      // An address over its limit must not use up the limit of another person's number.
      const waitOfPhone = waitOfNetwork === undefined ? await consume(phones, phone) : undefined;
      return {
        wait: waitOfNetwork ?? waitOfPhone,
        async uncount() {
          if (network) await addresses.reward(network, 1);
          if (waitOfNetwork === undefined) await phones.reward(phone, 1);
        },
      };
    },
  };
}

export async function consume(limiter: RateLimiterMemory, key: string): Promise<number | undefined> {
  try {
    await limiter.consume(key);
    return undefined;
  } catch (refused) {
    if (!(refused instanceof RateLimiterRes)) throw refused;
    return Math.max(1, Math.ceil(refused.msBeforeNext / 1000));
  }
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
