import { Select } from "../../../../ui/forms/select.tsx";
import { useText } from "../../../../ui/text/text.tsx";
import type { LivingQuiz } from "../state/use-quiz.ts";
import "../quiz.css";

/** The home that the budget is told for. Whoever does not say it gets the style all the same. */
export function HomeFields({ quiz }: { quiz: LivingQuiz }) {
  const { t } = useText();
  const { facts, given, show } = quiz;
  const cities = Object.entries(facts.cities);
  return (
    <div className="home-fields stack gap-5">
      <fieldset className="beside align-stretch home-fields__homes" aria-labelledby="quiz-question">
        {facts.homes.map(({ id, name, note }) => (
          <label key={id} className="home-field">
            <input
              className="home-field__input"
              type="radio"
              name="home"
              value={id}
              checked={given.home === id}
              onChange={() => show({ ...given, home: id })}
            />
            <span className="stack box pad-4 home-field__in">
              <b className="d20">{name}</b>
              <small className="num">{note}</small>
            </span>
          </label>
        ))}
      </fieldset>
      {cities.length > 1 && (
        <Select
          label={t("quiz.city")}
          name="city"
          className="home-fields__city"
          value={given.city ?? facts.city}
          onChange={({ target }) => show({ ...given, city: target.value })}
        >
          {cities.map(([id, name]) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </Select>
      )}
    </div>
  );
}
