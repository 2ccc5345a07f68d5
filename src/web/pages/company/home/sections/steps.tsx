import type { CostSection } from "../../../../../contracts/documents/home-cost.ts";
import type { HomePage } from "../../../../../contracts/documents/home-page.ts";
import { estimateRange } from "../../../../features/estimate/estimate-range.ts";
import type { Choice } from "../../../../features/estimate/read-choice.ts";
import { Steps } from "../../../../sections/steps/steps.tsx";

interface StepsProps {
  steps: HomePage["steps"];
  cost: CostSection;
  choice: Choice;
}

/** The payments are those of the home that the visitor chose. */
export function StepsSection({ steps: { title, more, items, bar, note }, cost, choice }: StepsProps) {
  const total = estimateRange(choice.home, "premium", choice.city, cost.model)?.likely ?? 0;
  return (
    <Steps
      id="steps"
      isFlush
      title={title}
      more={{ label: more, page: "how-it-works" }}
      items={items}
      money={{ total, bar, note }}
    />
  );
}
