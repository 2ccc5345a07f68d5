import { useEffect, useRef } from "react";
import { useText } from "../../../../ui/text/text.tsx";
import { announceAdded } from "../../../frame/added-content.ts";

/** Takes the place of a form whose lead is stored: what the lead's own page says, or a plain word where that is not to be had. */
export function LeadThanks({ html }: { html: string | undefined }) {
  const { t } = useText();
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const thanks = place.current?.firstElementChild;
    if (!thanks) return;
    announceAdded(thanks);
    const heading = thanks.querySelector<HTMLElement>("h1, h2, h3");
    if (!heading) return;
    heading.tabIndex = -1;
    heading.focus();
  }, []);
  if (html !== undefined)
    // biome-ignore lint/security/noDangerouslySetInnerHtml: a part of a page of our own, as it was rendered.
    return <div className="lead-form__thanks" ref={place} dangerouslySetInnerHTML={{ __html: html }} />;
  return (
    <div className="lead-form__thanks" ref={place}>
      <div className="lead-thanks stack gap-4" data-thanks="">
        <h2 className="d32">{t("lead.thanksTitle")}</h2>
        <p className="t20">{t("lead.thanksText")}</p>
      </div>
    </div>
  );
}
