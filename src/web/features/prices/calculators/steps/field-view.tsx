import { useState } from "react";
import {
  type ChoiceField,
  type Field,
  type NumberField,
  optionsOf,
} from "../../../../../prices/calculators/calculator.ts";
import { type ChoiceValue, listIn, numberIn, textIn } from "../../../../../prices/calculators/choices.ts";
import { boundsOf, unitIn } from "../../../../../prices/calculators/choices-query.ts";
import { stepOf } from "../../../../../prices/calculators/units.ts";
import { joinClasses } from "../../../../../ui/base/join-classes.ts";
import { Checkbox } from "../../../../../ui/forms/checkbox.tsx";
import { FieldGroup } from "../../../../../ui/forms/field.tsx";
import { Quantity } from "../../../../../ui/forms/quantity.tsx";
import { Select } from "../../../../../ui/forms/select.tsx";
import { TextInput } from "../../../../../ui/forms/text-input.tsx";
import { ReadyPicture } from "../../../../../ui/media/ready-picture.tsx";
import { useText } from "../../../../../ui/text/text.tsx";
import { afterPaint } from "../../../../frame/after-paint.ts";
import { optionLabel, SIZES } from "../state/describe-choices.ts";
import type { CalculatorController } from "../state/use-calculator.ts";
import "../calculators.css";

interface FieldViewProps {
  calc: CalculatorController;
  field: Field;
  /** The heading of the step already contains the question. */
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
  calc: CalculatorController;
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
  calc: CalculatorController;
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
      {/* A form sends nothing for unticked boxes, and a missing field would mean the default. */}
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

interface NumberInputProps {
  calc: CalculatorController;
  field: NumberField;
  label: string;
  help: string | undefined;
}

/** The typed text stays as it is: only a number within the limits is priced, and any other value shows an error. */
function NumberInput({ calc, field, label, help }: NumberInputProps) {
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

interface ChoiceCardsProps {
  calc: CalculatorController;
  field: ChoiceField;
  label: string;
  help: string | undefined;
  className: string | undefined;
}

function ChoiceCards({ calc, field, ...words }: ChoiceCardsProps) {
  const { facts, state } = calc;
  const [chosen, choose] = useChoice(calc, field.name, textIn(state.choices, field.name));
  const drawingOf = (option: string) => calc.kit.options[`${field.name}/${option}`];
  const options = optionsOf(field, facts.rates);
  const pictureOf = (option: string) => facts.pictures[`${field.name}/${option}`];
  return (
    <FieldGroup {...words}>
      <div
        className={joinClasses(
          "choice-cards",
          options.some(drawingOf) && "choice-cards--drawn",
          options.some(pictureOf) && "choice-cards--pictured",
        )}
      >
        {options.map((option) => {
          const drawing = drawingOf(option);
          const picture = pictureOf(option);
          const help = facts.words.fields[field.name]?.options?.[option]?.help;
          return (
            <label key={option} className="choice-card">
              <input
                className="choice-card__input"
                type="radio"
                name={field.name}
                value={option}
                checked={chosen === option}
                onChange={() => choose(option)}
              />
              <span className="stack gap-2 box medium choice-card__in">
                {picture && <ReadyPicture {...picture} />}
                {drawing && (
                  <svg className="choice-card__drawing" viewBox="0 0 64 52" aria-hidden="true">
                    <path d={drawing} />
                  </svg>
                )}
                <span className="stack choice-card__words">
                  <span>{optionLabel(facts, field.name, option)}</span>
                  {help && <small>{help}</small>}
                </span>
              </span>
            </label>
          );
        })}
      </div>
    </FieldGroup>
  );
}

/**
 * The pressed option is marked immediately; its price and dependent fields follow after the paint. A transition would
 * wait for the whole estimate, which hydrates only near the viewport.
 */
function useChoice<Value extends ChoiceValue>(
  { acts }: Pick<CalculatorController, "acts">,
  field: string,
  chosen: Value,
): [Value, (value: Value) => void] {
  const [pressed, setPressed] = useState<{ value: Value }>();
  const choose = (value: Value) => {
    const press = { value };
    setPressed(press);
    afterPaint(() => {
      acts.choose(field, value);
      // A newer press may be pending, which is handled separately.
      setPressed((last) => (last === press ? undefined : last));
    });
  };
  return [pressed ? pressed.value : chosen, choose];
}
