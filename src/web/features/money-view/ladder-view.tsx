import type { Rung } from "../../../prices/milestones/refund-ladder.ts";
import { Money } from "../../../ui/text/money.tsx";
import { useText } from "../../../ui/text/text.tsx";
import { usePage } from "../../frame/islands/page-context.ts";
import { Filled } from "../../sections/parts/filled.tsx";
import { dayWithin } from "./plan-words.ts";

/** What comes back, whenever one stops. */
export function LadderView({ ladder }: { ladder: readonly Rung[] }) {
  const text = useText();
  const { t } = text;
  return (
    <div className="stack gap-4">
      <div className="stack gap-1">
        <h3 className="d25">{t("moneyView.ladder")}</h3>
        <p className="t15 soft">{t("moneyView.ladderText")}</p>
      </div>
      <ol className="money-ladder">
        {ladder.map((rung) => (
          <li key={rung.name}>
            <div>
              <p className="strong">{t(`moneyView.${rung.name}`)}</p>
              <p className="t13 soft">{t("moneyView.until", { day: dayWithin(rung.until, text) })}</p>
            </div>
            <div className="text-end">
              <p className="strong">
                <Back {...rung} />
              </p>
              <p className="t13 soft">
                <Filled text={t("moneyView.ofPaid")} parts={{ paid: <Amount of={rung.paid} /> }} />
              </p>
            </div>
            <p className="t15 soft all-columns money-ladder__note">{t(`moneyView.${rung.name}Note`)}</p>
          </li>
        ))}
      </ol>
    </div>
  );
}

function Back({ back, isAtMost }: Rung) {
  const { t } = useText();
  if (back === undefined) return t("moneyView.byList");
  const amount = <Amount of={back} />;
  return isAtMost ? <Filled text={t("moneyView.atMost")} parts={{ amount }} /> : amount;
}

function Amount({ of: amount }: { of: number }) {
  return <Money amount={amount} country={usePage().edition.country} strong={false} />;
}
