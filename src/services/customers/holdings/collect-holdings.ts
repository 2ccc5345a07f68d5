import type { Holding } from "./holding.ts";

/** Everything that we keep of a customer, by what keeps it. */
export async function collectHoldings(holdings: readonly Holding[], customerId: string) {
  const held = await Promise.all(
    holdings.map(async (holding) => [holding.name, await holding.collect(customerId)] as const),
  );
  return { collectedAt: new Date().toISOString(), customerId, held: Object.fromEntries(held) };
}
