import { useState } from "react";
import type { ChoiceValue } from "../../../../prices/calculators/choices.ts";
import { afterPaint } from "../../../frame/after-paint.ts";
import type { LivingCalculator } from "./use-calculator.ts";

/**
 * What is pressed is marked at once; its price, and what else is asked because of it, follow when the mark is drawn. Not by a
 * transition: that would wait for the whole estimate, which sleeps until somebody comes near.
 */
export function useChoice<Value extends ChoiceValue>(
  { acts }: Pick<LivingCalculator, "acts">,
  field: string,
  chosen: Value,
): [Value, (value: Value) => void] {
  const [pressed, setPressed] = useState<{ value: Value }>();
  const choose = (value: Value) => {
    const press = { value };
    setPressed(press);
    afterPaint(() => {
      acts.choose(field, value);
      // Another may have come since, which follows by itself.
      setPressed((last) => (last === press ? undefined : last));
    });
  };
  return [pressed ? pressed.value : chosen, choose];
}
