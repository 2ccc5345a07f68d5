import { useLeadFacts } from "../forms/use-lead-facts.ts";
import MultiStepFormIsland from "./multi-step-form.island.tsx";

export function MultiStepForm() {
  return <MultiStepFormIsland facts={useLeadFacts()} />;
}
