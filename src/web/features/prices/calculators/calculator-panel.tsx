import {
  lazy,
  memo,
  type ReactNode,
  type SubmitEvent,
  Suspense,
  useDeferredValue,
  useEffect,
  useRef,
} from "react";
import { type Field, fieldsOf } from "../../../../prices/calculators/calculator.ts";
import { changeUnit, unitIn } from "../../../../prices/calculators/choices-query.ts";
import type { LengthUnit } from "../../../../prices/calculators/units.ts";
import { Button } from "../../../../ui/forms/button.tsx";
import { Icon } from "../../../../ui/media/icon.tsx";
import { type MessageKey, useText } from "../../../../ui/text/text.tsx";
import { island } from "../../../frame/islands/island.tsx";
import { whenNear } from "../../../frame/islands/when-near.ts";
import { RunningTotal, TotalBar } from "./result/running-total.tsx";
import type { CalculatorIslandProps, CalculatorKit } from "./state/calculator-facts.ts";
import { describeChoices } from "./state/describe-choices.ts";
import { type CalculatorController, useCalculator } from "./state/use-calculator.ts";
import { FieldView } from "./steps/field-view.tsx";
import { goToStep, interceptClick } from "./steps/step-link.ts";
import "../../../../ui/forms/chip.css";
import "../../../../ui/navigation/stepper.css";
import "../../../../ui/text/bars.css";
import "../money-view/money-plan.css";
import "./result/calculators-result.css";
import "./calculators.css";

/**
 * Creates the calculator of one page as an island. Each calculator has its own island, so that no page loads two of
 * them.
 */
export function calculatorIsland(name: string, kit: CalculatorKit) {
  return island(name, (facts: CalculatorIslandProps) => <Calculator kit={kit} facts={facts} />, {
    when: "intent",
  });
}

/**
 * Steps and price side by side, then the whole estimate. On the server it renders the same markup, which works with
 * forms and links.
 */
function Calculator({ kit, facts }: { kit: CalculatorKit; facts: CalculatorIslandProps }) {
  const calc = useCalculator(kit, facts);
  // A choice and its price render immediately; the whole estimate is deferred.
  const settled = useDeferredValue(calc);
  return (
    <>
      <div className="wrap calc">
        <StepRow calc={calc} />
        <div className="calc__main">
          <StepForm calc={calc} />
          <RunningTotal calc={calc} />
        </div>
      </div>
      <Result calc={settled} />
      <TotalBar calc={calc} />
    </>
  );
}

const later = () => import("./result/calculator-result.later.tsx");

// The server renders it with the rest; the browser loads and hydrates it only when it comes near the viewport.
const WholeResult = import.meta.env.SSR
  ? (await later()).default
  : lazy(() => whenNear("result").then(later));

/**
 * The whole estimate. Until it hydrates it shows the server's markup: only deferred changes reach it, and they wait
 * for it.
 */
const Result = memo(function Result({ calc }: { calc: CalculatorController }) {
  return (
    <Suspense>
      <WholeResult calc={calc} />
    </Suspense>
  );
});

/** All steps are links, because each has a default value already. */
const StepRow = memo(function StepRow({ calc }: { calc: CalculatorController }) {
  const { t } = useText();
  const { calculator, facts, state, hrefTo } = calc;
  const current = calculator.steps.findIndex(({ name }) => name === state.step);
  return (
    <nav aria-label={t("ui.steps")}>
      <ol className="steps calc__steps">
        {calculator.steps.map(({ name }, index) => {
          const look = index < current ? "done" : index === current ? "now" : "later";
          return (
            <li key={name} className={`step is-${look}`}>
              <a
                className="line step__name"
                href={`${hrefTo(name)}#step`}
                aria-current={index === current ? "step" : undefined}
                onClick={goToStep(calc, name)}
              >
                <span className="num">{index + 1}</span>{" "}
                <span className="step__label">{facts.words.steps[name]?.short}</span>
              </a>
            </li>
          );
        })}
      </ol>
    </nav>
  );
});

