import { useLeadFacts } from "../forms/use-lead-facts.ts";
import LeadDrawerIsland from "./lead-drawer.island.tsx";

export function LeadDrawer() {
  return <LeadDrawerIsland facts={useLeadFacts()} />;
}
