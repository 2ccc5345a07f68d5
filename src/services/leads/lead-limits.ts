import { networkOf, type OpenRateLimit } from "../http/rate-limits.ts";

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

/** How many leads one address may send, and one number may get. */
export function createLeadLimits(
  openLimit: OpenRateLimit,
  { perAddress, perPhone }: { perAddress: number; perPhone: number },
): LeadLimits {
  const addresses = openLimit("leads-of-address", perAddress, TEN_MINUTES);
  const phones = openLimit("leads-of-phone", perPhone, AN_HOUR);
  return {
    async count(address, phone) {
      const network = address && networkOf(address);
      const waitOfNetwork = network ? await addresses.consume(network) : undefined;
      // An address over its limit must not use up the limit of another person's number.
      const waitOfPhone = waitOfNetwork === undefined ? await phones.consume(phone) : undefined;
      return {
        wait: waitOfNetwork ?? waitOfPhone,
        async uncount() {
          if (network) await addresses.reward(network);
          if (waitOfNetwork === undefined) await phones.reward(phone);
        },
      };
    },
  };
}
