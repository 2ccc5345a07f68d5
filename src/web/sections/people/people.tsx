import type { SectionOf } from "../../../contracts/documents/sections/content-section.ts";
import { Picture } from "../../../ui/media/picture.tsx";
import { SampleNote } from "../parts/sample-note.tsx";
import { Section, type SectionFrame, SectionHead } from "../parts/section.tsx";

type PeopleProps = Omit<SectionOf<"people">, "kind"> & SectionFrame;

export function People({ id, tone, title, lede, items, sample, sampleNote }: PeopleProps) {
  return (
    <Section id={id} tone={tone}>
      <SectionHead title={title} lede={lede} />
      <ul className="columns">
        {items.map(({ name, role, text, picture }) => (
          <li key={name} className="stack gap-1 ruled">
            {picture && <Picture {...picture} ratio="4:5" sizes="(width < 600px) 92vw, 400px" />}
            <h3 className="d25">{name}</h3>
            <p className="kicker">{role}</p>
            {text && <p className="t15 soft measure">{text}</p>}
          </li>
        ))}
      </ul>
      <SampleNote show={sample}>{sampleNote}</SampleNote>
    </Section>
  );
}
