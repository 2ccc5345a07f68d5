import { type Field, fieldsOf, optionsOf } from "../../../../../prices/calculators/calculator.ts";
import { CALCULATORS } from "../../../../../prices/calculators/calculators.ts";
import { type Choices, listIn, numberIn, textIn } from "../../../../../prices/calculators/choices.ts";
import { askedIn, readChoices, unitIn } from "../../../../../prices/calculators/choices-query.ts";
import { convert, stepOf } from "../../../../../prices/calculators/units.ts";
import { Button } from "../../../../../ui/forms/button.tsx";
import { Checkbox } from "../../../../../ui/forms/checkbox.tsx";
import { FieldGroup } from "../../../../../ui/forms/field.tsx";
import { Select } from "../../../../../ui/forms/select.tsx";
import { TextInput } from "../../../../../ui/forms/text-input.tsx";
import { useText } from "../../../../../ui/text/text.tsx";
import type { CalculatorProps } from "../../calculators/state/calculator-facts.ts";
import { optionLabel } from "../../calculators/state/describe-choices.ts";
import { CHOICE_PREFIX, LISTS } from "../changed-choices.ts";
import { fieldLabel } from "../stored-calculator.ts";

interface ChangeEstimateFormProps {
  facts: CalculatorProps;
  choices: string;
  path: string;
  /** The number of the version that the form starts with; undefined for the latest. */
  version: number | undefined;
}

/** All choices in one form. It only requests the same page and stores nothing. */
export function ChangeEstimateForm({ facts, choices: query, path, version }: ChangeEstimateFormProps) {
  const { t } = useText();
  const calculator = CALCULATORS[facts.name];
  const choices = readChoices(calculator, facts.rates, new URLSearchParams(query));
  const asked = askedIn(calculator, facts.rates, choices);
  const fields = fieldsOf(calculator).filter((field) => field.isAsked?.(asked) !== false);
  const lists = fields.filter(({ kind }) => kind === "several");
  return (
    <form className="stack stack--fields estimate__form" method="get" action={`${path}#difference`}>
      {/* A form sends nothing for unticked boxes, and a missing field would mean the default. */}
      <input type="hidden" name={LISTS} value={lists.map(({ name }) => name).join(".")} />
      {version !== undefined && <input type="hidden" name="version" value={version} />}
      <div className="columns columns--2 columns--near estimate__fields">
        {fields.map((field) => (
          <Control key={field.name} field={field} facts={facts} choices={choices} />
        ))}
      </div>
      <Button type="submit" look="line">
        {t("estimate.changeShow")}
      </Button>
    </form>
  );
}

interface ControlProps {
  field: Field;
  facts: CalculatorProps;
  choices: Choices;
}

function Control({ field, facts, choices }: ControlProps) {
  const { name } = field;
  const words = { label: fieldLabel(facts, name), name: CHOICE_PREFIX + name };
  if (field.kind === "several") return <Several field={field} facts={facts} choices={choices} />;
  if (field.kind === "date") return <TextInput {...words} type="date" defaultValue={textIn(choices, name)} />;
  if (field.kind === "number") {
    const calculator = CALCULATORS[facts.name];
    const unit = unitIn(calculator, choices);
    const bound = (limit: number) => convert(limit, field.measure, calculator.units[0], unit);
    return (
      <TextInput
        {...words}
        type="number"
        min={bound(field.least)}
        max={bound(field.most)}
        step={stepOf(field.measure, unit) / STEPS}
        defaultValue={numberIn(choices, name)}
      />
    );
  }
  return (
    <Select {...words} defaultValue={textIn(choices, name)}>
      {optionsOf(field, facts.rates).map((option) => (
        <option key={option} value={option}>
          {optionLabel(facts, name, option)}
        </option>
      ))}
    </Select>
  );
}

/** Typed dimensions may be finer than the steps of the buttons. */
const STEPS = 10;

function Several({ field, facts, choices }: ControlProps) {
  const { name } = field;
  const chosen = listIn(choices, name);
  return (
    <FieldGroup label={fieldLabel(facts, name)} className="estimate__several">
      <div className="stack gap-1">
        {optionsOf(field, facts.rates).map((option) => (
          <Checkbox
            key={option}
            name={CHOICE_PREFIX + name}
            value={option}
            label={optionLabel(facts, name, option)}
            defaultChecked={chosen.includes(option)}
          />
        ))}
      </div>
    </FieldGroup>
  );
}