/** One step as a form that the server answers with the next one; with scripts no request is needed. */
const StepForm = memo(function StepForm({ calc }: { calc: CalculatorController }) {
  const { t } = useText();
  const { calculator, facts, state, priced } = calc;
  const index = Math.max(
    calculator.steps.findIndex(({ name }) => name === state.step),
    0,
  );
  const step = calculator.steps[index];
  const words = facts.words.steps[state.step];
  const asked = (step?.fields ?? [])
    .filter((field) => field.isAsked?.(priced.asked) !== false)
    .toSorted(byKnowledge);
  const { turns } = state;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    // The focus moves to the new question, so that screen readers read it and it is in view.
    if (turns > 0) heading.current?.focus();
  }, [turns]);
  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const wrong = asked.find(({ name }) => state.refused[name] !== undefined);
    const control = wrong && event.currentTarget.elements.namedItem(wrong.name);
    if (control instanceof HTMLElement) return control.focus();
    const next = event.nativeEvent.submitter?.getAttribute("value") ?? state.step;
    if (next === state.step) document.getElementById("result")?.scrollIntoView();
    else calc.acts.goTo(next);
  };
  return (
    <form
      className="calc__step stack gap-6"
      id="step"
      action={`${facts.path}#step`}
      method="get"
      noValidate
      onSubmit={onSubmit}
    >
      <OtherChoices calc={calc} />
      <h2 className="d32" ref={heading} tabIndex={-1}>
        {index + 1}. {words?.title}
      </h2>
      <StepDrawing calc={calc}>
        <UnitSwitch calc={calc} fields={asked} />
        {asked.map((field) => (
          <FieldView key={field.name} calc={calc} field={field} isAlone={asked.length === 1} />
        ))}
      </StepDrawing>
      <p className="beside align-stretch pad-4 calc__why on-sand t15">
        <Icon name="info" />
        <span>
          <b className="strong">{t("calc.why")}</b> {words?.why}
        </span>
      </p>
      <Ways calc={calc} index={index} />
    </form>
  );
});

/** "I do not know" comes after the fields, although they depend on it. */
function byKnowledge(one: Field, other: Field): number {
  const isDoubt = (field: Field) => Number(field.kind === "several" && field.isFact === true);
  return isDoubt(one) - isDoubt(other);
}

function OtherChoices({ calc: { calculator, query: chosen, state } }: { calc: CalculatorController }) {
  const own = calculator.steps.find(({ name }) => name === state.step)?.fields.map(({ name }) => name) ?? [];
  const query = new URLSearchParams(chosen);
  const names = ["unit", ...fieldsOf(calculator).map(({ name }) => name)];
  return names.map((name) => {
    const value = query.get(name);
    return value === null || own.includes(name) ? null : (
      <input key={name} type="hidden" name={name} value={value} />
    );
  });
}

function Ways({ calc, index }: { calc: CalculatorController; index: number }) {
  const { t } = useText();
  const { calculator, facts, state, hrefTo } = calc;
  const before = calculator.steps[index - 1]?.name;
  const next = calculator.steps[index + 1]?.name;
  const shortOf = (name: string) => facts.words.steps[name]?.short ?? name;
  return (
    <div className="row rule pad-above-5">
      {before && (
        <a className="calc__back tap" href={`${hrefTo(before)}#step`} onClick={goToStep(calc, before)}>
          <Icon name="back" flip />
          <span className="link strong">{t("calc.back", { step: shortOf(before) })}</span>
        </a>
      )}
      <Button className="calc__update" type="submit" name="step" value={state.step} look="line">
        {t("calc.update")}
      </Button>
      {next ? (
        <Button type="submit" name="step" value={next} className="calc__next">
          {t("calc.next", { step: shortOf(next) })}
        </Button>
      ) : (
        <Button
          type="submit"
          name="step"
          value={state.step}
          formAction={`${facts.path}#result`}
          className="calc__next"
        >
          {t("calc.seeResult")}
        </Button>
      )}
    </div>
  );
}

function StepDrawing({ calc, children }: { calc: CalculatorController; children: ReactNode }) {
  const { calculator, facts, state, kit, priced } = calc;
  const text = useText();
  return (
    <div className="beside align-start calc__draw">
      <figure className="stack gap-2 calc__figure">
        <kit.drawing calc={calc} />
        <figcaption className="t13 soft">
          {describeChoices(text, facts, calculator, state.choices, priced.asked)}
        </figcaption>
      </figure>
      <div className="stack gap-5">{children}</div>
    </div>
  );
}

const UNIT_NAMES = { ft: "myRoom.unit.ft", m: "myRoom.unit.m" } as const satisfies Record<
  LengthUnit,
  MessageKey
>;

/**
 * Uses links instead of inputs: a submitted form cannot convert numbers to another unit, but the link's URL contains
 * converted numbers.
 */
function UnitSwitch({ calc, fields }: { calc: CalculatorController; fields: readonly Field[] }) {
  const { t } = useText();
  const { calculator, facts, state, hrefOf } = calc;
  const isMeasured = fields.some((field) => field.kind === "number" && field.measure !== "count");
  if (!isMeasured || calculator.units.length < 2) return null;
  const now = unitIn(calculator, state.choices);
  return (
    <nav className="calc__unit line" aria-label={t("calc.unit")}>
      <span className="segments">
        {calculator.units.map((unit) => (
          <a
            key={unit}
            className={unit === now ? "segment is-on" : "segment"}
            aria-current={unit === now ? "true" : undefined}
            href={`${hrefOf(changeUnit(calculator, facts.rates, state.choices, unit), state.step)}#step`}
            onClick={interceptClick(() => calc.acts.measureIn(unit))}
          >
            <span>{t(UNIT_NAMES[unit])}</span>
          </a>
        ))}
      </span>
    </nav>
  );
}
