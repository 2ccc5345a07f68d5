import { type SubmitEvent, useEffect, useRef } from "react";
import { Button } from "../../../../ui/forms/button.tsx";
import { Icon } from "../../../../ui/media/icon.tsx";
import { useText } from "../../../../ui/text/text.tsx";
import { island } from "../../../frame/islands/island.tsx";
import { IslandPictures } from "../../../frame/islands/island-pictures.tsx";
import { givenFields, PICK, quizAddress } from "../state/quiz-address.ts";
import type { QuizProps } from "../state/quiz-facts.ts";
import { type LivingQuiz, useQuiz } from "../state/use-quiz.ts";
import { followHere } from "./follow-here.ts";
import { HomeFields } from "./home-fields.tsx";
import { PictureAnswers } from "./picture-answers.tsx";
import { QuizProgress } from "./quiz-progress.tsx";
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

/** What was chosen in the other steps goes along. */
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
