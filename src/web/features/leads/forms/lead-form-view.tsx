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
import { type LeadSurface, SURFACES } from "./surfaces.ts";

export interface LeadFormContent extends LeadProblemsFacts {
  surface: LeadSurface;
  facts: LeadFacts;
  kind?: LeadKind | undefined;
  ctaType?: CtaType | undefined;
  title?: string | undefined;
  button?: string | undefined;
  /** Clay is for the one action of a screen; on forest and ink it is paper. */
  look?: ButtonLook["look"];
  /** The id of the heading over a form that is a part of the page by itself, in no dialog and no section with a name. */
  labelledBy?: string | undefined;
  about?: LeadAboutFacts | undefined;
  /** Values of fields that nobody sees: a referral's key, a lead that is filled up, a visit. */
  carried?: Readonly<Record<string, string>> | undefined;
  visit?: VisitOffer | undefined;
  values?: Readonly<Record<string, string>> | undefined;
}

export function LeadFormView({ onSent, ...props }: LeadFormContent & { onSent?: () => void }) {
  const { t } = useText();
  const { surface, facts, values, errors, about, look = "primary" } = props;
  const row = SURFACES[surface];
  const kind = props.kind ?? row.kind;
  const lead = useLeadForm({ surface, kind, facts, given: { values, errors }, onSent });
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

export interface LeadAboutFacts {
  title: string;
  image?: string | undefined;
  price?: string | undefined;
  /** A version of a kept estimate: see estimateReference. */
  estimate?: string | undefined;
}

/** In one line for the designer: "Sage kitchen, ₹4.6 – 5.6 lakh". */
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
  /** What is wrong with what is given back, by the names of the inputs and in their order. */
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
