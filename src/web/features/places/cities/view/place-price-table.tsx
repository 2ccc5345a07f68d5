import { TIERS } from "../../../../../prices/rates.ts";
import { GoLink } from "../../../../../ui/forms/button.tsx";
import { MoneyBand } from "../../../../../ui/text/money-band.tsx";
import { useText } from "../../../../../ui/text/text.tsx";
import { usePage } from "../../../../frame/islands/page-context.ts";
import { PriceTable } from "../../../../sections/price-sections.tsx";
import { calculatorHref } from "../../../prices/calculators/calculator-href.ts";
import type { PricedHome } from "../place-prices.ts";

interface PlacePriceTableProps {
  place: string;
  homes: readonly PricedHome[];
  /** Whose factor of the rates holds here. */
  rateCity: string;
  isSample: boolean;
}

/** What homes of the size that is usual at a place cost there, each with the way to the calculator that knows it already. */
export function PlacePriceTable({ place, homes, rateCity, isSample }: PlacePriceTableProps) {
  const { t } = useText();
  const { edition } = usePage();
  const { country } = edition;
  if (homes.length === 0) return null;
  return (
    <PriceTable
      id="prices"
      tone="sand"
      title={t("cities.priceTitle", { place })}
      lede={t("cities.priceLede")}
      rowsLabel={t("cities.priceHome")}
      columns={[
        ...TIERS.map((tier) => ({
          name: t(`card.tier-${tier}`),
          ...(tier === "premium" && { look: "mid" as const }),
        })),
        { name: t("cities.against"), look: "soft" as const },
        { name: t("cities.weeks"), look: "soft" as const },
      ]}
      rows={homes.map(({ home, carpetSqFt, bands, weeks, against }) => {
        const href = calculatorHref(edition, { home, area: String(carpetSqFt), city: rateCity });
        const name = t("cities.homeName", { rooms: Number.parseInt(home, 10) });
        return {
          name,
          note: t("cities.carpet", { area: carpetSqFt.toLocaleString("en-IN") }),
          cells: [
            ...TIERS.map((tier) => (
              <MoneyBand key={tier} low={bands[tier].low} high={bands[tier].high} country={country} />
            )),
            percent(against),
            String(weeks),
          ],
          action: href && (
            <GoLink href={href}>
              {t("cities.calculate")}
              <span className="sr">, {name}</span>
            </GoLink>
          ),
        };
      })}
      actionLabel={t("cities.calculate")}
      foot={isSample ? t("calc.sampleRates") : undefined}
    />
  );
}

/** "+5 %", "−12 %", "±0 %". */
function percent(share: number): string {
  const whole = Math.round(share * 100);
  const sign = whole > 0 ? "+" : whole < 0 ? "−" : "±";
  return `${sign}${Math.abs(whole)} %`;
}
