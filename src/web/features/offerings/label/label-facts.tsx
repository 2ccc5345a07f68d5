import type { ReactNode } from "react";
import { Term } from "../../../../ui/text/term.tsx";
import { useText } from "../../../../ui/text/text.tsx";
import { RatingLine } from "./rating-line.tsx";
import { RESISTANCES } from "./ratings.ts";
import type { LabelFacts } from "./read-label.ts";

/** What it bears, each on the same scale. */
export function LabelRatings({ resistances }: Pick<LabelFacts, "resistances">) {
  const { t } = useText();
  return (
    <dl className="label__rows">
      {RESISTANCES.map((name) => {
        const rating = resistances[name];
        return rating === undefined ? null : (
          <div key={name}>
            <dt>
              <Term meaning={t(`label.${name}Term`)}>{t(`label.${name}`)}</Term>
            </dt>
            <dd>
              <RatingLine rating={rating} />
            </dd>
          </div>
        );
      })}
    </dl>
  );
}

/** What one should know before one signs. What nobody says is left out. */
export function LabelLines({ facts }: { facts: LabelFacts }) {
  const { t } = useText();
  return (
    <dl className="label__rows">
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
    </dl>
  );
}

function Line({ name, meaning, children }: { name: string; meaning?: string; children: ReactNode }) {
  if (!children) return null;
  return (
    <div>
      <dt>{meaning ? <Term meaning={meaning}>{name}</Term> : name}</dt>
      <dd>{typeof children === "string" ? <bdi>{children}</bdi> : children}</dd>
    </div>
  );
}
