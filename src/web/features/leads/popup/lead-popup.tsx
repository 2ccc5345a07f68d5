import { useLayout } from "../../../frame/layouts/layout-context.tsx";
import { useLeadFacts } from "../forms/use-lead-facts.ts";
import LeadPopupIsland from "./lead-popup.island.tsx";

/** The same form as the drawer's, with fewer fields. The server renders none of it. */
export function LeadPopup() {
  const facts = useLeadFacts();
  return useLayout().page.floats === "none" ? null : <LeadPopupIsland facts={facts} />;
}
