import type { ReferPage } from "../../../../../contracts/documents/refer-page.ts";
import { formatRoundAmount } from "../../../../../editions/money.ts";
import { Money } from "../../../../../ui/text/money.tsx";
import { Price } from "../../../../../ui/text/price.tsx";
import { useText } from "../../../../../ui/text/text.tsx";
import { usePage } from "../../../../frame/islands/page-context.ts";
import { cssNumbers } from "../../../../sections/parts/css-numbers.ts";
import { Section, SectionHead } from "../../../../sections/parts/section.tsx";

/** The ladder: each step stands higher by what it adds. */
export function RewardsSection({ rewards }: Pick<ReferPage, "rewards">) {
  const { t } = useText();
  const { country } = usePage().edition;
  const { steps, title, lede, minimum, paid } = rewards;
  const total = steps.reduce((sum, { amount }) => sum + amount, 0);
  return (
    <Section tone="sand">
      <SectionHead title={title} lede={lede} />
      <ol className="columns refer-ladder" style={cssNumbers({ "--columns": steps.length })}>
        {steps.map(({ amount, when, note }, index) => (
          <li key={when} style={cssNumbers({ "--rise": (index + 1) / steps.length })}>
            <div className="stack gap-1 refer-ladder__words">
              <p className="t15 strong">{when}</p>
              <p className="d42">
                <Money amount={amount} country={country} strong={false} />
              </p>
              <p className="t15 soft measure">{note}</p>
            </div>
          </li>
        ))}
      </ol>
      <p className="t17 ruled">
        <b>
          {t("refer.total")} <Money amount={total} country={country} />
        </b>{" "}
        <span className="soft">
          {t("refer.minimum")} <Price strong={false}>{formatRoundAmount(minimum, country)}</Price>. {paid}
        </span>
      </p>
    </Section>
  );
}
