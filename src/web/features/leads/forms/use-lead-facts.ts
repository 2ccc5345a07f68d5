import { hideTokens } from "../../../../contracts/hide-tokens.ts";
import { addressOf, linkTo } from "../../../../urls/links.ts";
import { useDocument } from "../../../frame/document-context.ts";
import { usePage } from "../../../frame/islands/page-context.ts";
import { useLayout } from "../../../frame/layouts/layout-context.tsx";
import { servicePath, termsSlug } from "../../../frame/policy-paths.ts";
import type { LeadFacts } from "./lead-facts.ts";

/** On the server only. The form is sent to the page of the same form, unless it has another address. */
export function useLeadFacts(action?: string): LeadFacts {
  const { edition } = usePage();
  const { path, page, params } = useLayout();
  const { recaptcha, whatsappConsentOff = [] } = useDocument().site;
  return {
    action: action ?? addressOf(edition.region, "talk"),
    path: page.access === "public" ? hideTokens(path) : withoutParams(path, params),
    keyword: params.searchKeyword || undefined,
    privacy: linkTo(edition, "privacy"),
    terms: servicePath(edition, termsSlug(edition.region)),
    recaptcha,
    isWhatsappOn: !whatsappConsentOff.includes(edition.country),
  };
}

/** The address of a private page is a key: "/in/estimate/[estimateCode]" tells which page it was. */
function withoutParams(path: string, params: Readonly<Record<string, string>>): string {
  const names = new Map(Object.entries(params).map(([name, value]) => [value, name]));
  const segments = path.split("/").map((segment) => {
    const name = names.get(decodeURIComponent(segment));
    return segment !== "" && name ? `[${name}]` : segment;
  });
  return hideTokens(segments.join("/"));
}
