import type { BuildingRules, RuleFact } from "../../../../contracts/documents/planning/building-rules.ts";
import { Money } from "../../../../ui/text/money.tsx";
import { type MessageKey, useText } from "../../../../ui/text/text.tsx";
import { usePage } from "../../../frame/islands/page-context.ts";
import { BasisTag, FactText } from "./basis-tag.tsx";

const FACTS = [
  ["daysOff", "rules.daysOff"],
  ["deposit", "rules.deposit"],
  ["lead", "rules.lead"],
  ["structureLead", "rules.structureLead"],
  ["validity", "rules.validity"],
  ["lift", "rules.lift"],
  ["debris", "rules.debris"],
  ["workers", "rules.workers"],
  ["neighbours", "rules.neighbours"],
] as const satisfies readonly (readonly [keyof BuildingRules, MessageKey])[];

export type FactName = (typeof FACTS)[number][0];

interface RuleFactsProps {
  rules: BuildingRules;
  only?: readonly FactName[];
  /** The page that lists the sources, where it is another one. */
  listedAt?: string | undefined;
}

/** What else the building asks for, one line each; by default all of it. */
export function RuleFacts({ rules, only, listedAt }: RuleFactsProps) {
  const { t } = useText();
  const shown = FACTS.filter(([name]) => !only || only.includes(name));
  return (
    <dl className="pairs rule-facts">
      {shown.map(([name, label]) => (
        <div key={name}>
          <dt>{t(label)}</dt>
          <dd className="stack gap-2">
            {name === "deposit" && <DepositAmount deposit={rules.deposit} />}
            <p>
              <FactText fact={rules[name]} />
            </p>
            <BasisTag
              basis={rules[name].basis}
              source={sourceOf(rules[name])}
              sources={rules.sources}
              listedAt={listedAt}
            />
          </dd>
        </div>
      ))}
    </dl>
  );
}

function DepositAmount({ deposit }: Pick<BuildingRules, "deposit">) {
  const { edition } = usePage();
  if (deposit.basis === "unknown" || !deposit.amount) return null;
  const [low, high] = deposit.amount;
  return (
    <p className="d25">
      <Money amount={low} to={high} country={edition.country} />
    </p>
  );
}

function sourceOf(fact: RuleFact): string | undefined {
  return fact.basis === "unknown" ? undefined : fact.source;
}
