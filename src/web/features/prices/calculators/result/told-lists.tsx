import type { Choices } from "../../../../../prices/calculators/choices.ts";
import { useText } from "../../../../../ui/text/text.tsx";
import type { CalculatorProps } from "../state/calculator-facts.ts";
import { toldLines } from "./told-lines.ts";

interface ToldListsProps {
  facts: Pick<CalculatorProps, "words" | "cities" | "rates">;
  asked: Choices;
}

/** What is not in the price, and what it is built upon. */
export function ToldLists({ facts, asked }: ToldListsProps) {
  return (
    <div className="columns columns--2 columns--near">
      {toldLines(useText(), facts, asked).map(({ title, lines }) => (
        <div key={title} className="calc-panel">
          <h3 className="d25">{title}</h3>
          <ul className="ruled-list t15">
            {lines.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  );
}
