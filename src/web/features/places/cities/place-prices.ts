import type { StoredCity } from "../../../../contracts/documents/city-document.ts";
import { IN_HOME } from "../../../../prices/calculators/in-home.ts";
import { priceIndiaHome } from "../../../../prices/models/india-home.ts";
import type { PriceBand } from "../../../../prices/price-band.ts";
import { type PriceRates, TIERS, type Tier } from "../../../../prices/rates.ts";

export interface UsualHome {
  home: string;
  carpetSqFt: number;
}

export interface PricedHome extends UsualHome {
  bands: Record<Tier, PriceBand>;
  weeks: number;
  /** How much more such a home costs here than the usual home of the country at index 100: 0.05 is five percent. */
  against: number;
}

const OF_CITY = ["1bhk", "2bhk", "3bhk", "4bhk"];

/** The median of the city's localities; if none of them has such a home, the country's usual size. */
export function usualHomesOf({ localities }: Pick<StoredCity, "localities">, rates: PriceRates): UsualHome[] {
  return OF_CITY.flatMap((home) => {
    const areas = localities
      .flatMap(({ homes }) => homes.filter((one) => one.home === home))
      .map(({ carpetSqFt }) => carpetSqFt)
      .sort((one, other) => one - other);
    const carpetSqFt = areas[Math.floor(areas.length / 2)] ?? rates.homes[home]?.area;
    return carpetSqFt === undefined ? [] : [{ home, carpetSqFt }];
  });
}

/** Homes and cities without rates are left out. */
export function priceHomes(rates: PriceRates, city: string, homes: readonly UsualHome[]): PricedHome[] {
  if (!Object.hasOwn(rates.cities, city)) return [];
  return homes
    .filter(({ home }) => Object.hasOwn(rates.homes, home))
    .map((usual) => {
      const { design, making } = IN_HOME.weeks({ home: usual.home });
      const here = bandsOf(rates, city, usual);
      return { ...usual, bands: here, weeks: design + making, against: againstCountry(rates, usual, here) };
    });
}

function bandsOf(rates: PriceRates, city: string, { home, carpetSqFt }: UsualHome): Record<Tier, PriceBand> {
  const bandOf = (tier: Tier): PriceBand => {
    const { low, likely, high } = priceIndiaHome(rates, { home, carpetArea: carpetSqFt, tier, city });
    return { low, likely, high };
  };
  return { essential: bandOf("essential"), premium: bandOf("premium"), luxe: bandOf("luxe") };
}

function againstCountry(rates: PriceRates, { home }: UsualHome, here: Record<Tier, PriceBand>): number {
  const base = priceIndiaHome({ ...rates, cities: { base: 1 } }, { home, tier: "premium", city: "base" });
  return here.premium.likely / base.likely - 1;
}

/** From the lowest price of the cheapest tier to the highest price of the dearest. */
export function rangeOf(homes: readonly PricedHome[]): { low: number; high: number } | undefined {
  if (homes.length === 0) return undefined;
  const bands = homes.flatMap(({ bands }) => TIERS.map((tier) => bands[tier]));
  return {
    low: Math.min(...bands.map(({ low }) => low)),
    high: Math.max(...bands.map(({ high }) => high)),
  };
}

/** 100 is the city for which the rates are written. */
export function indexOf(rates: PriceRates, city: string): number | undefined {
  const factor = Object.hasOwn(rates.cities, city) ? rates.cities[city] : undefined;
  return factor === undefined ? undefined : Math.round(factor * 100);
}
