import type { SectionOf } from "../../../contracts/documents/sections/content-section.ts";
import { SampleNote } from "../parts/sample-note.tsx";
import type { SectionFrame } from "../parts/section.tsx";
import { Section } from "../parts/section.tsx";

type LogosProps = Omit<SectionOf<"logos">, "kind"> & SectionFrame;

export function Logos({ id, tone, title, items, sample, sampleNote }: LogosProps) {
  return (
    <Section id={id} tone={tone} className="stack gap-4">
      <h2 className="kicker">{title}</h2>
      <ul className="columns columns--4">
        {items.map(({ name, note }) => (
          <li key={name} className="ruled">
            <p className="d25">{name}</p>
            {note && <p className="t13 soft">{note}</p>}
          </li>
        ))}
      </ul>
      <SampleNote show={sample}>{sampleNote}</SampleNote>
    </Section>
  );
}
