import type { ComponentType, ReactNode } from "react";
import type { CalculatorName } from "../../../../prices/calculators/calculators.ts";
import type { LivingCalculator } from "../state/use-calculator.ts";
import { KitchenDrawing } from "./kitchen-drawing.tsx";
import { WardrobeDrawing } from "./wardrobe-drawing.tsx";

/** Drawings that follow what is typed, by calculator and step. */
const DRAWINGS: Partial<
  Record<CalculatorName, Partial<Record<string, ComponentType<{ calc: LivingCalculator }>>>>
> = {
  "in-kitchen": { walls: KitchenDrawing },
  "in-wardrobe": { size: WardrobeDrawing, loft: WardrobeDrawing },
};

/** The fields of a step, beside their drawing where it has one. */
export function StepDrawing({ calc, children }: { calc: LivingCalculator; children: ReactNode }) {
  const Drawing = DRAWINGS[calc.facts.name]?.[calc.state.step];
  if (!Drawing) return <div className="stack stack--5">{children}</div>;
  return (
    <div className="calc__draw">
      <Drawing calc={calc} />
      <div className="stack stack--5">{children}</div>
    </div>
  );
}
