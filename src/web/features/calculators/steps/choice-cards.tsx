import { type ChoiceField, optionsOf } from "../../../../prices/calculators/calculator.ts";
import { textIn } from "../../../../prices/calculators/choices.ts";
import { joinClasses } from "../../../../ui/base/join-classes.ts";
import { FieldGroup } from "../../../../ui/forms/field.tsx";
import { Picture } from "../../../../ui/media/picture.tsx";
import { IslandPictures } from "../../../frame/islands/island-pictures.tsx";
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

const PICTURE_SIZES = "(width < 600px) 45vw, 240px";

/** One of several, each with its drawing or its picture where there is one. */
export function ChoiceCards({ calc, field, ...words }: ChoiceCardsProps) {
  const { facts, state, acts } = calc;
  const options = optionsOf(field, facts.rates);
  const isDrawn = options.some((option) => OPTION_DRAWINGS[`${field.name}/${option}`]);
  const wordsOf = (option: string) => facts.words.fields[field.name]?.options?.[option];
  const isPictured = options.some((option) => wordsOf(option)?.picture);
  return (
    <FieldGroup {...words}>
      <div
        className={joinClasses(
          "choice-cards",
          isDrawn && "choice-cards--drawn",
          isPictured && "choice-cards--pictured",
        )}
      >
        {options.map((option) => {
          const drawing = OPTION_DRAWINGS[`${field.name}/${option}`];
          const { help, picture } = wordsOf(option) ?? {};
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
                {picture && (
                  <IslandPictures>
                    <Picture {...picture} sizes={PICTURE_SIZES} ratio="3:2" />
                  </IslandPictures>
                )}
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
