import LeadFormIsland, { type LeadFormIslandProps } from "./lead-form.island.tsx";
import { useLeadFacts } from "./use-lead-facts.ts";

export type LeadFormProps = Omit<LeadFormIslandProps, "facts"> & {
  /** Where it is sent without a script, if not to the page of the same form. */
  action?: string | undefined;
};

/** The one lead form. Where it stands decides what it asks for and how it is counted; see surfaces.ts. */
export function LeadForm({ action, ...props }: LeadFormProps) {
  return <LeadFormIsland {...props} facts={useLeadFacts(action)} />;
}
