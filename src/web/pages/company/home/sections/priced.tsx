import type { CSSProperties } from "react";
import type { HomePage } from "../../../../../contracts/documents/home-page.ts";
import type { Edition } from "../../../../../editions/edition.ts";
import { GoLink } from "../../../../../ui/forms/button.tsx";
import { Picture } from "../../../../../ui/media/picture.tsx";
import { Money } from "../../../../../ui/text/money.tsx";
import { linkTo } from "../../../../../urls/links.ts";
import "../../../../../ui/media/spot.css";
import "./priced.css";

interface PricedProps {
  priced: HomePage["priced"];
  edition: Edition;
}

/**
 * A photograph in which every piece has a number and a price. Numbers and lines are two labels of one radio button, so
 * choosing works from either side, by key or by thumb, and needs no script. The photograph is never cut: the places of
 * the numbers are measured on the whole of it.
 */
export function PricedSection({ priced, edition }: PricedProps) {
  const { country } = edition;
  const { more } = priced;
  const scene = more && linkTo(edition, "smart-photo", { roomType: more.roomType, slug: more.slug });
  const total = priced.pieces.reduce((sum, piece) => sum + piece.price, 0);
  return (
    <section className="sec on-forest" id="priced">
      <div className="wrap split split--center priced">
        <div className="priced__scene" dir="ltr">
          <Picture {...priced.picture} sizes="(width < 1024px) 100vw, 840px" />
          {priced.pieces.map((piece, index) => (
            <label key={piece.spot} className="spot" htmlFor={`piece-${piece.spot}`} style={place(piece)}>
              <span className="spot__no" aria-hidden="true">
                {index + 1}
              </span>
            </label>
          ))}
        </div>
        <div className="priced__text">
          <h2 className="d42">{priced.title}</h2>
          <p className="priced__lede">{priced.lede}</p>
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
                  <span className="priced__no" aria-hidden="true">
                    {index + 1}
                  </span>
                  <span>
                    {piece.name}
                    {piece.detail && <small>{piece.detail}</small>}
                  </span>
                  <Money amount={piece.price} country={country} strong={false} />
                </label>
              </li>
            ))}
          </ol>
          <p className="priced__total">
            <span>{priced.total}</span>
            <span className="d32">
              <Money amount={total} country={country} strong={false} />
            </span>
          </p>
          {scene && <GoLink href={scene}>{more.label}</GoLink>}
        </div>
      </div>
    </section>
  );
}

function place({ x, y }: { x: number; y: number }): CSSProperties & Record<`--${string}`, string> {
  return { "--x": `${x * 100}%`, "--y": `${y * 100}%` };
}
