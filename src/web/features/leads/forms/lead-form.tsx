import LeadFormIsland, { type LeadFormIslandProps } from "./lead-form.island.tsx";
import { useLeadFacts } from "./use-lead-facts.ts";

export type LeadFormProps = Omit<LeadFormIslandProps, "facts"> & {
  /** The form action without scripts, if it is not the default page. */
  action?: string | undefined;
};

/** The lead form of all surfaces. The surface determines its fields and how the lead is counted; see surfaces.ts. */
export function LeadForm({ action, ...props }: LeadFormProps) {
  return <LeadFormIsland {...props} facts={useLeadFacts(action)} />;
}
