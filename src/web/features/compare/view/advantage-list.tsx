import { formatAmount } from "../../../../editions/money.ts";
import { Icon } from "../../../../ui/media/icon.tsx";
import { type Text, useText } from "../../../../ui/text/text.tsx";
import { usePage } from "../../../frame/islands/page-context.ts";
import type { Offering } from "../../offerings/offering.ts";
import { type Advantage, advantagesOf } from "./advantages.ts";

/** What can be counted in favour of a product, beside the other one. */
export function AdvantageList({ product, other }: { product: Offering; other: Offering }) {
  const { t } = useText();
  const { country } = usePage().edition;
  const advantages = advantagesOf(product, other);
  if (advantages.length === 0) return null;
  const amountOf = (amount: number) => formatAmount(amount, country);
  return (
    <div className="stack gap-2 rule above-2 pad-above-3 compare__for">
      <h3 className="kicker">{t("compare.speaksFor")}</h3>
      <ul className="stack gap-1 t15">
        {advantages.map((advantage) => {
          const words = wordsOf(advantage, amountOf, t);
          return (
            <li key={words} className="beside align-start">
              <Icon name="check" size="small" />
              <span>{words}</span>
            </li>
          );
        })}
      </ul>
    </div>
  );
}

function wordsOf(advantage: Advantage, amountOf: (amount: number) => string, t: Text["t"]): string {
  switch (advantage.kind) {
    case "cheaper": {
      const { amount, unit } = advantage;
      const less = amountOf(amount);
      return unit ? t("compare.cheaperPer", { amount: less, unit }) : t("compare.cheaper", { amount: less });
    }
    case "sooner":
      return advantage.days === 1 ? t("compare.soonerOne") : t("compare.sooner", { days: advantage.days });
    case "longer":
      return advantage.years === 1 ? t("compare.longerOne") : t("compare.longer", { years: advantage.years });
    case "bears": {
      const { name, points, other } = advantage;
      return t("compare.bears", { name, points, other });
    }
  }
}
