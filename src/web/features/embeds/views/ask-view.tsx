import { joinClasses } from "../../../../ui/base/join-classes.ts";
import { ButtonLink } from "../../../../ui/forms/button.tsx";
import { Picture } from "../../../../ui/media/picture.tsx";
import { Facts } from "../../../../ui/text/facts.tsx";
import { addressOf } from "../../../../urls/links.ts";
import { useDocument } from "../../../frame/document-context.ts";
import { usePage } from "../../../frame/islands/page-context.ts";
import type { ContentOf, EmbedAsk } from "../content.ts";
import { EmbedLeadForm } from "../embed-lead-form.tsx";
import { readFormWish } from "../messages.ts";
import { EmbedAnchor } from "./embed-parts.tsx";

export function AskView({ content }: { content: ContentOf<"ask"> }) {
  const { title, text, more, picture, facts, ask } = content;
  return (
    <section className={joinClasses("embed-part stack gap-5 embed-ask", picture && "embed-ask--photo")}>
      {picture && <Picture {...picture} sizes="(width < 600px) 100vw, 480px" />}
      <div className="embed-ask__words stack gap-4 stack--start">
        <h1 className="d32">{title}</h1>
        {text && <p className="soft measure">{text}</p>}
        {facts && facts.length > 0 && <Facts items={facts} />}
        <p className="embed-ask__ways row">
          {ask && <AskButton ask={ask} />}
          <EmbedAnchor
            className={ask ? "go" : "btn btn--primary"}
            href={more.href}
            hasArrow={ask !== undefined}
          >
            {more.label}
          </EmbedAnchor>
        </p>
      </div>
    </section>
  );
}

export function FormView({ content }: { content: ContentOf<"form"> }) {
  const { title, text, picture, facts, ask } = content;
  const wish = useWish(ask);
  return (
    <section className="embed-part stack gap-5 embed-ask embed-ask--form">
      <div className="embed-ask__words stack gap-4 stack--start">
        <h1 className="d32">{title}</h1>
        {text && <p className="soft measure">{text}</p>}
        {facts && facts.length > 0 && <Facts items={facts} />}
        {picture && <Picture {...picture} sizes="(width < 600px) 100vw, 560px" />}
      </div>
      <EmbedLeadForm wish={wish} about={ask.about ? { title: ask.about } : undefined} />
    </section>
  );
}

/** Asks the page around the frame for the form; without one that listens, the form comes into the frame. */
function AskButton({ ask }: { ask: EmbedAsk }) {
  const { edition } = usePage();
  const query = useDocument().place.url.searchParams;
  const { ctaText, formTitle, ctaType } = useWish(ask);
  const look = ["theme", "accent", "background"].flatMap((name) => {
    const value = query.get(name);
    return value === null ? [] : [[name, value]];
  });
  const asked = { ctaText, formTitle, ctaType, ...(ask.about && { about: ask.about }) };
  const address = new URLSearchParams([...look, ...Object.entries(asked)]);
  return (
    <ButtonLink
      href={`${addressOf(edition.region, "widget-lead-form")}?${address}`}
      data-cta-text={ctaText}
      data-form-title={formTitle}
      data-cta-type={ctaType}
    >
      {ctaText}
    </ButtonLink>
  );
}

/** What the address says stands above what the embed would say by itself. */
function useWish(ask: EmbedAsk) {
  return { ...ask, ...readFormWish(useDocument().place.url.searchParams) };
}
