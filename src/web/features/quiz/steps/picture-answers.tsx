import { Picture } from "../../../../ui/media/picture.tsx";
import { PICK } from "../state/quiz-address.ts";
import type { ShownQuestion } from "../state/quiz-facts.ts";
import { type LivingQuiz, withPick } from "../state/use-quiz.ts";
import "../quiz.css";

const SIZES = "(width < 600px) 45vw, (width < 1024px) 30vw, 300px";

/** Radio buttons that are photographs. A finger or the pointer takes one and goes on; keys choose first, and go on with Next. */
export function PictureAnswers({ quiz, question }: { quiz: LivingQuiz; question: ShownQuestion }) {
  const { given, step, show, goTo } = quiz;
  return (
    <fieldset
      className="picture-answers"
      aria-labelledby="quiz-question"
      data-count={question.answers.length}
    >
      {question.answers.map(({ id, label, note, picture }) => {
        const isTaken = given.picks[question.id] === id;
        const taken = withPick(given, question.id, id);
        return (
          <label key={id} className="picture-answer">
            <input
              className="picture-answer__input"
              type="radio"
              name={PICK + question.id}
              value={id}
              checked={isTaken}
              onChange={({ nativeEvent }) => (isPressed(nativeEvent) ? goTo(step + 1, taken) : show(taken))}
              onClick={({ nativeEvent }) => {
                // What is taken already does not change by another press.
                if (isTaken && isPressed(nativeEvent)) goTo(step + 1);
              }}
            />
            <span className="stack gap-2 picture-answer__in">
              {picture && <Picture photo={picture.photo} alt="" sizes={SIZES} priority={step === 1} />}
              <span className="stack medium picture-answer__words">
                <span>{label}</span>
                {note && <small>{note}</small>}
              </span>
            </span>
          </label>
        );
      })}
    </fieldset>
  );
}

/** By a finger or the pointer. Arrow keys and the space bar click, too, but count no clicks. */
function isPressed(event: Event): boolean {
  return event instanceof UIEvent && event.detail > 0;
}
