import type { ComponentType } from "react";
import { type DrawnChoices, KitchenDrawing } from "../../calculators/drawings/kitchen-drawing.tsx";
import type { KeptCalculator } from "../kept-calculator.ts";

/** Of calculators that draw what is chosen. */
const DRAWINGS: Partial<Record<string, ComponentType<{ calc: DrawnChoices }>>> = {
  "in-kitchen": KitchenDrawing,
};

export function KeptDrawing({ kept: { calculator, choices, asked } }: { kept: KeptCalculator }) {
  const Drawing = DRAWINGS[calculator.name];
  return Drawing ? (
    <div className="estimate__drawing">
      <Drawing calc={{ calculator, state: { choices }, priced: { asked } }} />
    </div>
  ) : null;
}
