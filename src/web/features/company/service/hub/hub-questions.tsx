import { Accordion } from "../../../../../ui/navigation/accordion.tsx";
import { useText } from "../../../../../ui/text/text.tsx";
import { HeadedSection } from "../../../../sections/parts/section.tsx";
import { Questions } from "../../../../sections/text-sections.tsx";
import type { LoadedHub } from "./load-hub.ts";
import { questionId } from "./question-id.ts";

/** What is asked most, open to be read; and every question, folded by topic. A jump to one opens it. */
export function HubQuestions({ asked, faqs }: Pick<LoadedHub, "asked" | "faqs">) {
  const { t } = useText();
  if (faqs.length === 0) return null;
  return (
    <>
      <Questions tone="sand" title={t("service.questions")} items={asked} opensFirst />
      <HeadedSection id="all-questions" title={t("service.allQuestions")}>
        <Accordion
          items={faqs.map(({ slug, title, intro, questions }) => ({
            question: title,
            answer: (
              <div className="stack gap-3" id={slug}>
                <p className="soft">{intro}</p>
                <Accordion
                  items={questions.map(({ question, answer }, index) => ({
                    question,
                    answer: <p id={questionId(slug, index)}>{answer}</p>,
                  }))}
                />
              </div>
            ),
          }))}
        />
      </HeadedSection>
    </>
  );
}
