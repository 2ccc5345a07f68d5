import { type ChoiceField, optionsOf } from "../../../../prices/calculators/calculator.ts";
import { textIn } from "../../../../prices/calculators/choices.ts";
import { joinClasses } from "../../../../ui/base/join-classes.ts";
import { FieldGroup } from "../../../../ui/forms/field.tsx";
import { OPTION_DRAWINGS } from "../drawings/option-drawings.ts";
import { optionLabel } from "../state/describe-choices.ts";
import type { LivingCalculator } from "../state/use-calculator.ts";
import "./choice-cards.css";

interface ChoiceCardsProps {
  calc: LivingCalculator;
  field: ChoiceField;
  label: string;
  help: string | undefined;
  className: string | undefined;
}

/** One of several, each with its drawing where there is one. */
export function ChoiceCards({ calc, field, ...words }: ChoiceCardsProps) {
  const { facts, state, acts } = calc;
  const options = optionsOf(field, facts.rates);
  const isDrawn = options.some((option) => OPTION_DRAWINGS[`${field.name}/${option}`]);
  return (
    <FieldGroup {...words}>
      <div className={joinClasses("choice-cards", isDrawn && "choice-cards--drawn")}>
        {options.map((option) => {
          const drawing = OPTION_DRAWINGS[`${field.name}/${option}`];
          const help = facts.words.fields[field.name]?.options?.[option]?.help;
          return (
            <label key={option} className="choice-card">
              <input
                className="choice-card__input"
                type="radio"
                name={field.name}
                value={option}
                checked={textIn(state.choices, field.name) === option}
                onChange={() => acts.choose(field.name, option)}
              />
              <span className="choice-card__in">
                {drawing && (
                  <svg className="choice-card__drawing" viewBox="0 0 64 52" aria-hidden="true">
                    <path d={drawing} />
                  </svg>
                )}
                <span className="choice-card__words">
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
