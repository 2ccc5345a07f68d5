import type { ReactNode } from "react";
import type { SectionOf } from "../../../contracts/documents/sections/content-section.ts";
import { formatRoundAmount, hasDrawnSign } from "../../../editions/money.ts";
import { countPrice } from "../../../prices/count-price.ts";
import type { PriceRates } from "../../../prices/rates.ts";
import { Picture } from "../../../ui/media/picture.tsx";
import { Facts } from "../../../ui/text/facts.tsx";
import { Price } from "../../../ui/text/price.tsx";
import { usePage } from "../../frame/islands/page-context.ts";
import { CheckList } from "../parts/check-list.tsx";
import { Filled } from "../parts/filled.tsx";
import { Section, type SectionFrame, SectionHead } from "../parts/section.tsx";
import { SectionGo } from "../parts/section-link.tsx";
import "./offers.css";

interface OffersProps extends Omit<SectionOf<"offers">, "kind">, SectionFrame {
  rates: PriceRates | undefined;
}

export function Offers({ id, tone, title, lede, items, rates, city, from, ...labels }: OffersProps) {
  const { country } = usePage().edition;
  const priceOf = ({ counted }: OffersProps["items"][number]): ReactNode => {
    const band = rates && counted && countPrice(rates, counted, { city, tier: "essential" });
    if (!band) return undefined;
    const price = <Price isRiyal={hasDrawnSign(country)}>{formatRoundAmount(band.low, country)}</Price>;
    return <Filled text={from} parts={{ price }} />;
  };
  return (
    <Section id={id} tone={tone}>
      <SectionHead title={title} lede={lede} />
      <ul className="columns columns--2 offer-cards">
        {items.map((item) => (
          <li key={item.name} className="stack gap-4 offer-card">
            <Picture {...item.picture} sizes="(width < 600px) 100vw, (width < 1024px) 50vw, 640px" />
            <div className="stack gap-2">
              <h3 className="d32">{item.name}</h3>
              <p className="soft measure">{item.text}</p>
              <Facts items={[priceOf(item), item.weeks].filter((fact) => fact !== undefined)} />
            </div>
            <div className="columns columns--2 offer-card__lists">
              <Lines title={labels.inside} items={item.inside} mark="check" />
              <Lines title={labels.outside} items={item.outside} mark="close" />
            </div>
            <SectionGo link={item.link} />
          </li>
        ))}
      </ul>
    </Section>
  );
}

interface LinesProps {
  title: string;
  items: readonly string[];
  mark: "check" | "close";
}

function Lines({ title, items, mark }: LinesProps) {
  return (
    <div className="stack gap-1 t15">
      <h4 className="strong">{title}</h4>
      <CheckList items={items} mark={mark} />
    </div>
  );
}
