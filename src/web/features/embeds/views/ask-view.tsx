import type { Region } from "../../../../editions/regions.ts";
import { joinClasses } from "../../../../ui/base/join-classes.ts";
import { ButtonLink } from "../../../../ui/forms/button.tsx";
import { Picture } from "../../../../ui/media/picture.tsx";
import { Facts } from "../../../../ui/text/facts.tsx";
import { addressOf } from "../../../../urls/links.ts";
import { useDocument } from "../../../frame/document-context.ts";
import { usePage } from "../../../frame/islands/page-context.ts";
import { STATE_ELEMENT_ID, serialiseState } from "../../../frame/state/carry-state.ts";
import { LeadForm, type LeadFormProps } from "../../leads/forms/lead-form.tsx";
import type { ContentOf, EmbedAsk } from "../content.ts";
import { type FormRequest, readFormRequest } from "../messages.ts";
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

/** Requests the form from the page around the frame; if that page does not listen, the form opens in the frame. */
function AskButton({ ask }: { ask: EmbedAsk }) {
  const { edition } = usePage();
  const query = useDocument().requestContext.url.searchParams;
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

/** Texts in the query override the embed's own texts. */
function useWish(ask: EmbedAsk) {
  return { ...ask, ...readFormRequest(useDocument().requestContext.url.searchParams) };
}

type EmbedLeadFormProps = Omit<LeadFormProps, "surface" | "action" | "title" | "button" | "ctaType"> & {
  wish: FormRequest;
};

/**
 * The lead form in a frame. Without scripts it posts to the widget's own URL and the response appears in the frame,
 * so the visitor stays on the surrounding site.
 */
export function EmbedLeadForm({ wish, ...rest }: EmbedLeadFormProps) {
  const { edition, state } = usePage();
  const { search } = useDocument().requestContext.url;
  return (
    <div className="embed-form on-paper" data-embed-form="">
      <LeadForm
        {...rest}
        surface="embed"
        action={widgetPath(edition.region, search)}
        title={wish.formTitle}
        button={wish.ctaText}
        ctaType={wish.ctaType}
      />
      <script
        type="application/json"
        id={STATE_ELEMENT_ID}
        // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON of our own, with every "<" escaped.
        dangerouslySetInnerHTML={{ __html: serialiseState(state) }}
      />
    </div>
  );
}

/** The URL of the lead form widget. It passes on the theme and text parameters of the embed's query and no others. */
export function widgetPath(region: Region, search: string, more: Record<string, string> = {}): string {
  const kept = [...new URLSearchParams(search)].filter(([name]) => KEPT.includes(name));
  const query = new URLSearchParams([...kept, ...Object.entries(more)]);
  return `${addressOf(region, "widget-lead-form")}${query.size > 0 ? `?${query}` : ""}`;
}

const KEPT = ["theme", "accent", "background", "ctaText", "formTitle", "ctaType"];
