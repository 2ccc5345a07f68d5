import type { BuildingRules } from "../../../../contracts/documents/planning/building-rules.ts";
import type { SectionOf } from "../../../../contracts/documents/sections/content-section.ts";
import { SectionHead } from "../../../sections/parts/section.tsx";
import { RulesFor } from "../../planning/rules/rules-for.tsx";
import { OwnCalculator } from "./islands/own-calculator.tsx";
import type { Matches } from "./matches/load-matches.ts";
import { MatchesView } from "./matches/matches-view.tsx";
import type { CalculatorProps } from "./state/calculator-facts.ts";
import "./calculators.css";

interface CalculatorSectionProps extends Omit<SectionOf<"calculator">, "kind" | "calculator"> {
  props: CalculatorProps;
  matches: Matches;
  /** Of the home that is priced. */
  rules: BuildingRules | undefined;
}

/** The whole calculator on a page that has more to say. Its bar stays as long as one is in it. */
export function CalculatorSection({ id, title, lede, props, matches, rules }: CalculatorSectionProps) {
  return (
    <section id={id} className="calc-section">
      <div className="wrap">
        <SectionHead title={title} lede={lede} />
      </div>
      <div className="calc-section__in">
        <OwnCalculator {...props} />
      </div>
      <MatchesView words={props.words} rates={props.rates} matches={matches} />
      {rules && <RulesFor rules={rules} />}
    </section>
  );
}
