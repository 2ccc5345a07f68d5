import { Picture } from "../../../../ui/media/picture.tsx";
import { useText } from "../../../../ui/text/text.tsx";
import { quizAddress } from "../state/quiz-address.ts";
import type { LivingQuiz } from "../state/use-quiz.ts";
import { followHere } from "./follow-here.ts";
import "../quiz.css";

/** The steps as a row of small prints: what was chosen fills it, and leads back to its question. */
export function QuizProgress({ quiz }: { quiz: LivingQuiz }) {
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
