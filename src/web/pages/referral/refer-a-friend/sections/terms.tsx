import type { ReferPage } from "../../../../../contracts/documents/refer-page.ts";
import { Accordion } from "../../../../../ui/navigation/accordion.tsx";
import { useText } from "../../../../../ui/text/text.tsx";
import { Section } from "../../../../sections/parts/section.tsx";
import { SectionGo } from "../../../../sections/parts/section-link.tsx";

export function TermsSection({ refer }: { refer: ReferPage }) {
  const { t } = useText();
  const slug = { serviceDetailSlug: "referral-terms" };
  return (
    <Section className="split split--5-7">
      <div className="stack gap-4">
        <h2 className="d32">{refer.terms.title}</h2>
        <ul className="ruled-list">
          {refer.terms.items.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
        <SectionGo link={{ label: t("refer.allTerms"), page: "service-detail", params: slug }} />
      </div>
      <div className="stack gap-4">
        <h2 className="d32">{refer.questions.title}</h2>
        <Accordion items={refer.questions.items} group="refer-questions" />
      </div>
    </Section>
  );
}
