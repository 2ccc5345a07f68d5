import type { EstimateVersion, KeptEstimate } from "../../../../../contracts/estimates/kept-estimate.ts";
import { fullDateWords } from "../../../../../editions/day-words.ts";
import { CALCULATORS } from "../../../../../prices/calculators/calculators.ts";
import { changesBetween } from "../../../../../prices/estimates/differences.ts";
import { Money } from "../../../../../ui/text/money.tsx";
import { useText } from "../../../../../ui/text/text.tsx";
import { usePage } from "../../../../frame/islands/page-context.ts";
import type { CalculatorProps } from "../../calculators/state/calculator-facts.ts";
import { ChangeWords } from "./difference.tsx";
import { Signed } from "./signed.tsx";

interface VersionsProps {
  estimate: KeptEstimate;
  shown: number;
  facts: CalculatorProps;
  path: string;
}

/** The newest first, each with what it changed and what that cost. */
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
