import { hideTokens } from "../../../../contracts/hide-tokens.ts";
import { addressOf, linkTo } from "../../../../urls/links.ts";
import { useDocument } from "../../../frame/document-context.ts";
import { usePage } from "../../../frame/islands/page-context.ts";
import { useLayout } from "../../../frame/layouts/layout-context.tsx";
import { servicePath, termsSlug } from "../../../frame/policy-paths.ts";
import type { LeadFacts } from "./lead-facts.ts";

/** Runs on the server only. The form posts to the page of the same form unless another action is given. */
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

/**
 * The URL of a private page is a key, so its parameters are replaced: "/in/estimate/[estimateCode]" still names the
 * page.
 */
function withoutParams(path: string, params: Readonly<Record<string, string>>): string {
  const names = new Map(Object.entries(params).map(([name, value]) => [value, name]));
  const segments = path.split("/").map((segment) => {
    const name = names.get(decodeURIComponent(segment));
    return segment !== "" && name ? `[${name}]` : segment;
  });
  return hideTokens(segments.join("/"));
}
