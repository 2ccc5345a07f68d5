import { useText } from "../../../../ui/text/text.tsx";
import { Section, SectionHead } from "../../../sections/parts/section.tsx";

/** What each kind is for and the room it needs. */
export function CategoryNotes({ notes }: { notes: readonly { name: string; text: string }[] }) {
  const { t } = useText();
  if (notes.length === 0) return null;
  return (
    <Section tone="sand">
      <SectionHead title={t("offerings.goodToKnow")} />
      <dl className="columns columns--fit">
        {notes.map(({ name, text }) => (
          <div key={name} className="ruled stack gap-2">
            <dt className="d20">{name}</dt>
            <dd className="soft">{text}</dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}
