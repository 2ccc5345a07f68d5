import type { HomePage } from "../../../../../contracts/documents/home-page.ts";
import { GoLink } from "../../../../../ui/forms/button.tsx";
import { Picture } from "../../../../../ui/media/picture.tsx";
import { Money } from "../../../../../ui/text/money.tsx";
import { linkTo } from "../../../../../urls/links.ts";
import { usePage } from "../../../../frame/islands/page-context.ts";
import { cssNumbers } from "../../../../sections/parts/css-numbers.ts";
import { Section } from "../../../../sections/parts/section.tsx";
import "../../../../../ui/media/spot.css";

/**
 * A photograph in which every piece has a number and a price. Number and line are two labels of one radio button, so
 * either can be used, by keyboard or touch, without scripts. The photograph is never cropped, because the positions
 * of the numbers are measured on the whole photograph.
 */
export function PricedSection({ priced }: Pick<HomePage, "priced">) {
  const { edition } = usePage();
  const { country } = edition;
  const { more } = priced;
  const scene = more && linkTo(edition, "smart-photo", { roomType: more.roomType, slug: more.slug });
  const total = priced.pieces.reduce((sum, piece) => sum + piece.price, 0);
  return (
    <Section id="priced" tone="forest" className="split align-center priced">
      <div className="priced__scene" dir="ltr">
        <Picture {...priced.picture} sizes="(width < 1024px) 100vw, 840px" />
        {priced.pieces.map((piece, index) => (
          <label
            key={piece.spot}
            className="spot"
            htmlFor={`piece-${piece.spot}`}
            style={cssNumbers({ "--x": `${piece.x * 100}%`, "--y": `${piece.y * 100}%` })}
          >
            <span className="strong text-center spot__no" aria-hidden="true">
              {index + 1}
            </span>
          </label>
        ))}
      </div>
      <div className="priced__text">
        <h2 className="d42">{priced.title}</h2>
        <p className="t20 soft measure priced__lede">{priced.lede}</p>
        <ol className="priced__list">
          {priced.pieces.map((piece, index) => (
            <li key={piece.spot}>
              <label>
                <input
                  className="sr"
                  type="radio"
                  name="piece"
                  id={`piece-${piece.spot}`}
                  defaultChecked={piece.chosen}
                />
                <span className="text-center priced__no" aria-hidden="true">
                  {index + 1}
                </span>
                <span>
                  {piece.name}
                  {piece.detail && <small className="t13 soft">{piece.detail}</small>}
                </span>
                <Money amount={piece.price} country={country} strong={false} />
              </label>
            </li>
          ))}
        </ol>
        <p className="line gap-4 align-baseline apart pad-above-4 priced__total">
          <span>{priced.total}</span>
          <span className="d32">
            <Money amount={total} country={country} strong={false} />
          </span>
        </p>
        {scene && <GoLink href={scene}>{more.label}</GoLink>}
      </div>
    </Section>
  );
}
