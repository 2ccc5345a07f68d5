import type { Field } from "../../../../prices/calculators/calculator.ts";
import { optionsOf } from "../../../../prices/calculators/calculator.ts";
import { listIn, textIn } from "../../../../prices/calculators/choices.ts";
import { Checkbox } from "../../../../ui/forms/checkbox.tsx";
import { FieldGroup } from "../../../../ui/forms/field.tsx";
import { Select } from "../../../../ui/forms/select.tsx";
import { TextInput } from "../../../../ui/forms/text-input.tsx";
import { optionLabel } from "../state/describe-choices.ts";
import type { LivingCalculator } from "../state/use-calculator.ts";
import { useChoice } from "../state/use-choice.ts";
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
      if (field.isMinor) return <OneOf calc={calc} field={field} {...words} />;
      return <ChoiceCards calc={calc} field={field} {...words} className={className} />;
    case "number":
      return <NumberInput key={String(state.choices.unit)} calc={calc} field={field} {...words} />;
    case "several":
      return <Several calc={calc} field={field} {...words} className={className} />;
    case "city":
      return <OneOf calc={calc} field={field} {...words} />;
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

interface OneOfProps {
  calc: LivingCalculator;
  field: Field;
  label: string;
  help: string | undefined;
}

function OneOf({ calc: { facts, state, acts }, field, ...words }: OneOfProps) {
  return (
    <Select
      {...words}
      name={field.name}
      value={textIn(state.choices, field.name)}
      onChange={({ target }) => acts.choose(field.name, target.value)}
    >
      {optionsOf(field, facts.rates).map((option) => (
        <option key={option} value={option}>
          {optionLabel(facts, field.name, option)}
        </option>
      ))}
    </Select>
  );
}

interface SeveralProps {
  calc: LivingCalculator;
  field: Extract<Field, { kind: "several" }>;
  label: string;
  help: string | undefined;
  className: string | undefined;
}

function Several({ calc, field: { name, ...field }, ...words }: SeveralProps) {
  const { facts, state } = calc;
  const [chosen, choose] = useChoice(calc, name, listIn(state.choices, name));
  return (
    <FieldGroup {...words}>
      {/* A form sends nothing of boxes that are all empty, and nothing would be what is usual. */}
      <input type="hidden" name={name} value="" />
      <div className="stack gap-1">
        {optionsOf({ name, ...field }, facts.rates).map((option) => (
          <Checkbox
            key={option}
            name={name}
            value={option}
            label={optionLabel(facts, name, option)}
            help={facts.words.fields[name]?.options?.[option]?.help}
            checked={chosen.includes(option)}
            onChange={({ target }) =>
              choose(target.checked ? [...chosen, option] : chosen.filter((one) => one !== option))
            }
          />
        ))}
      </div>
    </FieldGroup>
  );
}
