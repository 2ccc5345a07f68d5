import type { Field } from "../../../../prices/calculators/calculator.ts";
import { optionsOf } from "../../../../prices/calculators/calculator.ts";
import { listIn, textIn } from "../../../../prices/calculators/choices.ts";
import { Checkbox } from "../../../../ui/forms/checkbox.tsx";
import { FieldGroup } from "../../../../ui/forms/field.tsx";
import { Select } from "../../../../ui/forms/select.tsx";
import { TextInput } from "../../../../ui/forms/text-input.tsx";
import { optionLabel } from "../state/describe-choices.ts";
import type { LivingCalculator } from "../state/use-calculator.ts";
import { ChoiceCards } from "./choice-cards.tsx";
import { NumberInput } from "./number-input.tsx";

interface FieldViewProps {
  calc: LivingCalculator;
  field: Field;
  /** The heading of the step is its question already. */
  isAlone: boolean;
}

export function FieldView({ calc, field, isAlone }: FieldViewProps) {
  const { facts, state, acts } = calc;
  const { name } = field;
  const { label = name, help } = facts.words.fields[name] ?? {};
  const words = { label, help };
  const className = isAlone ? "calc__alone" : undefined;
  switch (field.kind) {
    case "choice":
      return <ChoiceCards calc={calc} field={field} {...words} className={className} />;
    case "number":
      return <NumberInput key={String(state.choices.unit)} calc={calc} field={field} {...words} />;
    case "several":
      return <Several calc={calc} field={field} {...words} className={className} />;
    case "city":
      return (
        <Select
          {...words}
          name={name}
          value={textIn(state.choices, name)}
          onChange={({ target }) => acts.choose(name, target.value)}
        >
          {optionsOf(field, facts.rates).map((city) => (
            <option key={city} value={city}>
              {optionLabel(facts, name, city)}
            </option>
          ))}
        </Select>
      );
    case "date":
      return (
        <TextInput
          {...words}
          type="date"
          name={name}
          value={textIn(state.choices, name)}
          onChange={({ target }) => acts.choose(name, target.value)}
        />
      );
  }
}

interface SeveralProps {
  calc: LivingCalculator;
  field: Extract<Field, { kind: "several" }>;
  label: string;
  help: string | undefined;
  className: string | undefined;
}

function Several({ calc, field: { name, ...field }, ...words }: SeveralProps) {
  const { facts, state, acts } = calc;
  const chosen = listIn(state.choices, name);
  return (
    <FieldGroup {...words}>
      {/* A form sends nothing of boxes that are all empty, and nothing would be what is usual. */}
      <input type="hidden" name={name} value="" />
      <div className="stack stack--1">
        {optionsOf({ name, ...field }, facts.rates).map((option) => (
          <Checkbox
            key={option}
            name={name}
            value={option}
            label={optionLabel(facts, name, option)}
            help={facts.words.fields[name]?.options?.[option]?.help}
            checked={chosen.includes(option)}
            onChange={({ target }) =>
              acts.choose(name, target.checked ? [...chosen, option] : chosen.filter((one) => one !== option))
            }
          />
        ))}
      </div>
    </FieldGroup>
  );
}
