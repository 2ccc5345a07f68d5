import type { PressPage } from "../../../../contracts/documents/press/press-page.ts";
import { Icon } from "../../../../ui/media/icon.tsx";
import { Section } from "../../../sections/parts/section.tsx";

/** Who answers journalists, and what they ask first. */
export function PressDesk({ contact, facts }: Pick<PressPage, "contact" | "facts">) {
  return (
    <Section tone="sand" id="press-desk" className="split split--5-7">
      <div className="stack">
        <h2 className="d32">{contact.title}</h2>
        <p>{contact.text}</p>
        <p>
          <a className="link tap press-desk__mail" href={`mailto:${contact.email}`}>
            <Icon name="mail" />
            <bdi>{contact.email}</bdi>
          </a>
        </p>
        <ul className="stack gap-2 t15 soft press-desk__points">
          {contact.points.map((point) => (
            <li key={point}>{point}</li>
          ))}
        </ul>
      </div>
      <div className="stack gap-4">
        <h2 className="d32">{facts.title}</h2>
        <dl className="pairs">
          {facts.items.map(({ label, value }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </div>
    </Section>
  );
}
