import type { Counted } from "../../../contracts/documents/sections/price-sections.ts";
import type { PriceBand } from "../../../prices/price-band.ts";
import { priceParts } from "../../../prices/price-parts.ts";
import type { PriceRates } from "../../../prices/rates.ts";
import { PhoneFold } from "../../../ui/navigation/phone-fold.tsx";
import { Tabs } from "../../../ui/navigation/tabs.tsx";
import { Money } from "../../../ui/text/money.tsx";
import { MoneyBand } from "../../../ui/text/money-band.tsx";
import { usePage } from "../../frame/islands/page-context.ts";
import { cssNumbers } from "../parts/css-numbers.ts";
import { Filled } from "../parts/filled.tsx";
import { Section, type SectionProps } from "../parts/section.tsx";
import { BarePlan } from "./plan-drawing.tsx";
import "./home-plan.css";

interface HomePlanProps extends SectionProps<"home-plan"> {
  rates: PriceRates | undefined;
}

/** Without rates there is no plan, because its rooms would have no prices. */
export function HomePlan({ id, tone, title, lede, rates, ...home }: HomePlanProps) {
  const { city, tiers, tiersLabel, foot } = home;
  if (!rates) return null;
  return (
    <Section id={id} tone={tone} title={title} lede={lede}>
      <Tabs
        label={tiersLabel}
        tabs={tiers.map(({ tier, name, what }) => ({
          label: name,
          panel: <PricedPlan home={home} what={what} priced={pricePlan(rates, home, { city, tier })} />,
        }))}
      />
      {foot && <p className="t15 soft pretty above-5">{foot}</p>}
    </Section>
  );
}

interface PricedPlanProps {
  home: Omit<HomePlanProps, "rates" | "title">;
  what: string;
  priced: ReturnType<typeof pricePlan>;
}

/** In the order of the rooms and then of the rows, which add up to the whole home. */
function pricePlan(
  rates: PriceRates,
  { plan, rows, total }: Pick<HomePlanProps, "plan" | "rows" | "total">,
  where: Parameters<typeof priceParts>[2],
) {
  const counted = [...plan.rooms.flatMap((room) => room.counted ?? []), ...rows.map((row) => row.counted)];
  const priced = priceParts(rates, { whole: total.counted, parts: counted.map((item) => [item]) }, where);
  const bands = new Map<Counted, PriceBand | undefined>(
    counted.map((item, index) => [item, priced?.parts[index]]),
  );
  return { whole: priced?.whole, bands };
}

function PricedPlan({ home, what, priced: { whole, bands } }: PricedPlanProps) {
  const { country } = usePage().edition;
  const { plan, caption, rows, total, range, contentsLabel, contents } = home;
  return (
    <div className="split home-plan">
      <figure className="stack gap-2">
        <div className="home-plan__sheet" dir="ltr">
          <BarePlan plan={plan} />
          <ul>
            {plan.rooms.map(({ name, counted, x, y, width, depth }) => {
              const price = counted && bands.get(counted);
              return (
                <li
                  key={`${x} ${y}`}
                  className="home-plan__room"
                  style={cssNumbers({
                    "--x": x / plan.width,
                    "--y": (y + depth) / plan.depth,
                    "--width": width / plan.width,
                  })}
                >
                  {name} {price && <Money amount={price.likely} country={country} />}
                </li>
              );
            })}
          </ul>
        </div>
        <figcaption className="t13 soft">{caption}</figcaption>
      </figure>
      <div className="stack gap-5">
        <p className="d25">{what}</p>
        <ul className="rule">
          {rows.map(({ name, note, counted }) => {
            const price = bands.get(counted);
            return (
              <li key={name} className="line apart align-baseline rule-end home-plan__row">
                <span>
                  {name} {note && <small className="t13 soft">{note}</small>}
                </span>
                {price && <Money amount={price.likely} country={country} />}
              </li>
            );
          })}
        </ul>
        {whole && (
          <p className="home-plan__total">
            <span className="line apart align-baseline d25">
              <span>{total.name}</span>
              <Money amount={whole.likely} country={country} />
            </span>
            <span className="t15 soft">
              <Filled
                text={range}
                parts={{ price: <MoneyBand low={whole.low} high={whole.high} country={country} /> }}
              />
            </span>
          </p>
        )}
        <PhoneFold
          label={<span className="strong">{contentsLabel}</span>}
          heading={<h3 className="strong phone-fold__heading">{contentsLabel}</h3>}
        >
          <dl className="stack gap-3 t15">
            {contents.map(({ name, text }) => (
              <div key={name}>
                <dt className="medium">{name}</dt>
                <dd className="soft">{text}</dd>
              </div>
            ))}
          </dl>
        </PhoneFold>
      </div>
    </div>
  );
}
