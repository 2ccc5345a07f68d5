import type { Explainer } from "../../../../contracts/documents/explainers/explainer.ts";
import { Button } from "../../../../ui/forms/button.tsx";
import { useText } from "../../../../ui/text/text.tsx";
import { Section } from "../../../sections/parts/section.tsx";
import "../../../../ui/base/print-alone.css";
import "./explainers-parts.css";

/** What to go through before signing, with boxes for a pencil. It prints by itself, without the page around it. */
export function Checklist({ checklist }: { checklist: Explainer["checklist"] }) {
  const { t } = useText();
  return (
    <Section id="checklist" tone="sand">
      <div className="split__sheet checklist" data-prints="checklist">
        <div className="row gap-4 align-start apart">
          <div className="stack gap-2">
            <h2 className="d42">{checklist.title}</h2>
            {checklist.lede && <p className="soft measure">{checklist.lede}</p>}
          </div>
          <Button look="line" icon="print" className="needs-script no-print" data-print="checklist">
            {t("explainer.print")}
          </Button>
        </div>
        <div className="columns checklist__groups">
          {checklist.groups.map(({ title, items }) => (
            <section key={title} className="stack gap-2">
              <h3 className="d20">{title}</h3>
              <ul className="checklist__items">
                {items.map((item) => (
                  <li key={item}>{item}</li>
                ))}
              </ul>
            </section>
          ))}
        </div>
        <p className="checklist__foot t13 soft">{t("explainer.printFoot")}</p>
      </div>
    </Section>
  );
}
