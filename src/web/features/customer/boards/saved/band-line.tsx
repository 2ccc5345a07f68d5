import type { Country } from "../../../../../editions/regions.ts";
import { MoneyBand } from "../../../../../ui/text/money-band.tsx";
import { bandOfPrice, type Spread } from "../board-price.ts";

interface BandLineProps {
  thing: { price?: number | undefined };
  spread: Spread;
  country: Country;
}

/** What something is likely to cost, where it has a price. */
export function BandLine({ thing, spread, country }: BandLineProps) {
  const band = bandOfPrice(thing, spread);
  return band ? (
    <p className="t15 soft">
      <MoneyBand {...band} country={country} />
    </p>
  ) : null;
}
