import { useText } from "../text/text.tsx";
import "./stepper.css";

export interface Step {
  label: string;
  /** The link back to a finished step. */
  href?: string;
}

export function Stepper({ steps, current }: { steps: readonly Step[]; current: number }) {
  const { t } = useText();
  return (
    <ol className="steps" aria-label={t("ui.steps")}>
      {steps.map((step, index) => {
        const state = index < current ? "done" : index === current ? "now" : "later";
        return (
          <li
            key={step.label}
            className={`step is-${state}`}
            aria-current={state === "now" ? "step" : undefined}
          >
            <StepName step={step} index={index} isLink={state === "done"} />
            {state === "done" && <span className="sr">, {t("ui.stepDone")}</span>}
          </li>
        );
      })}
    </ol>
  );
}

function StepName({ step, index, isLink }: { step: Step; index: number; isLink: boolean }) {
  const text = (
    <>
      <span className="num">{index + 1}</span> <span className="step__label">{step.label}</span>
    </>
  );
  return isLink && step.href ? (
    <a className="line step__name" href={step.href}>
      {text}
    </a>
  ) : (
    <span className="line step__name">{text}</span>
  );
}
