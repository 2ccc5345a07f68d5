import { type SubmitEvent, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { Button } from "../../../../ui/forms/button.tsx";
import { Stepper } from "../../../../ui/navigation/stepper.tsx";
import { type MessageKey, useText } from "../../../../ui/text/text.tsx";
import { island } from "../../../frame/islands/island.tsx";
import { usePage, useSharedState } from "../../../frame/islands/page-context.ts";
import { UNFINISHED_LEAD_KEYS } from "../engine/unfinished-leads.ts";
import { useLeadForm } from "../engine/use-lead-form.ts";
import type { LeadFacts } from "../forms/lead-facts.ts";
import { ConsentLine, LeadFields } from "../forms/lead-fields.tsx";
import { LeadFormFrame } from "../forms/lead-form-frame.tsx";
import { type LeadFormField, SURFACES } from "../forms/surfaces.ts";
import "./multi-step-form.css";

const SURFACE = "multi-step";

interface LeadStep {
  name: MessageKey;
  question: MessageKey;
  fields: readonly LeadFormField[];
}

const LEAD_STEPS: readonly LeadStep[] = [
  { name: "lead.stepWhat", question: "lead.scope", fields: ["scope"] },
  { name: "lead.stepWhere", question: "lead.where", fields: ["pincode", "property"] },
  { name: "lead.stepWho", question: "lead.who", fields: ["name", "phone", "email", "bestTime", "whatsapp"] },
];

const LAST = LEAD_STEPS.length;

function MultiStepFormView({ facts }: { facts: LeadFacts }) {
  const { t } = useText();
  const { kind, ctaType, title, button } = SURFACES[SURFACE];
  const { step, current, hasTurned, show, turnTo } = useSteps();
  const lead = useLeadForm({ surface: SURFACE, kind, facts, reveal: (field) => show(stepOf(field)) });
  const isLast = step === LAST;
  const goOn = () => {
    if (lead.isRight(LEAD_STEPS[step - 1]?.fields ?? [])) turnTo(step + 1);
  };
  const onSubmit = async (event: SubmitEvent<HTMLFormElement>) => {
    if (isLast) return lead.form.onSubmit(event);
    // Before the last step, Enter in a field means Next and not Send.
    event.preventDefault();
    return goOn();
  };
  return (
    <LeadFormFrame
      surface={SURFACE}
      facts={facts}
      lead={{ ...lead, form: { ...lead.form, onSubmit } }}
      className={lead.isAlive ? "is-stepped" : undefined}
      carried={{ kind, cta_type: ctaType, form_title: t(title), about: "" }}
      body={
        <div className="lead-steps stack gap-6">
          <div className="lead-steps__bar">
            <Stepper steps={LEAD_STEPS.map(({ name }) => ({ label: t(name) }))} current={step - 1} />
          </div>
          <p className="sr" role="status">
            {hasTurned && t("lead.stepOf", { step, steps: LAST })}
          </p>
          {LEAD_STEPS.map(({ name, question, fields }, index) => (
            <fieldset
              key={name}
              className="lead-step stack stack--fields"
              tabIndex={-1}
              hidden={lead.isAlive && step !== index + 1}
              ref={step === index + 1 ? current : undefined}
            >
              <legend className="d25">{t(question)}</legend>
              <LeadFields key={lead.round} lead={lead} fields={fields} facts={facts} />
            </fieldset>
          ))}
        </div>
      }
      foot={
        <>
          <div className="lead-steps__act row">
            <Button
              look="line"
              className="lead-steps__back"
              hidden={step === 1}
              onClick={() => turnTo(step - 1)}
            >
              {t("lead.back")}
            </Button>
            <Button className="lead-steps__next" hidden={isLast} onClick={goOn}>
              {t("lead.next")}
            </Button>
            <Button
              type="submit"
              className="lead-steps__send"
              busy={lead.state === "sending"}
              hidden={lead.isAlive && !(isLast && lead.canSend)}
            >
              {t(button)}
            </Button>
          </div>
          <ConsentLine facts={facts} hidden={lead.isAlive && !isLast} />
        </>
      }
    />
  );
}

/** The current step, counted from 1. It is also in the page's shared state. */
function useSteps() {
  const { state } = usePage();
  const step = useSharedState(({ multiStepLeadForm }) => multiStepLeadForm.step);
  const current = useRef<HTMLFieldSetElement>(null);
  const [hasTurned, setTurned] = useState(false);
  const show = (next: number) => flushSync(() => state.setState("multiStepLeadForm", { step: next }));
  const turnTo = (next: number) => {
    setTurned(true);
    show(next);
    // Focuses the step itself, so that its question is read first and Tab moves to its first field.
    current.current?.focus({ preventScroll: true });
  };
  return { step, current, hasTurned, show, turnTo };
}

function stepOf(field: string): number {
  return LEAD_STEPS.findIndex(({ fields }) => fields.some((name) => name === field)) + 1 || 1;
}

/** Before hydration CSS shows only the first question, and the press on Next is replayed after it. */
export default island("multi-step-form", MultiStepFormView, {
  when: "intent",
  leftovers: UNFINISHED_LEAD_KEYS,
});
