import { estimateFields } from "../../../../contracts/estimates/estimate-code.ts";
import type { CtaType } from "../../../../contracts/leads/cta-types.ts";
import { Button, type ButtonLook } from "../../../../ui/forms/button.tsx";
import { useText } from "../../../../ui/text/text.tsx";
import { useLeadForm } from "../engine/use-lead-form.ts";
import type { VisitOffer } from "../visits/visit-offer.ts";
import { ConsentLine } from "./consent-line.tsx";
import { LeadAbout, type LeadAboutFacts, sayAbout } from "./lead-about.tsx";
import type { LeadFacts } from "./lead-facts.ts";
import { LeadFields } from "./lead-fields.tsx";
import { LeadFormFrame } from "./lead-form-frame.tsx";
import { LeadProblems, type LeadProblemsFacts } from "./lead-problems.tsx";
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
  /** For the form of a visit: which centres can be visited, and when. */
  visit?: VisitOffer | undefined;
  /** What was typed before and is given back, by the names of the inputs. */
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
