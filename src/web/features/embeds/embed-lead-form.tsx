import type { Region } from "../../../editions/regions.ts";
import { addressOf } from "../../../urls/links.ts";
import { useDocument } from "../../frame/document-context.ts";
import { usePage } from "../../frame/islands/page-context.ts";
import { STATE_ELEMENT_ID, serialiseState } from "../../frame/state/carry-state.ts";
import { LeadForm, type LeadFormProps } from "../leads/forms/lead-form.tsx";
import type { FormWish } from "./messages.ts";

type EmbedLeadFormProps = Omit<LeadFormProps, "surface" | "action" | "title" | "button" | "ctaType"> & {
  wish: FormWish;
};

/**
 * The lead form in a frame. Without a script it goes to the widget's own address and the answer comes into the frame:
 * the visitor never leaves the site around it.
 */
export function EmbedLeadForm({ wish, ...rest }: EmbedLeadFormProps) {
  const { edition, state } = usePage();
  const { search } = useDocument().place.url;
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

/** With how it looks and speaks, and nothing else of the address around it. */
export function widgetPath(region: Region, search: string, more: Record<string, string> = {}): string {
  const kept = [...new URLSearchParams(search)].filter(([name]) => KEPT.includes(name));
  const query = new URLSearchParams([...kept, ...Object.entries(more)]);
  return `${addressOf(region, "widget-lead-form")}${query.size > 0 ? `?${query}` : ""}`;
}

const KEPT = ["theme", "accent", "background", "ctaText", "formTitle", "ctaType"];
