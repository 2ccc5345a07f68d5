import type { Quiz } from "../../../../contracts/documents/quiz-document.ts";
import { ButtonLink } from "../../../../ui/forms/button.tsx";
import { Picture } from "../../../../ui/media/picture.tsx";
import { Facts } from "../../../../ui/text/facts.tsx";
import { useText } from "../../../../ui/text/text.tsx";
import { Section } from "../../../sections/parts/section.tsx";
import { type QuizGiven, quizAddress } from "./state/quiz-address.ts";
import "./quiz.css";

interface QuizOpeningProps {
  quiz: Pick<Quiz, "title" | "intro" | "minutes" | "start" | "questions" | "outcomes">;
  path: string;
  given: QuizGiven;
}

const PRINTS = 6;

export function QuizOpening({ quiz, path, given }: QuizOpeningProps) {
  const { t } = useText();
  const prints = quiz.outcomes.flatMap(({ id, title, picture }) => (picture ? [{ id, title, picture }] : []));
  // Picks prints across the whole list, so that light and dark ones are mixed.
  const every = Math.max(Math.floor(prints.length / PRINTS), 1);
  const shown = prints.filter((_, index) => index % every === 0).slice(0, PRINTS);
  return (
    <Section className="split split--5-7 align-center quiz-opening">
      <div className="stack gap-5 stack--start">
        <h1 className="d56">{quiz.title}</h1>
        <p className="t20 soft">{quiz.intro}</p>
        <ButtonLink href={quizAddress(path, given, 1)}>{quiz.start}</ButtonLink>
        <Facts
          items={[
            t("quiz.minutes", { minutes: quiz.minutes }),
            t("quiz.styles", { count: quiz.outcomes.length }),
            t("quiz.noContact"),
          ]}
        />
      </div>
      <ul className="columns quiz-opening__prints">
        {shown.map(({ id, title, picture }, index) => (
          <li key={id}>
            <Picture
              photo={picture.photo}
              alt={picture.alt}
              sizes="(width < 600px) 45vw, (width < 1024px) 30vw, 240px"
              ratio="1:1"
              priority={index < 2}
            />
            <p className="t13 soft">{title}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
