import { Picture } from "../../../../../ui/media/picture.tsx";
import { Facts } from "../../../../../ui/text/facts.tsx";
import { useText } from "../../../../../ui/text/text.tsx";
import { Section } from "../../../../sections/parts/section.tsx";
import ShareMenu from "../../designs/share-menu.island.tsx";
import type { QuizResult } from "./quiz-result.ts";

interface ResultHeadProps {
  result: QuizResult;
  /** Where the steps can be gone through again, with the answers in place. */
  change: string;
  /** The whole address of this result. */
  url: string;
}

export function ResultHead({ result, change, url }: ResultHeadProps) {
  const { t } = useText();
  const { title, text, traits, picture } = result.first.outcome;
  return (
    <Section className="split split--5-7 align-center quiz-result-head">
      <div className="stack gap-5 stack--start">
        <p className="kicker">{t("quiz.yourStyle")}</p>
        <h1 className="d56">{title}</h1>
        <p className="t20">{text}</p>
        {traits.length > 0 && <Facts items={traits} />}
        <div className="row">
          <ShareMenu url={url} title={t("quiz.shareTitle", { style: title })} />
          <a className="link strong tap" href={change}>
            {t("quiz.change")}
          </a>
        </div>
      </div>
      {picture && <Picture {...picture} sizes="(width < 1024px) 92vw, 760px" priority />}
    </Section>
  );
}
