import { type ChoiceField, optionsOf } from "../../../../prices/calculators/calculator.ts";
import { textIn } from "../../../../prices/calculators/choices.ts";
import { joinClasses } from "../../../../ui/base/join-classes.ts";
import { FieldGroup } from "../../../../ui/forms/field.tsx";
import { ReadyPicture } from "../../../../ui/media/ready-picture.tsx";
import { optionLabel } from "../state/describe-choices.ts";
import type { LivingCalculator } from "../state/use-calculator.ts";
import { useChoice } from "../state/use-choice.ts";
import "./choice-cards.css";

interface ChoiceCardsProps {
  calc: LivingCalculator;
  field: ChoiceField;
  label: string;
  help: string | undefined;
  className: string | undefined;
}

/** One of several, each with its drawing or its picture where there is one. */
export function ChoiceCards({ calc, field, ...words }: ChoiceCardsProps) {
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
