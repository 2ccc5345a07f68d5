import { fieldsOf } from "../../../../../prices/calculators/calculator.ts";
import { CALCULATORS } from "../../../../../prices/calculators/calculators.ts";
import type { ChoiceChange } from "../../../../../prices/estimates/differences.ts";
import { Money } from "../../../../../ui/text/money.tsx";
import { useText } from "../../../../../ui/text/text.tsx";
import { usePage } from "../../../../frame/islands/page-context.ts";
import { noPriceWords } from "../../calculators/result/no-price.ts";
import { taxWords } from "../../calculators/result/tax-words.ts";
import type { CalculatorProps } from "../../calculators/state/calculator-facts.ts";
import { fieldLabel, valueWords } from "../choice-words.ts";
import type { Comparison } from "../tried-choices.ts";
import { Signed } from "./signed.tsx";

/** What is chosen otherwise with what each of it costs, and then every line before and after. */
export function Difference({ facts, comparison }: { facts: CalculatorProps; comparison: Comparison }) {
  const { t } = useText();
  const { changes, lines, before, after } = comparison;
  const tax = taxWords(t, facts.rates.tax);
  if (changes.length === 0) return <p className="soft">{t("estimate.nothingChanged")}</p>;
  const noPrice = noPriceWords(t, comparison);
  if (noPrice) return <p role="status">{noPrice.text}</p>;
  const rows = [
    ...lines.map(({ name, ...row }) => ({ ...row, label: facts.words.lines[name]?.label ?? name })),
    ...(tax.line
      ? [{ label: tax.line, before: before.tax, after: after.tax, difference: after.tax - before.tax }]
      : []),
  ];
  return (
    <>
      <ul className="below-4 calc-list">
        {changes.map((change) => (
          <li key={change.field}>
            <span>
              <ChangeWords facts={facts} change={change} />
            </span>
            <Signed amount={change.difference} />
          </li>
        ))}
      </ul>
      <table className="estimate__lines t15">
        <thead>
          <tr>
            <th scope="col">{t("estimate.line")}</th>
            <th scope="col">{t("estimate.before")}</th>
            <th scope="col">{t("estimate.after")}</th>
            <th scope="col">{t("estimate.differenceHead")}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.label}>
              <th scope="row">{row.label}</th>
              <Amount amount={row.before} />
              <Amount amount={row.after} />
              <td>
                <Signed amount={row.difference} />
              </td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{tax.sum}</th>
            <Amount amount={before.total} />
            <Amount amount={after.total} />
            <td>
              <Signed amount={after.total - before.total} />
            </td>
          </tr>
        </tfoot>
      </table>
    </>
  );
}

/** "Fronts: Acrylic to Laminate" */
export function ChangeWords({ facts, change }: { facts: CalculatorProps; change: ChoiceChange }) {
  const text = useText();
  const calculator = CALCULATORS[facts.name];
  const field = fieldsOf(calculator).find(({ name }) => name === change.field);
  if (!field) return null;
  const say = (value: ChoiceChange["to"]) => valueWords(text, facts, field, value, calculator.units[0]);
  return text.t("estimate.changeLine", {
    field: fieldLabel(facts, change.field),
    from: say(change.from),
    to: say(change.to),
  });
}

function Amount({ amount }: { amount: number | undefined }) {
  const { country } = usePage().edition;
  return (
    <td>
      {amount === undefined ? (
        <span className="soft">—</span>
      ) : (
        <Money amount={amount} country={country} strong={false} />
      )}
    </td>
  );
}
