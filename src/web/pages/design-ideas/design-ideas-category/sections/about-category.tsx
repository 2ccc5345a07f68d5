import type { DesignCategory } from "../../../../../contracts/documents/designs/design-category.ts";
import { Accordion } from "../../../../../ui/navigation/accordion.tsx";
import { useText } from "../../../../../ui/text/text.tsx";
import "./about-category.css";

/** What to know before choosing, and what people ask. */
export function AboutCategory({ category }: { category: DesignCategory }) {
  const { t } = useText();
  const { about, faqs } = category;
  if (about.length + faqs.length === 0) return null;
  return (
    <section className="sec">
      <div className="wrap split split--5-7 about-category">
        {about.length > 0 && (
          <div className="about-category__text stack gap-4">
            <h2 className="d32">{t("category.about")}</h2>
            {about.map((paragraph) => (
              <p key={paragraph} className="soft measure">
                {paragraph}
              </p>
            ))}
          </div>
        )}
        {faqs.length > 0 && (
          <div>
            <h2 className="d32">{t("category.questions")}</h2>
            <Accordion
              group="questions"
              items={faqs.map((item, index) => ({ ...item, open: index === 0 }))}
            />
          </div>
        )}
      </div>
    </section>
  );
}
