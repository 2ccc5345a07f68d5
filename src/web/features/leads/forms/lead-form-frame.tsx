import { type ReactNode, type RefObject, useEffect, useRef } from "react";
import { CONSENT_VERSION } from "../../../../contracts/leads/consent-versions.ts";
import { joinClasses } from "../../../../ui/base/join-classes.ts";
import { Notice } from "../../../../ui/overlay/notice.tsx";
import { useText } from "../../../../ui/text/text.tsx";
import { Honeypot } from "../../../frame/forms/honeypot.tsx";
import { useSharedState } from "../../../frame/islands/page-context.ts";
import { dispatchAdded } from "../../../frame/page-events.ts";
import { LocationProvider } from "../../places/serviceability/location-provider.tsx";
import type { LeadFormAtWork } from "../engine/use-lead-form.ts";
import type { LeadFacts } from "./lead-facts.ts";
import type { LeadSurface } from "./surfaces.ts";
import "./leads-forms.css";

interface FrameProps {
  surface: LeadSurface;
  facts: LeadFacts;
  lead: LeadFormAtWork;
  className?: string | undefined;
  labelledBy?: string | undefined;
  carried: Readonly<Record<string, string>>;
  body: ReactNode;
  foot: ReactNode;
}

export function LeadFormFrame({ surface, facts, lead, className, labelledBy, ...rest }: FrameProps) {
  const { recaptcha } = facts;
  return (
    <>
      <form
        {...lead.form}
        className={joinClasses("lead-form stack stack--fields", `lead-form--${surface}`, className)}
        method="post"
        action={facts.action}
        aria-labelledby={labelledBy}
        data-lead-form={surface}
        data-state={lead.state}
      >
        <HiddenFields facts={facts} carried={rest.carried} />
        <Honeypot />
        <div className="lead-form__body stack stack--fields">
          <LocationProvider>{rest.body}</LocationProvider>
        </div>
        <div className="lead-form__foot stack">
          <div className="t15 hide-empty medium lead-form__note" role="alert">
            {lead.note}
          </div>
          <Waiting isQueued={lead.state === "queued"} element={lead.elements.waits} />
          {recaptcha?.version === 2 && <div ref={lead.elements.recaptcha} />}
          {rest.foot}
          {recaptcha?.hideBadge && <RecaptchaText />}
        </div>
      </form>
      {lead.thanks && <LeadThanks {...lead.thanks} />}
    </>
  );
}

function HiddenFields({ facts, carried }: Pick<FrameProps, "facts" | "carried">) {
  const fields = {
    referral_page: facts.path,
    consent_version: CONSENT_VERSION,
    submission_id: "",
    referral_key: "",
    ...(facts.keyword && { searched_keywords: facts.keyword }),
    ...carried,
  };
  return Object.entries(fields).map(([name, value]) => (
    <input key={name} type="hidden" name={name} value={value} />
  ));
}

/** Screen readers announce inserted text, but not text that only becomes visible. */
function Waiting({ isQueued, element }: { isQueued: boolean; element: RefObject<HTMLDivElement | null> }) {
  const { t } = useText();
  return (
    <div className="hide-empty lead-form__queued" role="status" tabIndex={-1} ref={element}>
      {isQueued && <Notice tone="warn">{t("lead.queued")}</Notice>}
    </div>
  );
}

/** The notice that reCAPTCHA requires when its badge is hidden. Shown once its script has loaded. */
function RecaptchaText() {
  const { t } = useText();
  const isVisible = useSharedState(({ isRecaptchaTextVisible }) => isRecaptchaTextVisible);
  return (
    <p className="t13 soft" hidden={!isVisible}>
      {t("lead.recaptcha")}{" "}
      <a className="link" href="https://policies.google.com/privacy" rel="noreferrer">
        {t("lead.recaptchaPrivacy")}
      </a>{" "}
      ·{" "}
      <a className="link" href="https://policies.google.com/terms" rel="noreferrer">
        {t("lead.recaptchaTerms")}
      </a>
    </p>
  );
}

/**
 * Replaces the form of a stored lead with the content of the lead's thank-you page, or with a plain message if that
 * is not available.
 */
function LeadThanks({ html }: { html: string | undefined }) {
  const { t } = useText();
  const element = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const thanks = element.current?.firstElementChild;
    if (!thanks) return;
    dispatchAdded(thanks);
    const heading = thanks.querySelector<HTMLElement>("h1, h2, h3");
    if (!heading) return;
    heading.tabIndex = -1;
    heading.focus();
  }, []);
  if (html !== undefined)
    // biome-ignore lint/security/noDangerouslySetInnerHtml: a part of a page of our own, as it was rendered.
    return <div className="lead-form__thanks" ref={element} dangerouslySetInnerHTML={{ __html: html }} />;
  return (
    <div className="lead-form__thanks" ref={element}>
      <div className="lead-thanks stack gap-4" data-thanks="">
        <h2 className="d32">{t("lead.thanksTitle")}</h2>
        <p className="t20">{t("lead.thanksText")}</p>
      </div>
    </div>
  );
}
