import { useLeadFacts } from "../forms/use-lead-facts.ts";
import MultiStepFormIsland from "./multi-step-form.island.tsx";

/** Three short questions. Without a script they stand below each other and are sent together. */
export function MultiStepForm() {
  return <MultiStepFormIsland facts={useLeadFacts()} />;
}
