import type { CSSProperties } from "react";
import type { CostSection } from "../../../../../contracts/documents/home-cost.ts";
import type { HomePage } from "../../../../../contracts/documents/home-page.ts";
import type { Edition } from "../../../../../editions/edition.ts";
import { Button } from "../../../../../ui/forms/button.tsx";
import { Icon } from "../../../../../ui/media/icon.tsx";
import { Picture } from "../../../../../ui/media/picture.tsx";
import { Money } from "../../../../../ui/text/money.tsx";
import type { Choice } from "../../../../features/estimate/read-choice.ts";
import { type LeadRequest, leadAddress, leadAttributes } from "../../../../frame/lead-address.ts";
import { HeroHead } from "../../../../sections/hero/hero.tsx";
import { Filled } from "../../../../sections/parts/filled.tsx";
import "../../../../../ui/media/spot.css";
import "./hero.css";

interface HeroProps {
  hero: HomePage["hero"];
  cost: CostSection;
  choice: Choice;
  edition: Edition;
}

const ASKS_FROM_HERO: LeadRequest = { ctaType: "Banner" };

/** One photograph with its prices, and the one action of the page: a sentence that one completes. */
export function HeroSection({ hero, cost, choice, edition }: HeroProps) {
  return (
    <section className="hero">
      <HeroHead headline={hero.headline} lede={hero.lede} />
      <div className="hero__stage">
        <Scene hero={hero} edition={edition} />
        <div className="hero__ask">
          <Ask ask={hero.ask} cost={cost} choice={choice} edition={edition} />
        </div>
      </div>
    </section>
  );
}

// Photographs do not mirror, and neither do the places of things in them.
function Scene({ hero, edition }: Pick<HeroProps, "hero" | "edition">) {
  return (
    <div className="hero__scene" dir="ltr" style={place(hero.focus)}>
      <Picture {...hero.picture} sizes="(width < 600px) 116vw, (width < 1440px) 100vw, 1392px" priority />
      <ul className="hero__tags">
        {hero.tags.map((tag) => (
          <li
            key={tag.spot}
            className={`hero__tag is-${tag.side} ${tag.onPhone ? "" : "only-wide"}`}
            style={place(tag)}
          >
            <span className="hero__label" dir={edition.direction}>
              {tag.label} <Money amount={tag.low} to={tag.high} country={edition.country} />
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}

function Ask({ ask, cost, choice, edition }: Omit<HeroProps, "hero"> & { ask: HomePage["hero"]["ask"] }) {
  const home = (
    <span className="hero__pick">
      <select name="home" aria-label={ask.homeLabel} defaultValue={choice.home.id}>
        {cost.homes.map(({ id, name, phrase }) => (
          <option key={id} value={id}>
            {phrase ?? name}
          </option>
        ))}
      </select>
      <Icon name="down" />
    </span>
  );
  const city = (
    <span className="hero__pick">
      <select name="city" aria-label={ask.cityLabel} defaultValue={choice.city.id}>
        {cost.cities.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </select>
      <Icon name="down" />
    </span>
  );
  return (
    <form className="ask" action={`/${edition.region}#cost`} method="get">
      <p className="d32 ask__line">
        <Filled text={ask.sentence} parts={{ home, city }} />
      </p>
      <div className="ask__act">
        <Button type="submit">{ask.action}</Button>
        <a
          className="link t15 ask__talk"
          href={leadAddress(edition, ASKS_FROM_HERO)}
          {...leadAttributes(ASKS_FROM_HERO)}
        >
          {ask.talk}
        </a>
      </div>
      <p className="t13 soft ask__note">{ask.note}</p>
    </form>
  );
}

function place({ x, y }: { x: number; y: number }): CSSProperties & Record<`--${string}`, number> {
  return { "--x": x, "--y": y };
}
