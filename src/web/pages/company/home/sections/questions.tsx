import type { HomePage } from "../../../../../contracts/documents/home-page.ts";
import { Accordion } from "../../../../../ui/navigation/accordion.tsx";
import "./questions.css";

export function QuestionsSection({ questions }: { questions: HomePage["questions"] }) {
  return (
    <section className="sec" id="questions">
      <div className="wrap questions">
        <div>
          <h2 className="d42">{questions.title}</h2>
          <p className="soft questions__lede">{questions.lede}</p>
          <p>
            <a className="link questions__phone" href={questions.phone.href}>
              <bdi dir="ltr">{questions.phone.label}</bdi>
            </a>
          </p>
        </div>
        <Accordion
          group="questions"
          items={questions.items.map((item, index) => ({ ...item, open: index === 0 }))}
        />
      </div>
    </section>
  );
}
