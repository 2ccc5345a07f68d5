import { useState } from "react";
import type { NumberField } from "../../../../prices/calculators/calculator.ts";
import { numberIn } from "../../../../prices/calculators/choices.ts";
import { boundsOf, unitIn } from "../../../../prices/calculators/choices-query.ts";
import { stepOf } from "../../../../prices/calculators/units.ts";
import { Quantity } from "../../../../ui/forms/quantity.tsx";
import { useText } from "../../../../ui/text/text.tsx";
import { SIZES } from "../state/describe-choices.ts";
import type { LivingCalculator } from "../state/use-calculator.ts";

interface NumberInputProps {
  calc: LivingCalculator;
  field: NumberField;
  label: string;
  help: string | undefined;
}

/** What is typed stays as it is typed: only what is a number within the bounds is priced, and the rest is asked again. */
export function NumberInput({ calc, field, label, help }: NumberInputProps) {
  const { t } = useText();
  const { calculator, state, acts } = calc;
  const { name, measure } = field;
  const value = numberIn(state.choices, name);
  const refused = state.refused[name];
  const [typed, setTyped] = useState({ of: value, text: String(value) });
  const [isTyping, setTyping] = useState(false);
  const unit = unitIn(calculator, state.choices);
  const { least, most } = boundsOf(field, calculator, unit);
  return (
    <Quantity
      label={label}
      help={help}
      error={refused === undefined || isTyping ? undefined : t("calc.numberWrong", { least, most, value })}
      name={name}
      unit={measure === "count" ? undefined : t(SIZES[unit][measure], { sizes: "" }).trim()}
      min={least}
      max={most}
      step={stepOf(measure, unit)}
      value={refused ?? (typed.of === value ? typed.text : String(value))}
      onChange={({ target: { value: text, valueAsNumber: number } }) => {
        setTyping(true);
        if (!(number >= least && number <= most)) return acts.refuse(name, text);
        setTyped({ of: number, text });
        acts.choose(name, number);
      }}
      onKeyDown={({ key }) => key === "Enter" && setTyping(false)}
      onBlur={() => setTyping(false)}
    />
  );
}
