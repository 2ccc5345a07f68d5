import type { CostSection } from "../../../../../contracts/documents/home-cost-document.ts";
import type { HomePage } from "../../../../../contracts/documents/home-page.ts";
import { joinClasses } from "../../../../../ui/base/join-classes.ts";
import { Button } from "../../../../../ui/forms/button.tsx";
import { Icon } from "../../../../../ui/media/icon.tsx";
import { Picture } from "../../../../../ui/media/picture.tsx";
import { Money } from "../../../../../ui/text/money.tsx";
import type { Choice } from "../../../../features/prices/estimates/home-estimate.ts";
import { usePage } from "../../../../frame/islands/page-context.ts";
import { leadAddress } from "../../../../frame/lead-address.ts";
import { type LeadRequest, leadAttributes } from "../../../../frame/lead-attributes.ts";
import { cssNumbers } from "../../../../sections/parts/css-numbers.ts";
import { Filled } from "../../../../sections/parts/filled.tsx";
import { HeroHead } from "../../../../sections/picture-sections.tsx";
import "../../../../../ui/media/spot.css";

interface HeroProps {
  hero: HomePage["hero"];
  cost: CostSection;
  choice: Choice;
}

const ASKS_FROM_HERO: LeadRequest = { ctaType: "Banner" };

export function HeroSection({ hero, cost, choice }: HeroProps) {
  return (
    <section className="hero">
      <HeroHead headline={hero.headline} lede={hero.lede} />
      <div className="hero__stage">
        <Scene {...hero} />
        <Ask ask={hero.ask} cost={cost} choice={choice} />
      </div>
    </section>
  );
}

// Photographs are not mirrored, and neither are the positions in them.
function Scene({ picture, focus, tags }: HeroProps["hero"]) {
  const { edition } = usePage();
  return (
    <div className="hero__scene" dir="ltr" style={cssNumbers({ "--x": focus.x, "--y": focus.y })}>
      <Picture {...picture} sizes="(width < 600px) 116vw, (width < 1440px) 100vw, 1392px" priority />
      <ul className="hero__tags">
        {tags.map(({ spot, x, y, side, onPhone, label, low, high }) => (
          <li
            key={spot}
            className={joinClasses("hero__tag", `is-${side}`, !onPhone && "only-wide")}
            style={cssNumbers({ "--x": x, "--y": y })}
          >
            <span className="medium nowrap hero__label" dir={edition.direction}>
              {label} <Money amount={low} to={high} country={edition.country} />
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}

function Ask({ ask, cost, choice }: Omit<HeroProps, "hero"> & Pick<HeroProps["hero"], "ask">) {
  const { edition } = usePage();
  const homes = cost.homes.map(({ id, name, phrase }) => ({ id, name: phrase ?? name }));
  const parts = {
    home: <Choices name="home" label={ask.homeLabel} options={homes} chosen={choice.home.id} />,
    city: <Choices name="city" label={ask.cityLabel} options={cost.cities} chosen={choice.city.id} />,
  };
  return (
    <form className="ask" action={`/${edition.region}#cost`} method="get">
      <p className="d32 row align-baseline ask__line">
        <Filled text={ask.sentence} parts={parts} />
      </p>
      <div className="row ask__act">
        <Button type="submit">{ask.action}</Button>
        <a
          className="link t15 tap"
          href={leadAddress(edition, ASKS_FROM_HERO)}
          {...leadAttributes(ASKS_FROM_HERO)}
        >
          {ask.talk}
        </a>
      </div>
      <p className="t13 soft all-columns ask__note">{ask.note}</p>
    </form>
  );
}

interface ChoicesProps {
  name: string;
  label: string;
  options: readonly { id: string; name: string }[];
  chosen: string;
}

function Choices({ name, label, options, chosen }: ChoicesProps) {
  return (
    <span className="ask__pick">
      <select name={name} aria-label={label} defaultValue={chosen}>
        {options.map((option) => (
          <option key={option.id} value={option.id}>
            {option.name}
          </option>
        ))}
      </select>
      <Icon name="down" />
    </span>
  );
}
