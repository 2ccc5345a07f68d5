import type { ReactNode } from "react";
import type { CtaType } from "../../../../contracts/leads/cta-types.ts";
import { Button, type ButtonLook } from "../../../../ui/forms/button.tsx";
import { useText } from "../../../../ui/text/text.tsx";
import { ConsentLine } from "./consent-line.tsx";
import { LeadAbout } from "./lead-about.tsx";
import { type LeadFieldFacts, LeadFields } from "./lead-fields.tsx";
import { LeadFormFrame } from "./lead-form-frame.tsx";
import { type LeadKind, REQUIRED_FIELDS } from "./read-lead-form.ts";
import { type LeadSurface, SURFACES } from "./surfaces.ts";

export interface LeadFormProps extends Pick<LeadFieldFacts, "values" | "errors"> {
  surface: LeadSurface;
  kind?: LeadKind | undefined;
  ctaType?: CtaType | undefined;
  title?: string | undefined;
  button?: string | undefined;
  /** Clay is for the one action of a screen; on forest and ink it is paper. */
  look?: ButtonLook["look"];
  labelledBy?: string | undefined;
  about?: string | undefined;
  carried?: Readonly<Record<string, string>> | undefined;
  /** Where it is sent without a script, if not to the page of the same form. */
  action?: string | undefined;
  /** Stands on top of the fields: what went wrong, said by the page that was sent the form. */
  children?: ReactNode;
}

/** The one lead form. Where it stands decides what it asks for and how it is counted; see surfaces.ts. */
export function LeadForm({ surface, button, look = "primary", children, ...props }: LeadFormProps) {
  const { t } = useText();
  const row = SURFACES[surface];
  const kind = props.kind ?? row.kind;
  const { values, errors, about } = props;
  return (
    <LeadFormFrame
      surface={surface}
      kind={kind}
      ctaType={props.ctaType ?? row.ctaType}
      title={props.title ?? t(row.title)}
      labelledBy={props.labelledBy}
      about={about}
      carried={props.carried}
      action={props.action}
      body={
        <>
          <LeadAbout about={about} />
          {children}
          <LeadFields
            surface={surface}
            fields={row.fields}
            required={REQUIRED_FIELDS[kind]}
            values={values}
            errors={errors}
          />
        </>
      }
      foot={
        <>
          <Button type="submit" wide look={look} data-lead-submit="">
            {button ?? t(row.button)}
          </Button>
          <ConsentLine />
        </>
      }
    />
  );
}
