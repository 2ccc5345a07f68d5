import { useLayout } from "../../../frame/layouts/layout-context.tsx";
import { useLeadFacts } from "../forms/use-lead-facts.ts";
import LeadPopupIsland from "./lead-popup.island.tsx";

/** The same question as the drawer's, with fewer fields. Nothing of it is in the page before it is asked. */
export function LeadPopup() {
  const facts = useLeadFacts();
  return useLayout().page.floats === "none" ? null : <LeadPopupIsland facts={facts} />;
}
