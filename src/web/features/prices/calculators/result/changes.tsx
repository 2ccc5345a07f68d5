import { formatPriceBand, hasDrawnSign } from "../../../../../editions/money.ts";
import { textIn } from "../../../../../prices/calculators/choices.ts";
import type { Move } from "../../../../../prices/calculators/moves.ts";
import { Icon } from "../../../../../ui/media/icon.tsx";
import { Money } from "../../../../../ui/text/money.tsx";
import { Price } from "../../../../../ui/text/price.tsx";
import { type MessageKey, useText } from "../../../../../ui/text/text.tsx";
import { usePage } from "../../../../frame/islands/page-context.ts";
import { optionLabel } from "../state/describe-choices.ts";
import type { LivingCalculator, PricedCalculator } from "../state/use-calculator.ts";
import { follow } from "../steps/turn.ts";

const MOVES: Record<Move["kind"], MessageKey> = {
  instead: "calc.moveInstead",
  with: "calc.moveWith",
  without: "calc.moveWithout",
};

/** The three choices that move the price most, and the same in the three tiers. Each is a link that makes it so. */
export function Changes({ calc }: { calc: PricedCalculator }) {
  const { t } = useText();
  const { facts, priced } = calc;
  return (
    <div className="calc-panel">
      <h3 className="d25">{t("calc.changes")}</h3>
      <ul className="below-4 calc-list">
        {priced.moves.map((move) => (
          <li key={move.field + move.to}>
            <TakeLink calc={calc} query={move.query}>
              {moveWords(t, facts, move)}
            </TakeLink>
            <Difference amount={move.difference} />
          </li>
        ))}
      </ul>
      <h3 className="d25">{facts.words.sameIn}</h3>
      <Tiers calc={calc} />
    </div>
  );
}

function moveWords(t: ReturnType<typeof useText>["t"], facts: LivingCalculator["facts"], move: Move): string {
  const { field, from = "", to } = move;
  return t(MOVES[move.kind], { to: optionLabel(facts, field, to), from: optionLabel(facts, field, from) });
}

function Difference({ amount }: { amount: number }) {
  const { country } = usePage().edition;
  return (
    <span className={amount < 0 ? "good num" : "num"}>
      {amount < 0 ? "−" : "+"} <Money amount={Math.abs(amount)} country={country} />
    </span>
  );
}

export function Tiers({ calc }: { calc: PricedCalculator }) {
  const { t } = useText();
  const { country } = usePage().edition;
  const { facts, state, priced } = calc;
  const chosen = textIn(state.choices, "tier");
  return (
    <ul className="below-4 calc-list">
      {priced.tiers.map(({ tier, low, high, query, isBespoke }) => (
        <li key={tier} className={tier === chosen ? "is-on" : undefined}>
          {tier === chosen ? (
            <span className="line">
              {optionLabel(facts, "tier", tier)}
              <Icon name="check" size="small" />
              <span className="sr">{t("calc.tiersChosen")}</span>
            </span>
          ) : (
            <TakeLink calc={calc} query={query}>
              {optionLabel(facts, "tier", tier)}
            </TakeLink>
          )}
          {isBespoke ? (
            <span className="soft">{t("calc.bespoke")}</span>
          ) : (
            <Price isRiyal={hasDrawnSign(country)} strong={tier === chosen}>
              {formatPriceBand(low, high, country)}
            </Price>
          )}
        </li>
      ))}
    </ul>
  );
}

function TakeLink({ calc, query, children }: { calc: LivingCalculator; query: string; children: string }) {
  const { state, hrefTo, acts } = calc;
  return (
    <a className="link" href={`${hrefTo(state.step, query)}#result`} onClick={follow(() => acts.take(query))}>
      {children}
    </a>
  );
}
