import { useState } from "react";
import { flushSync } from "react-dom";
import { estimateFields } from "../../../../contracts/estimates/estimate-code.ts";
import type { CtaType } from "../../../../contracts/leads/cta-types.ts";
import { Button, ButtonLink, type ButtonLook } from "../../../../ui/forms/button.tsx";
import { useText } from "../../../../ui/text/text.tsx";
import { FormSummary } from "../../../frame/forms/form-summary.tsx";
import { inputPrefix, useLeadForm } from "../engine/use-lead-form.ts";
import type { VisitOffer } from "../visits/visit-offer.ts";
import type { LeadFacts } from "./lead-facts.ts";
import { ConsentLine, LeadFields } from "./lead-fields.tsx";
import { LeadFormFrame } from "./lead-form-frame.tsx";
import type { LeadKind } from "./read-lead-form.ts";
import { type LeadFormField, type LeadSurface, SURFACES } from "./surfaces.ts";

export interface LeadFormContent extends LeadProblemsFacts {
  surface: LeadSurface;
  facts: LeadFacts;
  kind?: LeadKind | undefined;
  ctaType?: CtaType | undefined;
  title?: string | undefined;
  button?: string | undefined;
  /** Clay is reserved for the one main action of a screen; on forest and ink the button is paper. */
  look?: ButtonLook["look"];
  /** The id of the heading of a form that is neither in a dialog nor in a named section. */
  labelledBy?: string | undefined;
  about?: LeadAboutFacts | undefined;
  /** Values of hidden fields: a referral key, the lead to complete, a visit. */
  carried?: Readonly<Record<string, string>> | undefined;
  visit?: VisitOffer | undefined;
  values?: Readonly<Record<string, string>> | undefined;
}

export function LeadFormView({ onSent, ...props }: LeadFormContent & { onSent?: () => void }) {
  const { t } = useText();
  const { surface, facts, values, errors, about, look = "primary" } = props;
  const row = SURFACES[surface];
  const kind = props.kind ?? row.kind;
  const { folded = [] } = row;
  const [isMoreOpen, setMoreOpen] = useState(() =>
    folded.some((field) => INPUTS[field]?.some((input) => values?.[input] || errors?.[input])),
  );
  // The first wrong field gets the focus, so a folded one must be visible before.
  const reveal = (wrong: string) => {
    if (folded.some((field) => INPUTS[field]?.includes(wrong))) flushSync(() => setMoreOpen(true));
  };
  const lead = useLeadForm({ surface, kind, facts, given: { values, errors }, reveal, onSent });
  return (
    <LeadFormFrame
      surface={surface}
      facts={facts}
      lead={lead}
      labelledBy={props.labelledBy}
      carried={{
        kind,
        cta_type: props.ctaType ?? row.ctaType,
        form_title: props.title ?? t(row.title),
        about: sayAbout(about),
        ...estimateFields(about?.estimate),
        ...props.carried,
      }}
      body={
        <>
          <LeadAbout about={about} />
          <LeadProblems surface={surface} errors={errors} failure={props.failure} phone={props.phone} />
          <LeadFields
            key={lead.round}
            lead={lead}
            fields={row.fields}
            folded={{ fields: folded, isOpen: isMoreOpen, onToggle: setMoreOpen }}
            values={values}
            facts={facts}
            visit={props.visit}
          />
        </>
      }
      foot={
        <>
          <Button type="submit" wide look={look} busy={lead.state === "sending"} hidden={!lead.canSend}>
            {props.button ?? t(row.button)}
          </Button>
          <ConsentLine facts={facts} />
        </>
      }
    />
  );
}

/** The inputs of the fields that can be folded. */
const INPUTS: Partial<Record<LeadFormField, readonly string[]>> = {
  email: ["email"],
  property: ["property_name"],
  bestTime: ["pact_hours"],
};

export interface LeadAboutFacts {
  title: string;
  image?: string | undefined;
  price?: string | undefined;
  /** A version of a stored estimate: see estimateReference. */
  estimate?: string | undefined;
}

/** Describes the subject in one line for the designer: "Sage kitchen, ₹4.6 – 5.6 lakh". */
function sayAbout(about: LeadAboutFacts | undefined): string {
  return [about?.title, about?.price].filter(Boolean).join(", ");
}

function LeadAbout({ about }: { about: LeadAboutFacts | undefined }) {
  const { t } = useText();
  if (!about?.title) return null;
  const { title, image, price } = about;
  const [before, after] = t("lead.estimateTravels").split("{estimate}");
  return (
    <div className="lead-about beside on-sand">
      <span className="hide-empty lead-about__image">
        {image && <img src={image} alt="" width={84} height={63} />}
      </span>
      <p className="t15 lead-about__words stack gap-0">
        <b>{title}</b>
        <span>
          {price ? (
            <>
              {before}
              <bdi dir="ltr">{price}</bdi>
              {after}
            </>
          ) : (
            t("lead.travels")
          )}
        </span>
      </p>
    </div>
  );
}

export type LeadFailure = "refused" | "rateLimit" | "failed";

interface LeadProblemsFacts {
  /** The errors of the submitted values by input name, in the order of the inputs. */
  errors?: Readonly<Record<string, string>> | undefined;
  failure?: LeadFailure | undefined;
  phone?: { href: string; label: string } | undefined;
}

const FAILURE_TEXTS = {
  refused: "lead.refused",
  rateLimit: "lead.rateLimit",
  failed: "lead.failed",
} as const satisfies Record<LeadFailure, string>;

function LeadProblems({
  surface,
  errors = {},
  failure,
  phone,
}: LeadProblemsFacts & { surface: LeadSurface }) {
  const { t } = useText();
  if (!failure && Object.keys(errors).length === 0) return null;
  return (
    <FormSummary
      id={inputPrefix(surface)}
      title={failure ? t(FAILURE_TEXTS[failure]) : t("lead.mistakes")}
      errors={errors}
      hasFocus
    >
      {failure && phone && (
        <ButtonLink look="line" size="small" icon="phone" href={phone.href}>
          <bdi dir="ltr">{phone.label}</bdi>
        </ButtonLink>
      )}
    </FormSummary>
  );
}
