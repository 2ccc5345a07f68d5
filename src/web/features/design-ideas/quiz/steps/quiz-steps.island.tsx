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

/** One question to a screen, as a form that the server answers with the next; where a script runs nothing has to be sent. */
function QuizSteps(facts: QuizProps) {
  const { t } = useText();
  const quiz = useQuiz(facts);
  const { step, turns, goTo } = quiz;
  const question = facts.questions[step - 1];
  const total = facts.questions.length + 1;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    // Whoever turns to a step hears its question, and sees it where the last one was.
    if (turns > 0) heading.current?.focus();
  }, [turns]);
  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    // What comes after the last step is a page of its own.
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

function OtherFields({ quiz, own }: { quiz: LivingQuiz; own: readonly string[] }) {
  return givenFields(quiz.given)
    .filter(([name]) => !own.includes(name))
    .map(([name, value]) => <input key={name} type="hidden" name={name} value={value} />);
}

function Ways({ quiz, total }: { quiz: LivingQuiz; total: number }) {
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

/** The home that the budget is told for. Whoever does not say it gets the style all the same. */
function HomeFields({ quiz }: { quiz: LivingQuiz }) {
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

/** The steps as a row of small prints: what was chosen fills it, and leads back to its question. */
function QuizProgress({ quiz }: { quiz: LivingQuiz }) {
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

/** A link to another step is followed here; in a new tab it is a link like any other. */
function followHere(act: () => void) {
  return (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey || event.button !== 0) return;
    event.preventDefault();
    act();
  };
}

const SIZES = "(width < 600px) 45vw, (width < 1024px) 30vw, 300px";

/** Radio buttons that are photographs. A finger or the pointer takes one and goes on; keys choose first, and go on with Next. */
function PictureAnswers({ quiz, question }: { quiz: LivingQuiz; question: ShownQuestion }) {
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

type LivingQuiz = ReturnType<typeof useQuiz>;

/** The steps of a quiz and what a visitor makes of them. Every step is one in the history, a choice is not. */
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
  // Back turns to the step before and keeps what was chosen since: nothing is lost by looking again.
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
