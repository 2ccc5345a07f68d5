import type { ReactNode } from "react";
import type { StoredCity } from "../../../../contracts/documents/city-document.ts";
import { TIERS } from "../../../../prices/rates.ts";
import { GoLink } from "../../../../ui/forms/button.tsx";
import { CARD_GRID_SIZES, Card } from "../../../../ui/media/card.tsx";
import { MoneyBand } from "../../../../ui/text/money-band.tsx";
import { useText } from "../../../../ui/text/text.tsx";
import { linkTo } from "../../../../urls/links.ts";
import { usePage } from "../../../frame/islands/page-context.ts";
import { CentreLine } from "../../../sections/centres/centre-line.tsx";
import { Section } from "../../../sections/parts/section.tsx";
import { SampleNote } from "../../../sections/parts/section-link.tsx";
import { PriceTable } from "../../../sections/price-sections.tsx";
import { LeadBand } from "../../leads/drawer/inline-lead-form.tsx";
import { calculatorHref } from "../../prices/calculators/calculator-href.ts";
import { kilometres } from "../serviceability/serviceability.ts";
import type { NearCentre } from "./near-centres.ts";
import type { PricedHome } from "./place-prices.ts";

interface PlacePriceTableProps {
  place: string;
  homes: readonly PricedHome[];
  /** The city whose price factor applies here. */
  rateCity: string;
  isSample: boolean;
  lede?: string | undefined;
  children?: ReactNode;
}

export function PlacePriceTable({ place, homes, rateCity, isSample, lede, children }: PlacePriceTableProps) {
  const { t } = useText();
  const { edition } = usePage();
  const { country } = edition;
  if (homes.length === 0) return null;
  return (
    <PriceTable
      id="prices"
      tone="sand"
      title={t("cities.priceTitle", { place })}
      lede={lede}
      rowsLabel={t("cities.priceHome")}
      columns={TIERS.map((tier) => ({
        name: t(`card.tier-${tier}`),
        ...(tier === "premium" && { look: "mid" as const }),
      }))}
      rows={homes.map(({ home, carpetSqFt, bands, weeks, against }) => {
        const href = calculatorHref(edition, { home, area: String(carpetSqFt), city: rateCity });
        const name = t("cities.homeName", { rooms: Number.parseInt(home, 10) });
        return {
          name,
          note: t("cities.homeNote", {
            area: carpetSqFt.toLocaleString("en-IN"),
            weeks,
            against: percent(against),
          }),
          cells: TIERS.map((tier) => (
            <MoneyBand key={tier} low={bands[tier].low} high={bands[tier].high} country={country} />
          )),
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
    >
      {children}
    </PriceTable>
  );
}

/** "+5 %", "−12 %", "±0 %". */
function percent(share: number): string {
  const whole = Math.round(share * 100);
  const sign = whole > 0 ? "+" : whole < 0 ? "−" : "±";
  return `${sign}${Math.abs(whole)} %`;
}

export function CentreList({ centres }: { centres: readonly NearCentre[] }) {
  const { t, language } = useText();
  return (
    <ul className="rule-end">
      {centres.map(({ centre, km }) => (
        <CentreLine
          key={`${centre.city} ${centre.id}`}
          centre={centre}
          words={{ everyDay: t("cities.everyDay"), directions: t("embed.directions") }}
          distance={t("cities.km", { km: kilometres(km, language) })}
        />
      ))}
    </ul>
  );
}

interface PlaceProjectsProps {
  title: string;
  city: Pick<StoredCity, "slug" | "localities">;
  projects: StoredCity["projects"];
  /** The locality of this page, which gets no link. */
  here?: string;
}

export function PlaceProjects({ title, city, projects, here }: PlaceProjectsProps) {
  const { t } = useText();
  const { edition } = usePage();
  if (projects.length === 0) return null;
  return (
    <Section id="homes" title={title}>
      <ul className="columns columns--swipe">
        {projects.map(({ title, locality, home, carpetSqFt, weeks, low, high, picture }) => {
          const place = city.localities.find(({ slug }) => slug === locality);
          const params = { citySlug: city.slug, hyperLocalSlug: locality };
          return (
            <li key={title}>
              <Card
                picture={{ ...picture, sizes: CARD_GRID_SIZES }}
                title={title}
                href={locality === here ? undefined : linkTo(edition, "hyperlocal", params)}
                facts={[
                  ...(place ? [place.name] : []),
                  home,
                  t("cities.area", { area: carpetSqFt.toLocaleString("en-IN") }),
                  t("cities.weeksOf", { weeks }),
                ]}
                price={<MoneyBand low={low} high={high} country={edition.country} strong />}
              />
            </li>
          );
        })}
      </ul>
      <SampleNote show={projects.some(({ sample }) => sample)}>{t("cities.projectsSample")}</SampleNote>
    </Section>
  );
}

interface PlaceLeadProps {
  place: string;
  /** Sent with the lead. */
  city: string;
}

export function PlaceLead({ place, city }: PlaceLeadProps) {
  const { t } = useText();
  return (
    <LeadBand
      title={t("cities.leadTitle", { place })}
      text={t("cities.leadText")}
      about={place === city ? city : `${place}, ${city}`}
      carried={{ city }}
    />
  );
}
