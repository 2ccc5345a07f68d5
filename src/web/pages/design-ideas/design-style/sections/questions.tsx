import type { DesignStyle } from "../../../../../contracts/documents/designs/design-style.ts";
import { Accordion } from "../../../../../ui/navigation/accordion.tsx";
import { useText } from "../../../../../ui/text/text.tsx";
import "./questions.css";

export function QuestionsSection({ style }: { style: DesignStyle }) {
  const { t } = useText();
  return (
    <section className="sec sec--flush">
      <div className="wrap style-questions">
        <h2 className="d42">{t("style.questions")}</h2>
        <Accordion items={style.questions} group="style-questions" />
      </div>
    </section>
  );
}
