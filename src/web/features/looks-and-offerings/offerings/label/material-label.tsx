import { type ReactNode, useId } from "react";
import { Icon } from "../../../../../ui/media/icon.tsx";
import type { IconName } from "../../../../../ui/media/icon-paths.ts";
import { Term } from "../../../../../ui/text/term.tsx";
import { type MessageKey, useText } from "../../../../../ui/text/text.tsx";
import { useDocument } from "../../../../frame/document-context.ts";
import { findCity } from "./climate-cities.ts";
import ClimateFit from "./climate-fit.island.tsx";
import { seaReason } from "./climate-reason.ts";
import { RatingLine } from "./rating-line.tsx";
import { BEST, bandOf, RESISTANCES, type Resistance } from "./ratings.ts";
import { type LabelFacts, type OfferedProduct, readLabel } from "./read-label.ts";
import "./material-label.css";

interface MaterialLabelProps {
  product: OfferedProduct;
  level?: 2 | 3;
  id?: string;
}

/**
 * The standard label of every finish. The visitor's city is in the query (`city`, which the page must read) or stored
 * on the device. Renders nothing if the upstream sends no data for it.
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
  const { pathname, searchParams } = useDocument().requestContext.url;
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

/** The facts to know before signing. Unknown facts are left out. */
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

/** This is not a definition list, which must not contain a name that opens an explanation. */
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

const USES = ["kitchen", "bathroom", "children", "sea"] as const;
export type Use = (typeof USES)[number];
type Verdict = "yes" | "care" | "no";

interface Why {
  use: Use;
  verdict: Verdict;
  /** The decisive rating, if the reason is a rating. */
  because: { reason: MessageKey; rating?: { of: Resistance; value: number } };
}

/** The uses that a finish suits, each with its decisive reason; uses with too little data are left out. */
export function whyThisOne(facts: LabelFacts): Why[] {
  return USES.flatMap((use) => {
    const found = JUDGES[use](facts);
    return found ? [{ use, ...found }] : [];
  });
}

type Judged = Omit<Why, "use">;

const JUDGES: Record<Use, (facts: LabelFacts) => Judged | undefined> = {
  // A worktop that must not get hot is still usable: it needs care.
  kitchen: (facts) =>
    judge(facts, ["stain", "moisture", "heat"], { refused: 1, cared: 2, isAllowed: inZone(facts, "splash") }),
  bathroom(facts) {
    const judged = judge(facts, ["moisture"], { refused: 2, cared: 3, isAllowed: inZone(facts, "splash") });
    const isKeptDry = judged?.verdict !== "no" && inZone(facts, "wet") === false;
    return judged && isKeptDry ? { verdict: "care", because: { reason: "label.besideBasin" } } : judged;
  },
  children: (facts) => judge(facts, ["scratch", "stain"], { refused: 2, cared: 3 }),
  sea({ climates, nature }) {
    if (climates.coastal === undefined) return undefined;
    const verdict = { good: "yes", fair: "care", weak: "no" } as const;
    return {
      verdict: verdict[bandOf(climates.coastal)],
      because: { reason: seaReason(climates.coastal, nature) },
    };
  },
};

interface Scale {
  /** Ratings up to this value mean no. */
  refused: number;
  /** Ratings up to this value mean care. */
  cared: number;
  /** Whether we install it there at all; undefined if unknown. */
  isAllowed?: boolean | undefined;
}

/**
 * The most important need comes first and is the reason for a yes. The weakest rating is the reason for the other
 * verdicts.
 */
function judge(
  { resistances }: LabelFacts,
  needs: readonly Resistance[],
  { refused, cared, isAllowed }: Scale,
): Judged | undefined {
  const known = needs.flatMap((of) =>
    resistances[of] === undefined ? [] : [{ of, value: resistances[of] }],
  );
  const [first] = known;
  const weakest = known.reduce((low, rating) => (rating.value < low.value ? rating : low), {
    of: needs[0] ?? "moisture",
    value: BEST + 1,
  });
  if (!first || known.length < needs.length) return undefined;
  if (isAllowed === false && bandOf(weakest.value) === "good")
    return { verdict: "no", because: { reason: "label.dryPlacesOnly" } };
  if (isAllowed === false || weakest.value <= refused) return because("no", weakest);
  return weakest.value <= cared ? because("care", weakest) : because("yes", first);
}

function because(verdict: Verdict, rating: { of: Resistance; value: number }): Judged {
  return { verdict, because: { reason: `label.because-${rating.of}-${bandOf(rating.value)}`, rating } };
}

function inZone({ zones }: LabelFacts, zone: "splash" | "wet"): boolean | undefined {
  return zones && (zones.includes(zone) || (zone === "splash" && zones.includes("wet")));
}
