import { useLeadFacts } from "../forms/use-lead-facts.ts";
import LeadDrawerIsland from "./lead-drawer.island.tsx";

/** The lead form behind every link that asks for a designer. It is not in the page before somebody asks. */
export function LeadDrawer() {
  return <LeadDrawerIsland facts={useLeadFacts()} />;
}
