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
import { fieldLabel } from "../kept-calculator.ts";
import { LISTS, TRIED } from "../tried-choices.ts";

interface ChangeEstimateFormProps {
  facts: CalculatorProps;
  choices: string;
  path: string;
  /** Of the version that it begins with; unset for the last. */
  version: number | undefined;
}

/** Every choice in one form. It only asks for the same page: nothing is kept by it. */
export function ChangeEstimateForm({ facts, choices: query, path, version }: ChangeEstimateFormProps) {
  const { t } = useText();
  const calculator = CALCULATORS[facts.name];
  const choices = readChoices(calculator, facts.rates, new URLSearchParams(query));
  const asked = askedIn(calculator, facts.rates, choices);
  const fields = fieldsOf(calculator).filter((field) => field.isAsked?.(asked) !== false);
  const lists = fields.filter(({ kind }) => kind === "several");
  return (
    <form className="stack stack--fields estimate__form" method="get" action={`${path}#difference`}>
      {/* A form sends nothing of boxes that are all empty, and nothing would be what is usual. */}
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
  const words = { label: fieldLabel(facts, name), name: TRIED + name };
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

/** A measure is typed more finely than buttons would count it. */
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
            name={TRIED + name}
            value={option}
            label={optionLabel(facts, name, option)}
            defaultChecked={chosen.includes(option)}
          />
        ))}
      </div>
    </FieldGroup>
  );
}
