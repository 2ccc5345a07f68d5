import type { ComponentType } from "react";
import { HomeDrawing } from "../../calculators/drawings/home-drawing.tsx";
import { KitchenDrawing } from "../../calculators/drawings/kitchen-drawing.tsx";
import { WardrobeDrawing } from "../../calculators/drawings/wardrobe-drawing.tsx";
import type { DrawnChoices } from "../../calculators/state/calculator-facts.ts";
import type { StoredCalculator } from "../stored-calculator.ts";

const DRAWINGS: Partial<Record<string, ComponentType<{ calc: DrawnChoices }>>> = {
  "in-kitchen": KitchenDrawing,
  "in-wardrobe": WardrobeDrawing,
  "in-home": HomeDrawing,
  "sg-home": HomeDrawing,
  "my-home": HomeDrawing,
  "sa-home": HomeDrawing,
};

export function StoredDrawing({ kept: { calculator, facts, choices, asked } }: { kept: StoredCalculator }) {
  const Drawing = DRAWINGS[calculator.name];
  return Drawing ? (
    <div className="estimate__drawing">
      <Drawing calc={{ calculator, facts, state: { choices }, priced: { asked } }} />
    </div>
  ) : null;
}
