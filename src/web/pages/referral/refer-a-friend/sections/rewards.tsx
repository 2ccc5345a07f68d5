import type { CSSProperties } from "react";
import type { ReferPage } from "../../../../../contracts/documents/refer-page.ts";
import { formatRoundAmount } from "../../../../../editions/money.ts";
import { Money } from "../../../../../ui/text/money.tsx";
import { Price } from "../../../../../ui/text/price.tsx";
import { useText } from "../../../../../ui/text/text.tsx";
import { usePage } from "../../../../frame/islands/page-context.ts";
import "./rewards.css";

/** The ladder: each step stands higher by what it adds. */
export function RewardsSection({ rewards }: Pick<ReferPage, "rewards">) {
  const { t } = useText();
  const { country } = usePage().edition;
  const { steps, title, lede, minimum, paid } = rewards;
  const total = steps.reduce((sum, { amount }) => sum + amount, 0);
  return (
    <section className="sec on-sand">
      <div className="wrap">
        <div className="head">
          <h2 className="d42">{title}</h2>
          <p className="soft">{lede}</p>
        </div>
        <ol className="refer-ladder" style={columns(steps.length)}>
          {steps.map(({ amount, when, note }, index) => (
            <li key={when} style={height(index, steps.length)}>
              <div className="refer-ladder__words">
                <p className="t15 strong">{when}</p>
                <p className="d42">
                  <Money amount={amount} country={country} strong={false} />
                </p>
                <p className="t15 soft">{note}</p>
              </div>
            </li>
          ))}
        </ol>
        <p className="refer-ladder__sum t17">
          <b>
            {t("refer.total")} <Money amount={total} country={country} />
          </b>{" "}
          <span className="soft">
            {t("refer.minimum")} <Price strong={false}>{formatRoundAmount(minimum, country)}</Price>. {paid}
          </span>
        </p>
      </div>
    </section>
  );
}

type StepStyle = CSSProperties & Record<`--${string}`, string>;

function columns(count: number): StepStyle {
  return { "--steps": String(count) };
}

function height(index: number, count: number): StepStyle {
  return { "--rise": String((index + 1) / count) };
}
