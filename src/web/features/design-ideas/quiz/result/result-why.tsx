import { Picture } from "../../../../../ui/media/picture.tsx";
import { Bars } from "../../../../../ui/text/bars.tsx";
import { useText } from "../../../../../ui/text/text.tsx";
import { Section, SectionHead } from "../../../../sections/parts/section.tsx";
import type { QuizResult } from "./quiz-result.ts";
import "../quiz.css";

/** Which answers led there and how strongly, and the style that came after it. */
export function ResultWhy({ result }: { result: QuizResult }) {
  const { t } = useText();
  const { first, second, best, answered } = result;
  const most = Math.max(first.points, 1);
  return (
    <Section tone="sand">
      <SectionHead
        title={t("quiz.why", { style: first.outcome.title })}
        lede={t("quiz.whyLede", { count: first.reasons.length, total: answered })}
      />
      <div className="split split--7-5">
        <ul className="quiz-reasons">
          {first.reasons.map(({ question, answer, picture, points }) => (
            <li key={question} className="beside beside--3">
              {picture ? (
                <Picture
                  photo={picture.photo}
                  alt=""
                  sizes="72px"
                  ratio="1:1"
                  className="quiz-reasons__print"
                />
              ) : (
                <span />
              )}
              <p>
                <b className="strong">{answer}</b>
                <br />
                <span className="t15 soft">{question}</span>
              </p>
              <p className="d20 num">
                <bdi dir="ltr">+{points}</bdi>
              </p>
            </li>
          ))}
        </ul>
        <div className="stack gap-5">
          <Bars
            bars={best.map(({ id, title, points }) => ({
              name: title,
              share: points / most,
              value: <span className="num">{points}</span>,
              quiet: id !== first.outcome.id,
            }))}
          />
          {second && (
            <div className="stack gap-2">
              <h3 className="d25">{t("quiz.second", { style: second.outcome.title })}</h3>
              <p className="measure">{secondWords(t, result, second)}</p>
              <p className="measure soft">{second.outcome.text}</p>
            </div>
          )}
        </div>
      </div>
    </Section>
  );
}

function secondWords(
  t: ReturnType<typeof useText>["t"],
  { first }: QuizResult,
  second: NonNullable<QuizResult["second"]>,
): string {
  const answers = second.reasons
    .slice(0, 3)
    .map(({ answer }) => answer)
    .join(" · ");
  const key = second.points === first.points ? "quiz.secondLevel" : "quiz.secondBehind";
  return t(key, { points: second.points, best: first.points, answers });
}
