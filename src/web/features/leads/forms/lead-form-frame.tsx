import type { ReactNode } from "react";
import { hideTokens } from "../../../../contracts/hide-tokens.ts";
import { CONSENT_VERSION } from "../../../../contracts/leads/consent-versions.ts";
import type { CtaType } from "../../../../contracts/leads/cta-types.ts";
import { joinClasses } from "../../../../ui/base/join-classes.ts";
import { Notice } from "../../../../ui/overlay/notice.tsx";
import { useText } from "../../../../ui/text/text.tsx";
import { addressOf } from "../../../../urls/links.ts";
import { useDocument } from "../../../frame/document-context.ts";
import { usePage } from "../../../frame/islands/page-context.ts";
import { useLayout } from "../../../frame/layouts/layout-context.tsx";
import { Honeypot } from "./honeypot.tsx";
import type { LeadKind } from "./read-lead-form.ts";
import { RecaptchaText } from "./recaptcha-text.tsx";
import type { LeadSurface } from "./surfaces.ts";
import "./lead-form.css";

interface FrameProps {
  surface: LeadSurface;
  kind: LeadKind;
  ctaType: CtaType;
  title: string;
  /** The id of the heading over a form that is a part of the page by itself, in no dialog and no section with a name. */
  labelledBy?: string | undefined;
  about?: string | undefined;
  /** Values of fields that nobody sees: a referral's key, a lead that is filled up, a visit. */
  carried?: Readonly<Record<string, string>> | undefined;
  /** Where it is sent without a script; to the page of the same form when unset. */
  action?: string | undefined;
  body: ReactNode;
  foot: ReactNode;
}

/**
 * What all lead forms have: where they go without a script, what they carry, a field for programs to fall into, and
 * the places in which a script says how it went.
 */
export function LeadFormFrame({ surface, kind, labelledBy, title, action, body, foot, ...rest }: FrameProps) {
  const { edition } = usePage();
  const { recaptcha } = useDocument().site;
  return (
    <form
      className={joinClasses("lead-form stack stack--fields", `lead-form--${surface}`)}
      id={`lead-form-${surface}`}
      method="post"
      action={action ?? addressOf(edition.region, "talk")}
      aria-labelledby={labelledBy}
      data-lead-form={surface}
      data-where=""
      data-state="idle"
      data-recaptcha={recaptcha && JSON.stringify(recaptcha)}
    >
      <HiddenFields kind={kind} title={title} {...rest} />
      <Honeypot />
      <div className="lead-form__body stack stack--fields">{body}</div>
      <div className="lead-form__foot stack">
        <StateNotes />
        {foot}
        {recaptcha?.hideBadge && <RecaptchaText />}
      </div>
    </form>
  );
}

type HiddenProps = Pick<FrameProps, "kind" | "ctaType" | "title" | "about" | "carried">;

function HiddenFields({ kind, ctaType, title, about = "", carried = {} }: HiddenProps) {
  const { path, params } = useLayout();
  const fields = {
    kind,
    cta_type: ctaType,
    form_title: title,
    about,
    referral_page: hideTokens(path),
    consent_version: CONSENT_VERSION,
    submission_id: "",
    referral_key: "",
    ...searchedKeywords(params),
    ...carried,
  };
  return Object.entries(fields).map(([name, value]) => (
    <input key={name} type="hidden" name={name} defaultValue={value} />
  ));
}

/** Without a script nobody else tells what was looked for. */
function searchedKeywords({ searchKeyword }: Readonly<Record<string, string>>): {
  searched_keywords?: string;
} {
  return searchKeyword ? { searched_keywords: searchKeyword } : {};
}

function StateNotes() {
  const { t } = useText();
  return (
    <>
      <div className="lead-form__note" role="alert" data-form-note="" />
      <div className="lead-form__queued" role="status" data-form-queued="" hidden>
        <Notice tone="warn">{t("lead.queued")}</Notice>
      </div>
    </>
  );
}
