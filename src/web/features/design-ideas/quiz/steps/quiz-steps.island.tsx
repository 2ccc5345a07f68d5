import { type MouseEvent, type SubmitEvent, useEffect, useEffectEvent, useRef, useState } from "react";
import { Button } from "../../../../../ui/forms/button.tsx";
import { Select } from "../../../../../ui/forms/select.tsx";
import { Icon } from "../../../../../ui/media/icon.tsx";
import { Picture } from "../../../../../ui/media/picture.tsx";
import { useText } from "../../../../../ui/text/text.tsx";
import { island } from "../../../../frame/islands/island.tsx";
import { IslandPictures } from "../../../../frame/islands/island-pictures.tsx";
import type { QuizProps, ShownQuestion } from "../quiz-props.ts";
import { givenFields, PICK, type QuizGiven, quizAddress, readStep } from "../state/quiz-address.ts";
import "../quiz.css";

export default island("quiz-steps", QuizSteps);

/**
 * Shows one question per screen as a form that the server answers with the next one. With scripts no request is
 * needed.
 */
function QuizSteps(facts: QuizProps) {
  const { t } = useText();
  const quiz = useQuiz(facts);
  const { step, turns, goTo } = quiz;
  const question = facts.questions[step - 1];
  const total = facts.questions.length + 1;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    // The focus moves to the new question, so that screen readers read it and it is in view.
    if (turns > 0) heading.current?.focus();
  }, [turns]);
  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    // The result after the last step is a separate page.
    if (step === total) return;
    event.preventDefault();
    goTo(step + 1);
  };
  return (
    <IslandPictures>
      <form className="quiz-steps stack gap-5" action={facts.path} method="get" onSubmit={onSubmit}>
        <input type="hidden" name="step" value={step === total ? "result" : step + 1} />
        <OtherFields quiz={quiz} own={question ? [PICK + question.id] : ["home", "city"]} />
        <QuizProgress quiz={quiz} />
        <div className="stack gap-2">
          <p className="kicker">{t("quiz.progress", { number: step, total })}</p>
          <h2 className="d32" id="quiz-question" ref={heading} tabIndex={-1}>
            {question?.text ?? t("quiz.homeQuestion")}
          </h2>
          <p className="soft">{question ? (question.help ?? t("quiz.tap")) : t("quiz.homeHelp")}</p>
        </div>
        {question ? (
          <PictureAnswers key={question.id} quiz={quiz} question={question} />
        ) : (
          <HomeFields quiz={quiz} />
        )}
        <Ways quiz={quiz} total={total} />
      </form>
    </IslandPictures>
  );
}

function OtherFields({ quiz, own }: { quiz: QuizController; own: readonly string[] }) {
  return givenFields(quiz.given)
    .filter(([name]) => !own.includes(name))
    .map(([name, value]) => <input key={name} type="hidden" name={name} value={value} />);
}

function Ways({ quiz, total }: { quiz: QuizController; total: number }) {
  const { t } = useText();
  const { facts, step, given, goTo } = quiz;
  const addressOf = (at: number) => quizAddress(facts.path, given, at);
  const isLast = step === total;
  return (
    <div className="ruled line apart">
      {step > 1 ? (
        <a
          className="quiz-steps__back tap"
          href={addressOf(step - 1)}
          onClick={followHere(() => goTo(step - 1))}
        >
          <Icon name="back" flip />
          <span className="link strong">{t("quiz.back")}</span>
        </a>
      ) : (
        <span />
      )}
      <Button type="submit">{t(isLast ? "quiz.see" : "quiz.next")}</Button>
    </div>
  );
}

/** The home for the budget. It is optional; the style does not depend on it. */
function HomeFields({ quiz }: { quiz: QuizController }) {
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

/** Shows the steps as a row of thumbnails. An answered step shows the chosen picture and links to its question. */
function QuizProgress({ quiz }: { quiz: QuizController }) {
  const { t } = useText();
  const { facts, given, step, goTo } = quiz;
  const steps = [...facts.questions, undefined];
  return (
    <ol className="beside gap-2 align-stretch quiz-progress" aria-label={t("quiz.steps")}>
      {steps.map((question, index) => {
        const at = index + 1;
        const taken = question?.answers.find(({ id }) => id === given.picks[question.id]);
        const isThere = at < step || taken !== undefined;
        const name = t("quiz.stepName", { number: at, name: taken?.label ?? t("quiz.stepOpen") });
        const print = taken?.picture ? (
          <Picture photo={taken.picture.photo} alt="" sizes="48px" ratio="1:1" />
        ) : (
          <span className="center soft t13 quiz-progress__empty num" aria-hidden="true">
            {at}
          </span>
        );
        return (
          <li key={question?.id ?? "home"} aria-current={at === step ? "step" : undefined}>
            {isThere && at !== step ? (
              <a
                className="quiz-progress__step"
                href={quizAddress(facts.path, given, at)}
                onClick={followHere(() => goTo(at))}
                aria-label={name}
              >
                {print}
              </a>
            ) : (
              <span className="quiz-progress__step">
                {print}
                <span className="sr">{name}</span>
              </span>
            )}
          </li>
        );
      })}
    </ol>
  );
}

/** Follows a link to another step without a page load; in a new tab it stays an ordinary link. */
function followHere(act: () => void) {
  return (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey || event.button !== 0) return;
    event.preventDefault();
    act();
  };
}

const SIZES = "(width < 600px) 45vw, (width < 1024px) 30vw, 300px";

/**
 * Radio buttons with photographs. A tap or click chooses and continues; with the keyboard the visitor chooses first
 * and continues with Next.
 */
function PictureAnswers({ quiz, question }: { quiz: QuizController; question: ShownQuestion }) {
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
                // A press on the current choice fires no change event, so it is handled here.
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

/** True for a tap or a mouse click. Arrow keys and the space bar also fire clicks, but with a detail of 0. */
function isPressed(event: Event): boolean {
  return event instanceof UIEvent && event.detail > 0;
}

type QuizController = ReturnType<typeof useQuiz>;

/** The state of a quiz. Every step adds a history entry; a choice does not. */
function useQuiz(facts: QuizProps) {
  const { path, questions } = facts;
  const [state, setState] = useState({ given: facts.given, step: facts.step, turns: 0 });
  const show = (given: QuizGiven) => {
    setState((now) => ({ ...now, given }));
    history.replaceState(history.state, "", quizAddress(path, given, state.step));
  };
  const goTo = (step: number, given = state.given) => {
    history.replaceState(history.state, "", quizAddress(path, given, state.step));
    history.pushState(history.state, "", quizAddress(path, given, step));
    setState(({ turns }) => ({ given, step, turns: turns + 1 }));
  };
  // The Back button returns to the previous step and keeps all choices.
  const follow = useEffectEvent(() => {
    const step = readStep(new URLSearchParams(location.search), questions.length, state.given.picks);
    if (location.pathname !== path || typeof step !== "number") return;
    setState(({ given, turns }) => ({ given, step, turns: turns + 1 }));
    history.replaceState(history.state, "", quizAddress(path, state.given, step));
  });
  useEffect(() => {
    const listen = () => follow();
    addEventListener("popstate", listen);
    return () => removeEventListener("popstate", listen);
  }, []);
  return { facts, ...state, show, goTo };
}

function withPick(given: QuizGiven, question: string, answer: string): QuizGiven {
  return { ...given, picks: { ...given.picks, [question]: answer } };
}
