import type { BuildingRules } from "../../../../contracts/documents/planning/building-rules.ts";
import { Breadcrumb } from "../../../../ui/navigation/breadcrumb.tsx";
import { useText } from "../../../../ui/text/text.tsx";
import { usePage } from "../../../frame/islands/page-context.ts";
import { LinkGrid } from "../../../sections/link-grid/link-grid.tsx";
import { Questions } from "../../../sections/text-sections.tsx";
import { RulesFor } from "../../planning/rules/rules-for.tsx";
import { OwnCalculator } from "./islands/own-calculator.tsx";
import type { Matches } from "./matches/load-matches.ts";
import { MatchesView } from "./matches/matches-view.tsx";
import type { CalculatorProps } from "./state/calculator-facts.ts";
import "./calculators.css";

interface CalculatorViewProps {
  props: CalculatorProps;
  matches: Matches;
  /** Of the home that is priced. */
  rules: BuildingRules | undefined;
}

/** The page of a calculator. */
export function CalculatorView({ props, matches, rules }: CalculatorViewProps) {
  const { t } = useText();
  const { edition } = usePage();
  const { words } = props;
  return (
    <>
      <div className="wrap pad-above-5">
        <Breadcrumb
          crumbs={[{ name: t("layout.home"), href: `/${edition.region}` }, { name: words.crumb }]}
        />
        <div className="head calc-top__head">
          <h1 className="d42">{words.headline}</h1>
          <p className="soft">{words.lede}</p>
        </div>
      </div>
      <OwnCalculator {...props} />
      <MatchesView words={words} rates={props.rates} matches={matches} />
      {rules && <RulesFor rules={rules} />}
      {words.questions && <Questions {...words.questions} />}
      {words.links && <LinkGrid {...words.links} />}
    </>
  );
}
