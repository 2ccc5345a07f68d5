import type { EstimateVersion, KeptEstimate } from "../../../../contracts/estimates/kept-estimate.ts";
import { paymentWishes } from "../../../../prices/calculators/payment-wishes.ts";
import { Notice } from "../../../../ui/overlay/notice.tsx";
import { useText } from "../../../../ui/text/text.tsx";
import { Section } from "../../../sections/parts/section.tsx";
import { ToldLists } from "../../calculators/result/told-lists.tsx";
import type { CalculatorProps } from "../../calculators/state/calculator-facts.ts";
import { MoneyPlan } from "../../money-view/money-plan.tsx";
import { chosenWords } from "../choice-words.ts";
import { type KeptCalculator, keptCalculator } from "../kept-calculator.ts";
import type { KeptPlan } from "../kept-plan.ts";
import type { Comparison } from "../tried-choices.ts";
import { ChangeForm } from "./change-form.tsx";
import { Difference } from "./difference.tsx";
import { EstimateHead } from "./estimate-head.tsx";
import { KeepForms } from "./keep-forms.tsx";
import { KeptBill } from "./kept-bill.tsx";
import { KeptDrawing } from "./kept-drawing.tsx";
import { OwnerLink } from "./owner-link.tsx";
import { PlanPanel } from "./plan-panel.tsx";
import { Versions } from "./versions.tsx";
import "../../calculators/result/calculators-result.css";
import "./estimate.css";

interface EstimateViewProps {
  estimate: KeptEstimate;
  version: EstimateVersion;
  facts: CalculatorProps;
  plan: KeptPlan | undefined;
  comparison: Comparison | undefined;
  done: "kept" | "changed" | "notYours" | "planned" | undefined;
  links: {
    self: string;
    address: string;
    pdf: string;
    calculator: string | undefined;
    owner: string | undefined;
    planner: string | undefined;
  };
}

const DONE = {
  kept: "estimate.doneKept",
  changed: "estimate.doneChanged",
  notYours: "estimate.doneNotYours",
  planned: "estimate.donePlanned",
} as const;

/** A kept estimate: whoever has its address sees every line; whoever holds its key changes it. */
export function EstimateView(props: EstimateViewProps) {
  const { estimate, version, facts, plan, comparison, done, links } = props;
  const { t } = useText();
  const kept = keptCalculator(facts, version);
  const isLast = version.number === estimate.versions.length;
  return (
    <div className="estimate">
      <Section className="stack gap-4">
        {done && (
          <Notice tone={done === "notYours" ? "bad" : "ok"} announce>
            {t(DONE[done])}
          </Notice>
        )}
        <EstimateHead estimate={estimate} version={version} kept={kept} links={links} />
      </Section>
      <Section tone="sand" className="stack gap-4">
        <div className="split estimate__grid">
          <div className="stack gap-4">
            <KeptBill kept={kept} />
            <KeptDrawing kept={kept} />
          </div>
          <div className="stack gap-4">
            <Chosen kept={kept} />
            <div className="calc-panel">
              <h2 className="d25">{t("estimate.versions")}</h2>
              <Versions estimate={estimate} shown={version.number} facts={facts} path={links.self} />
              <p className="t13 soft">
                {t("estimate.address")} <bdi dir="ltr">{links.address}</bdi>
              </p>
              {links.owner && <OwnerLink href={links.owner} />}
            </div>
            <PlanPanel plan={plan} planner={links.planner} />
          </div>
        </div>
        <Payments kept={kept} plan={plan} />
        <ToldLists facts={kept.facts} asked={kept.asked} />
      </Section>
      <Section className="stack gap-5 estimate__change-part" id="difference">
        <div className="head">
          <h2 className="d42">{t(comparison ? "estimate.difference" : "estimate.change")}</h2>
          <p className="soft">{t("estimate.changeText")}</p>
        </div>
        {comparison && (
          <div className="stack gap-4">
            <Difference facts={facts} comparison={comparison} />
            {comparison.changes.length > 0 && !comparison.isBespoke && !comparison.isEmpty && (
              <KeepForms
                isOwner={estimate.isOwner}
                number={estimate.versions.length + 1}
                choices={comparison.choices}
                calculator={estimate.calculator}
                links={{ self: links.self, keep: facts.keep }}
              />
            )}
          </div>
        )}
        <ChangeForm
          facts={facts}
          choices={comparison?.choices ?? version.choices}
          path={links.self}
          version={isLast ? undefined : version.number}
        />
      </Section>
    </div>
  );
}

/** The three payments of the kept sum: from the first day of the plan, or counted back from the keys. */
function Payments({ kept, plan }: { kept: KeptCalculator; plan: KeptPlan | undefined }) {
  const { t } = useText();
  const wishes = paymentWishes(kept.band.likely, kept.weeks, kept.asked);
  return (
    <div className="calc-panel" id="payments">
      <h2 className="d25">{t("calc.plan", { weeks: kept.weeks.design + kept.weeks.making })}</h2>
      <MoneyPlan {...wishes} start={plan?.from ?? wishes.start} />
    </div>
  );
}

function Chosen({ kept }: { kept: KeptCalculator }) {
  const text = useText();
  return (
    <div className="calc-panel">
      <h2 className="d25">{text.t("estimate.chosen")}</h2>
      <dl className="estimate__chosen t15">
        {chosenWords(text, kept).map(({ name, label, value }) => (
          <div key={name}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
