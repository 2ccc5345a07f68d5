import { ButtonLink } from "../../../../../ui/forms/button.tsx";
import { useText } from "../../../../../ui/text/text.tsx";
import type { KeptPlan } from "../kept-plan.ts";
import { planWords } from "../kept-plan-texts.ts";

interface PlanPanelProps {
  plan: KeptPlan | undefined;
  /** Of the planner, for an owner who has no plan yet. */
  planner: string | undefined;
}

/** The move-in plan that is kept with the estimate; to its owner the way to one. */
export function PlanPanel({ plan, planner }: PlanPanelProps) {
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
