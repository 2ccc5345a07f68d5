import { useState } from "react";
import type { NumberField } from "../../../../prices/calculators/calculator.ts";
import { numberIn } from "../../../../prices/calculators/choices.ts";
import { unitIn } from "../../../../prices/calculators/choices-query.ts";
import { convert, stepOf } from "../../../../prices/calculators/units.ts";
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

/** What is typed stays as it is typed: only what is a number within the bounds is priced. */
export function NumberInput({ calc, field, label, help }: NumberInputProps) {
  const { t } = useText();
  const { calculator, state, acts } = calc;
  const { name, measure } = field;
  const value = numberIn(state.choices, name);
  const [typed, setTyped] = useState({ of: value, text: String(value) });
  const unit = unitIn(calculator, state.choices);
  const bound = (limit: number) => convert(limit, measure, calculator.units[0], unit);
  const [least, most] = [bound(field.least), bound(field.most)];
  return (
    <Quantity
      label={label}
      help={help}
      name={name}
      unit={measure === "count" ? undefined : t(SIZES[unit][measure], { sizes: "" }).trim()}
      min={least}
      max={most}
      step={stepOf(measure, unit)}
      value={typed.of === value ? typed.text : String(value)}
      onChange={({ target: { value: text, valueAsNumber: number } }) => {
        const isMeant = number >= least && number <= most;
        setTyped({ of: isMeant ? number : value, text });
        if (isMeant) acts.choose(name, number);
      }}
      onBlur={() => setTyped({ of: value, text: String(value) })}
    />
  );
}
