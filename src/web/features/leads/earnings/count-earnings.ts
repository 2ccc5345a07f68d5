import type { Earnings } from "../../../../contracts/documents/sections/price-sections.ts";

export interface EarningsAsked {
  homes: number;
  order: number;
}

interface EarningsCount {
  year: number;
  perHome: number;
  tiers: readonly { homes: number; amount: number }[];
}

/**
 * Each home earns the percentage of the tier that it falls into: reaching a higher tier does not change the earlier
 * homes.
 */
export function countEarnings({ homes, order }: EarningsAsked, tiers: Earnings["tiers"]): EarningsCount {
  const counted = tiers.map(({ from, percent }, index) => {
    const end = Math.min(homes, (tiers[index + 1]?.from ?? Number.POSITIVE_INFINITY) - 1);
    const within = Math.max(0, end - from + 1);
    return { homes: within, amount: Math.round((within * order * percent) / 100) };
  });
  const year = counted.reduce((total, { amount }) => total + amount, 0);
  return { year, perHome: homes > 0 ? Math.round(year / homes) : 0, tiers: counted };
}

/** Reads the typed values within the limits of the document, else its default values. */
export function readEarnings(
  typed: Readonly<Partial<Record<string, string>>>,
  words: Pick<Earnings, "homes" | "order">,
): EarningsAsked {
  return {
    homes: within(typed.homes, { least: 1, ...words.homes }),
    order: within(typed.order, words.order),
  };
}

interface Bounds {
  least: number;
  most: number;
  chosen: number;
}

function within(typed: string | undefined, { least, most, chosen }: Bounds): number {
  if (!typed || !/^\d{1,9}$/.test(typed)) return chosen;
  return Math.min(Math.max(Number(typed), least), most);
}
