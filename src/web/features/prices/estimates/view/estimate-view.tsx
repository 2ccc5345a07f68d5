import type { EstimateVersion, StoredEstimate } from "../../../../../contracts/estimates/stored-estimate.ts";
import { paymentTerms } from "../../../../../prices/calculators/payment-terms.ts";
import { Button, ButtonLink } from "../../../../../ui/forms/button.tsx";
import { Notice } from "../../../../../ui/overlay/notice.tsx";
import { Bars } from "../../../../../ui/text/bars.tsx";
import { Money } from "../../../../../ui/text/money.tsx";
import { useText } from "../../../../../ui/text/text.tsx";
import { usePage } from "../../../../frame/islands/page-context.ts";
import { Section } from "../../../../sections/parts/section.tsx";
import { CalculatorNotes, lineDetail } from "../../calculators/result/calculator-notes.tsx";
import { taxWords } from "../../calculators/result/price-texts.ts";
import type { CalculatorProps } from "../../calculators/state/calculator-facts.ts";
import { MoneyPlan } from "../../money-view/money-plan.tsx";
import type { Comparison } from "../changed-choices.ts";
import { chosenWords, type StoredCalculator, storedCalculator } from "../stored-calculator.ts";
import { planWords, type StoredPlan } from "../stored-plan.ts";
import { ChangeEstimateForm } from "./change-estimate-form.tsx";
import { Difference, Versions } from "./difference.tsx";
import { EstimateHead } from "./estimate-head.tsx";
import { StoredDrawing } from "./stored-drawing.tsx";
import "../../calculators/result/calculators-result.css";
import "./estimate.css";

interface EstimateViewProps {
  estimate: StoredEstimate;
  version: EstimateVersion;
  facts: CalculatorProps;
  plan: StoredPlan | undefined;
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

/** A stored estimate: everyone with its URL sees every line; only the holder of its key can change it. */
export function EstimateView(props: EstimateViewProps) {
  const { estimate, version, facts, plan, comparison, done, links } = props;
  const { t } = useText();
  const kept = storedCalculator(facts, version);
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
            <StoredBill kept={kept} />
            <StoredDrawing kept={kept} />
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
        <CalculatorNotes facts={kept.facts} asked={kept.asked} />
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
              <SaveForms
                isOwner={estimate.isOwner}
                number={estimate.versions.length + 1}
                choices={comparison.choices}
                calculator={estimate.calculator}
                links={{ self: links.self, keep: facts.keep }}
              />
            )}
          </div>
        )}
        <ChangeEstimateForm
          facts={facts}
          choices={comparison?.choices ?? version.choices}
          path={links.self}
          version={isLast ? undefined : version.number}
        />
      </Section>
    </div>
  );
}

function Payments({ kept, plan }: { kept: StoredCalculator; plan: StoredPlan | undefined }) {
  const { t } = useText();
  const terms = paymentTerms(kept.band.likely, kept.weeks, kept.asked);
  return (
    <div className="calc-panel" id="payments">
      <h2 className="d25">{t("calc.plan", { weeks: kept.weeks.design + kept.weeks.making })}</h2>
      <MoneyPlan {...terms} start={plan?.from ?? terms.start} />
    </div>
  );
}

function Chosen({ kept }: { kept: StoredCalculator }) {
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

/** A link with the key for the owner's other devices, hidden until the owner opens it. */
function OwnerLink({ href }: { href: string }) {
  const { t } = useText();
  return (
    <details className="break-words estimate__owner t15">
      <summary className="tap">{t("estimate.ownerTitle")}</summary>
      <p className="soft">{t("estimate.ownerText")}</p>
      <p>
        <a className="link" href={href} rel="nofollow">
          <bdi dir="ltr">{href}</bdi>
        </a>
      </p>
    </details>
  );
}

interface SaveFormsProps {
  isOwner: boolean;
  number: number;
  choices: string;
  calculator: string;
  links: { self: string; keep: string };
}

/** The owner saves the change as the next version; all others save it as their own estimate. */
function SaveForms({ isOwner, number, choices, calculator, links }: SaveFormsProps) {
  const { t } = useText();
  return (
    <div className="row estimate__keep">
      {isOwner && (
        <form method="post" action={links.self}>
          <input type="hidden" name="do" value="change" />
          <input type="hidden" name="choices" value={choices} />
          <Button type="submit">{t("estimate.keepVersion", { number })}</Button>
        </form>
      )}
      <form method="post" action={links.keep}>
        <input type="hidden" name="calculator" value={calculator} />
        <input type="hidden" name="choices" value={choices} />
        <Button type="submit" look="line">
          {t("estimate.keepOwn")}
        </Button>
      </form>
      {!isOwner && <p className="t15 soft">{t("estimate.notOwner")}</p>}
    </div>
  );
}

function StoredBill({ kept: { bill, facts } }: { kept: StoredCalculator }) {
  const { t } = useText();
  const { country } = usePage().edition;
  const tax = taxWords(t, facts.rates.tax);
  const most = Math.max(...bill.lines.map(({ amount }) => amount), bill.tax, 1);
  const bars = bill.lines
    .filter(({ amount }) => amount > 0)
    .map((line) => {
      const words = facts.words.lines[line.name];
      const detail = lineDetail(t, country, line) ?? words?.detail;
      return {
        name: (
          <>
            {words?.label ?? line.name}
            {detail && <small className="soft t13 block">{detail}</small>}
          </>
        ),
        share: line.amount / most,
        value: <Money amount={line.amount} country={country} />,
      };
    });
  const taxed = { share: bill.tax / most, value: <Money amount={bill.tax} country={country} />, quiet: true };
  return (
    <div className="calc-panel">
      <h2 className="d25">{t("calc.money")}</h2>
      <Bars bars={[...bars, ...(tax.line ? [{ ...taxed, name: tax.line }] : [])]} />
      <p className="line gap-3 align-baseline apart calc-panel__sum">
        <span className="strong">{tax.sum}</span>
        <span className="d25">
          <Money amount={bill.total} country={country} strong={false} />
        </span>
      </p>
    </div>
  );
}

function PlanPanel({ plan, planner }: { plan: StoredPlan | undefined; planner: string | undefined }) {
  const text = useText();
  const { t } = text;
  if (plan) {
    const { title, about, lines } = planWords(text, plan);
    return (
      <div className="calc-panel estimate__plan" id="plan">
        <h2 className="d25">{title}</h2>
        <p className="t15 soft">{about}</p>
        <dl className="estimate__chosen t15">
          {lines.map(({ name, label, value }) => (
            <div key={name}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        <div className="row estimate__acts">
          {plan.links.calendar && (
            <ButtonLink look="line" size="small" icon="calendar" href={plan.links.calendar}>
              {t("planner.calendar")}
            </ButtonLink>
          )}
          {plan.links.planner && (
            <a className="link tap" href={plan.links.planner}>
              {t("estimate.planOpen")}
            </a>
          )}
        </div>
      </div>
    );
  }
  if (!planner) return null;
  return (
    <div className="calc-panel estimate__open" id="plan">
      <h2 className="d25">{t("estimate.planNone")}</h2>
      <p className="t15 soft">{t("estimate.planText")}</p>
      <p>
        <a className="link tap" href={planner}>
          {t("estimate.planMake")}
        </a>
      </p>
    </div>
  );
}
