import type { SectionOf } from "../../../contracts/documents/sections/content-section.ts";
import { SampleNote } from "../parts/sample-note.tsx";
import { Section, type SectionFrame } from "../parts/section.tsx";
import { SectionAction } from "../parts/section-link.tsx";
import { BeforeAfterPair } from "./before-after-pair.tsx";

type BeforeAfterProps = Omit<SectionOf<"before-after">, "kind"> & SectionFrame & { isFlush?: boolean };

export function BeforeAfter({ title, lede, note, before, after, at, action, ...rest }: BeforeAfterProps) {
  const { id, tone, isFlush, sample = false, sampleNote } = rest;
  return (
    <Section id={id} tone={tone} isFlush={isFlush} className="split split--4-8 align-center">
      <div className="stack gap-4">
        <h2 className="d42">{title}</h2>
        {lede && <p className="t20 soft">{lede}</p>}
        {note && <p className="ruled measure">{note}</p>}
        <SectionAction link={action} />
        <SampleNote show={sample}>{sampleNote}</SampleNote>
      </div>
      <BeforeAfterPair before={before} after={after} at={at} />
    </Section>
  );
}
