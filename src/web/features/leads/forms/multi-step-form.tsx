import { Button } from "../../../../ui/forms/button.tsx";
import { Stepper } from "../../../../ui/navigation/stepper.tsx";
import { type MessageKey, useText } from "../../../../ui/text/text.tsx";
import { ConsentLine } from "./consent-line.tsx";
import { LeadFields } from "./lead-fields.tsx";
import { LeadFormFrame } from "./lead-form-frame.tsx";
import { REQUIRED_FIELDS } from "./read-lead-form.ts";
import { type LeadFormField, SURFACES } from "./surfaces.ts";
import "./multi-step-form.css";

interface LeadStep {
  name: MessageKey;
  question: MessageKey;
  fields: readonly LeadFormField[];
}

const STEPS: readonly LeadStep[] = [
  { name: "lead.stepWhat", question: "lead.scope", fields: ["scope"] },
  { name: "lead.stepWhere", question: "lead.where", fields: ["pincode", "property"] },
  { name: "lead.stepWho", question: "lead.who", fields: ["name", "phone", "email", "bestTime", "whatsapp"] },
];

const SURFACE = "multi-step";

/** Three short questions. Without a script they stand below each other and are sent together. */
export function MultiStepForm() {
  const { t } = useText();
  const { kind, ctaType, title, button } = SURFACES[SURFACE];
  return (
    <LeadFormFrame
      surface={SURFACE}
      kind={kind}
      ctaType={ctaType}
      title={t(title)}
      body={
        <div className="lead-steps stack stack--6" data-lead-steps="" data-step-of={t("lead.stepOf")}>
          <div data-lead-stepper="" hidden>
            <Stepper steps={STEPS.map(({ name }) => ({ label: t(name) }))} current={0} />
          </div>
          <p className="sr" role="status" data-step-said="" />
          {STEPS.map(({ name, question, fields }) => (
            <fieldset key={name} className="lead-step stack stack--fields" data-lead-step="" tabIndex={-1}>
              <legend className="d25">{t(question)}</legend>
              <LeadFields surface={SURFACE} fields={fields} required={REQUIRED_FIELDS[kind]} />
            </fieldset>
          ))}
        </div>
      }
      foot={
        <>
          <div className="lead-steps__act row">
            <Button look="line" data-step-back="" hidden>
              {t("lead.back")}
            </Button>
            <Button data-step-next="" hidden>
              {t("lead.next")}
            </Button>
            <Button type="submit" data-lead-submit="">
              {t(button)}
            </Button>
          </div>
          <ConsentLine />
        </>
      }
    />
  );
}
