import { type ReactNode, useId } from "react";
import { useText } from "../../../../ui/text/text.tsx";
import { useDocument } from "../../../frame/document-context.ts";
import { findCity } from "./climate-cities.ts";
import ClimateFit from "./climate-fit.island.tsx";
import { LabelLines, LabelRatings } from "./label-facts.tsx";
import { type LabelFacts, type OfferedProduct, readLabel } from "./read-label.ts";
import { WhyList } from "./why-list.tsx";
import { whyThisOne } from "./why-this-one.ts";
import "./material-label.css";

interface MaterialLabelProps {
  product: OfferedProduct;
  /** Of the heading. */
  level?: 2 | 3;
  /** Where several stand on one page. */
  id?: string;
}

/**
 * The same plain label on every finish. The visitor's city stands in the address (`city`, which the page must read), or is
 * known to the device. Nothing where a host says nothing that could stand on it.
 */
export function MaterialLabel({ product, level = 2, id = "material-label" }: MaterialLabelProps) {
  const { t } = useText();
  const titleId = useId();
  const facts = readLabel(product);
  const whys = whyThisOne(facts);
  const Heading = level === 2 ? "h2" : "h3";
  const hasRatings = Object.keys(facts.resistances).length > 0;
  const hasClimates = Object.keys(facts.climates).length > 0;
  if (!hasRatings && !hasClimates && !facts.emission && !facts.expectedLife) return null;
  return (
    <section className="label" id={id} aria-labelledby={titleId}>
      <header className="label__head">
        <Heading className="d32" id={titleId}>
          {t("label.title")}
        </Heading>
        <p className="t15">
          <b>{product.name}</b> <bdi className="soft">{product.code}</bdi>
        </p>
      </header>
      <div className="label__parts">
        {hasRatings && (
          <Part title={t("label.resists")} level={level} note={t("label.scale")}>
            <LabelRatings {...facts} />
          </Part>
        )}
        {whys.length > 0 && (
          <Part title={t("label.why")} level={level}>
            <WhyList whys={whys} />
          </Part>
        )}
        <Part title={t("label.facts")} level={level}>
          <LabelLines facts={facts} />
        </Part>
        {hasClimates && (
          <Part title={t("label.climate")} level={level}>
            <CityFit {...facts} id={id} />
          </Part>
        )}
      </div>
      <p className="t13 soft label__foot">{t("label.intro")}</p>
    </section>
  );
}

interface CityFitProps extends Pick<LabelFacts, "climates" | "nature"> {
  id: string;
}

function CityFit({ climates, nature, id }: CityFitProps) {
  const { pathname, searchParams } = useDocument().place.url;
  const { city, ...keep } = Object.fromEntries(searchParams);
  return (
    <ClimateFit
      climates={climates}
      nature={nature}
      city={findCity(city)?.slug}
      action={`${pathname}#${id}`}
      keep={keep}
    />
  );
}

interface PartProps {
  title: string;
  level: 2 | 3;
  note?: string;
  children: ReactNode;
}

function Part({ title, level, note, children }: PartProps) {
  const Heading = level === 2 ? "h3" : "h4";
  return (
    <div className="label__part">
      <Heading className="label__title">{title}</Heading>
      {note && <p className="t13 soft">{note}</p>}
      {children}
    </div>
  );
}
