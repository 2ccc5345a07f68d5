import { priceParts } from "../../../prices/price-parts.ts";
import type { PriceRates } from "../../../prices/rates.ts";
import { Money } from "../../../ui/text/money.tsx";
import { usePage } from "../../frame/islands/page-context.ts";
import { cssNumbers } from "../parts/css-numbers.ts";
import { Filled } from "../parts/filled.tsx";
import { Section, type SectionProps } from "../parts/section.tsx";
import { SectionAction, SectionGo } from "../parts/section-link.tsx";
import { CutawayDrawing, partId } from "./cutaway-drawing.tsx";
import "./cutaway.css";

interface CutawayProps extends SectionProps<"cutaway"> {
  rates: PriceRates | undefined;
}

/** A home cut open: every numbered part of the drawing is a line of its price. Without rates it has no prices. */
export function Cutaway({ id, tone, title, lede, rates, ...cutaway }: CutawayProps) {
  const { country } = usePage().edition;
  const { home, city, parts, total, from, loose, action } = cutaway;
  const tier = "essential";
  const priced =
    rates &&
    priceParts(
      rates,
      { whole: { home }, parts: parts.map(({ lines }) => lines.map((line) => ({ home, line }))) },
      { city, tier },
    );
  return (
    <Section id={id} tone={tone} title={title} lede={lede}>
      <div className="split split--near cutaway">
        <figure className="stack gap-2 cutaway__figure">
          <CutawayDrawing id={id} {...cutaway} />
          {loose && <figcaption className="t13 soft">{loose.text}</figcaption>}
        </figure>
        <div>
          <ol className="rule cutaway__list">
            {parts.map(({ at, name, text, link }, index) => {
              const price = priced?.parts[index]?.low;
              const share = price !== undefined && priced ? price / priced.whole.low : 0;
              return (
                <li key={at}>
                  <details name="cutaway" data-part={at}>
                    <summary style={cssNumbers({ "--share": share.toFixed(3) })}>
                      <span className="center t13 strong cutaway__no">{index + 1}</span>
                      <span className="medium">{name}</span>
                      {price !== undefined && <Money amount={price} country={country} />}
                    </summary>
                    <div className="stack gap-2 t15 soft cutaway__inside">
                      <span id={partId(id, at)} className="cutaway__target" />
                      <p>{text}</p>
                      <SectionGo link={link} />
                    </div>
                  </details>
                </li>
              );
            })}
          </ol>
          {priced && (
            <p className="line apart align-baseline cutaway__total">
              <span className="strong">{total}</span>
              <span className="d25">
                <Filled
                  text={from}
                  parts={{ price: <Money amount={priced.whole.low} country={country} /> }}
                />
              </span>
            </p>
          )}
          <SectionAction link={action} />
        </div>
      </div>
    </Section>
  );
}
