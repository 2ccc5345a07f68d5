import { type ReactNode, useId } from "react";
import { Icon } from "../../../../../ui/media/icon.tsx";
import type { IconName } from "../../../../../ui/media/icon-paths.ts";
import { Term } from "../../../../../ui/text/term.tsx";
import { useText } from "../../../../../ui/text/text.tsx";
import { useDocument } from "../../../../frame/document-context.ts";
import { findCity } from "./climate-cities.ts";
import ClimateFit from "./climate-fit.island.tsx";
import { RatingLine } from "./rating-line.tsx";
import { RESISTANCES } from "./ratings.ts";
import { type LabelFacts, type OfferedProduct, readLabel } from "./read-label.ts";
import { type Verdict, type Why, whyThisOne } from "./why-this-one.ts";
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

/** What it bears, each on the same scale. */
function LabelRatings({ resistances }: Pick<LabelFacts, "resistances">) {
  const { t } = useText();
  return (
    <ul className="label__rows">
      {RESISTANCES.map((name) => {
        const rating = resistances[name];
        return (
          <Line key={name} name={t(`label.${name}`)} meaning={t(`label.${name}Term`)}>
            {rating && <RatingLine rating={rating} />}
          </Line>
        );
      })}
    </ul>
  );
}

/** What one should know before one signs. What nobody says is left out. */
function LabelLines({ facts }: { facts: LabelFacts }) {
  const { t } = useText();
  return (
    <ul className="label__rows">
      <Line name={t("label.emission")} meaning={t("label.emissionTerm")}>
        {facts.emission}
      </Line>
      <Line name={t("label.care")}>{facts.care}</Line>
      {facts.limits.length > 0 && (
        <Line name={t("label.limits")}>
          <ul className="label__limits">
            {facts.limits.map((limit) => (
              <li key={limit}>
                <bdi>{limit}</bdi>
              </li>
            ))}
          </ul>
        </Line>
      )}
      <Line name={t("label.life")} meaning={t("label.lifeTerm")}>
        {facts.expectedLife}
      </Line>
      <Line name={t("label.leadTime")} meaning={t("label.leadTimeTerm")}>
        {facts.leadTime}
      </Line>
      <Line name={t("label.warranty")}>{facts.warranty}</Line>
      <Line name={t("label.priceIndex")} meaning={t("label.priceIndexTerm")}>
        {facts.priceIndex}
      </Line>
    </ul>
  );
}

/** No pair of a definition list: a name that can be opened may not stand in one. */
function Line({ name, meaning, children }: { name: string; meaning?: string; children: ReactNode }) {
  if (!children) return null;
  return (
    <li>
      {meaning ? <Term meaning={meaning}>{name}</Term> : <span>{name}</span>}
      <div className="label__value">{typeof children === "string" ? <bdi>{children}</bdi> : children}</div>
    </li>
  );
}

const MARKS: Record<Verdict, IconName> = { yes: "check", care: "alert", no: "close" };

/** A verdict for each use, and the one reason for it. */
function WhyList({ whys }: { whys: readonly Why[] }) {
  const { t } = useText();
  return (
    <dl className="label__whys">
      {whys.map(({ use, verdict, because }) => {
        const { reason, rating } = because;
        const values = { reason: t(reason) };
        return (
          <div key={use}>
            <dt>
              {t(`label.for-${use}`)}{" "}
              <span className={`label__verdict label__verdict--${verdict}`}>
                <Icon name={MARKS[verdict]} size="small" />
                {t(`label.verdict-${verdict}`)}
              </span>
            </dt>
            <dd className="t15">
              {rating
                ? t("label.becauseRated", { ...values, name: t(`label.${rating.of}`), rating: rating.value })
                : t("label.because", values)}
            </dd>
          </div>
        );
      })}
    </dl>
  );
}
