import type { SectionOf } from "../../../contracts/documents/sections/content-section.ts";
import { Accordion } from "../../../ui/navigation/accordion.tsx";
import { Section, type SectionFrame } from "../parts/section.tsx";
import "./questions.css";

interface QuestionsProps extends Omit<SectionOf<"questions">, "kind">, SectionFrame {
  isFlush?: boolean;
  /** Whether the first answer can be read at once. */
  opensFirst?: boolean;
}

export function Questions({ id = "questions", tone, title, lede, phone, items, ...look }: QuestionsProps) {
  const { isFlush, opensFirst = false } = look;
  return (
    <Section id={id} tone={tone} isFlush={isFlush} className="split split--4-8 split--near">
      <div>
        <h2 className="d42">{title}</h2>
        {lede && <p className="soft questions__lede">{lede}</p>}
        {phone && (
          <p>
            <a className="link tap" href={phone.href}>
              <bdi dir="ltr">{phone.label}</bdi>
            </a>
          </p>
        )}
      </div>
      <Accordion
        group={id}
        items={items.map((item, index) => ({ ...item, open: opensFirst && index === 0 }))}
      />
    </Section>
  );
}
