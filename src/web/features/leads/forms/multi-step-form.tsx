import MultiStepFormIsland from "./multi-step-form.island.tsx";
import { useLeadFacts } from "./use-lead-facts.ts";

/** Three short questions. Without a script they stand below each other and are sent together. */
export function MultiStepForm() {
  return <MultiStepFormIsland facts={useLeadFacts()} />;
}
