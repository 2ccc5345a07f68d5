import type { ReferPage } from "../../../../../contracts/documents/refer-page.ts";
import { GoLink } from "../../../../../ui/forms/button.tsx";
import { Accordion } from "../../../../../ui/navigation/accordion.tsx";
import { useText } from "../../../../../ui/text/text.tsx";
import { linkTo } from "../../../../../urls/links.ts";
import { usePage } from "../../../../frame/islands/page-context.ts";

export function TermsSection({ refer }: { refer: ReferPage }) {
  const { t } = useText();
  const { edition } = usePage();
  const terms = linkTo(edition, "service-detail", { serviceDetailSlug: "referral-terms" });
  return (
    <section className="sec">
      <div className="wrap split split--5-7">
        <div className="stack stack--4">
          <h2 className="d32">{refer.terms.title}</h2>
          <ul className="ruled-list">
            {refer.terms.items.map((item) => (
              <li key={item}>{item}</li>
            ))}
          </ul>
          {terms && <GoLink href={terms}>{t("refer.allTerms")}</GoLink>}
        </div>
        <div className="stack stack--4">
          <h2 className="d32">{refer.questions.title}</h2>
          <Accordion items={refer.questions.items} group="refer-questions" />
        </div>
      </div>
    </section>
  );
}
