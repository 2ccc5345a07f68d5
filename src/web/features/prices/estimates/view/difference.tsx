import type { EstimateVersion, StoredEstimate } from "../../../../../contracts/estimates/stored-estimate.ts";
import { fullDateWords } from "../../../../../editions/day-words.ts";
import { fieldsOf } from "../../../../../prices/calculators/calculator.ts";
import { CALCULATORS } from "../../../../../prices/calculators/calculators.ts";
import { type ChoiceChange, changesBetween } from "../../../../../prices/estimates/differences.ts";
import { Money } from "../../../../../ui/text/money.tsx";
import { useText } from "../../../../../ui/text/text.tsx";
import { usePage } from "../../../../frame/islands/page-context.ts";
import { noPriceWords, taxWords } from "../../calculators/result/price-texts.ts";
import type { CalculatorProps } from "../../calculators/state/calculator-facts.ts";
import type { Comparison } from "../changed-choices.ts";
import { fieldLabel, valueWords } from "../stored-calculator.ts";

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
function ChangeWords({ facts, change }: { facts: CalculatorProps; change: ChoiceChange }) {
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

interface VersionsProps {
  estimate: StoredEstimate;
  shown: number;
  facts: CalculatorProps;
  path: string;
}

export function Versions({ estimate: { versions }, shown, facts, path }: VersionsProps) {
  const { t, language } = useText();
  const { country } = usePage().edition;
  return (
    <ol className="below-4 calc-list estimate__versions" reversed>
      {versions.toReversed().map((version) => {
        const { number, createdAt, price } = version;
        const before = versions.find((other) => other.number === number - 1);
        const name = t("estimate.versionNumber", { number });
        return (
          <li key={number}>
            <div className="stack gap-1">
              {number === shown ? (
                <b aria-current="page">{name}</b>
              ) : (
                <a className="link" href={`${path}?version=${number}`}>
                  {name}
                </a>
              )}
              <span className="t13 soft">{fullDateWords(createdAt.slice(0, DAY), language)}</span>
              <span className="t13">
                <Changed facts={facts} before={before} version={version} />
              </span>
            </div>
            <div className="stack gap-1 nowrap text-end estimate__amounts">
              <Money amount={price.bill.total} country={country} />
              {before && <Signed amount={price.bill.total - before.price.bill.total} />}
            </div>
          </li>
        );
      })}
    </ol>
  );
}

const DAY = "2026-01-01".length;

interface ChangedProps {
  facts: CalculatorProps;
  before: EstimateVersion | undefined;
  version: EstimateVersion;
}

function Changed({ facts, before, version }: ChangedProps) {
  const { t } = useText();
  if (!before) return t("estimate.versionFirst");
  const changes = changesBetween(CALCULATORS[facts.name], facts.rates, before.choices, version.choices);
  return (
    <>
      {changes.map((change) => (
        <span key={change.field} className="block">
          <ChangeWords facts={facts} change={change} />
        </span>
      ))}
      {before.ratesFrom !== version.ratesFrom && <span className="block">{t("estimate.newRates")}</span>}
    </>
  );
}

/** The difference with a sign: "+ ₹24,000", "− ₹24,000". */
function Signed({ amount }: { amount: number }) {
  const { country } = usePage().edition;
  if (amount === 0) return <span className="num soft">—</span>;
  return (
    <bdi className={amount < 0 ? "num good" : "num"} dir="ltr">
      {amount < 0 ? "−" : "+"} <Money amount={Math.abs(amount)} country={country} />
    </bdi>
  );
}
