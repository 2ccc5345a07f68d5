import type { CSSProperties } from "react";
import type { Edition } from "../../../../editions/edition.ts";
import { Bars } from "../../../../ui/text/bars.tsx";
import { Money } from "../../../../ui/text/money.tsx";
import { useText } from "../../../../ui/text/text.tsx";
import type { Look } from "./load-look.ts";
import "./look-cost.css";

const SCOPES = {
  "full-home": "looks.scopeFull",
  "kitchen-wardrobes-paint": "looks.scopeRental",
} as const;

/** The same idea in a smaller and in a larger home, and how the weeks went. */
export function LookCost({ look, edition }: { look: Look; edition: Edition }) {
  const { t } = useText();
  const { prices = [], homeSize, scope, condition, weeks } = look;
  if (prices.length === 0) return null;
  const most = Math.max(...prices.map(({ high }) => high));
  return (
    <section className="sec on-sand">
      <div className="wrap split split--even look-cost">
        <div className="stack gap-4">
          <h2 className="d42">{t("looks.cost")}</h2>
          <p className="soft measure">
            {scope && t(SCOPES[scope])} {condition === "resale" && t("looks.resale")}
          </p>
          <Bars
            bars={prices.map((price) => ({
              name:
                price.homeSize.id === homeSize?.id
                  ? t("looks.thisHome", { size: price.homeSize.name })
                  : price.homeSize.name,
              share: price.high / most,
              value: <Money amount={price.low} to={price.high} country={edition.country} strong={false} />,
              quiet: price.homeSize.id !== homeSize?.id,
            }))}
          />
        </div>
        {weeks && <Weeks weeks={weeks} />}
      </div>
    </section>
  );
}

function Weeks({ weeks }: { weeks: NonNullable<Look["weeks"]> }) {
  const { t } = useText();
  const { design, making, fitting } = weeks;
  const total = design + making + fitting;
  const parts = [
    { name: t("looks.weeksDesign"), text: t("looks.weeksDesignText"), count: design, before: 0 },
    { name: t("looks.weeksMaking"), text: t("looks.weeksMakingText"), count: making, before: design },
    {
      name: t("looks.weeksFitting"),
      text: t("looks.weeksFittingText"),
      count: fitting,
      before: design + making,
    },
  ];
  return (
    <div className="stack gap-4">
      <h2 className="d42">{t("looks.time", { count: total })}</h2>
      <ol className="look-weeks">
        {parts.map(({ name, text, count, before }) => {
          const style: CSSProperties & Record<`--${string}`, number> = {
            "--from": before / total,
            "--part": count / total,
          };
          return (
            <li key={name}>
              <p className="line apart">
                <b>{name}</b> <span className="num">{t("looks.weeks", { count })}</span>
              </p>
              <span className="look-weeks__track" style={style} aria-hidden="true" />
              <p className="t15 soft">{text}</p>
            </li>
          );
        })}
      </ol>
    </div>
  );
}
