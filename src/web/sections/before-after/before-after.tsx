import type { SectionOf } from "../../../contracts/documents/sections/content-section.ts";
import { SampleNote } from "../parts/sample-note.tsx";
import { Section, type SectionFrame, SectionHead } from "../parts/section.tsx";
import { SectionAction } from "../parts/section-link.tsx";
import { BeforeAfterPair } from "./before-after-pair.tsx";

type BeforeAfterProps = Omit<SectionOf<"before-after">, "kind"> & SectionFrame;

export function BeforeAfter({ id, tone, title, lede, before, after, ...rest }: BeforeAfterProps) {
  const { sample = false, sampleNote, action } = rest;
  return (
    <Section id={id} tone={tone} className="stack stack--4">
      <SectionHead title={title} lede={lede} />
      <BeforeAfterPair before={before} after={after} sizes="(width < 1440px) 92vw, 1320px" />
      <SectionAction link={action} />
      <SampleNote show={sample}>{sampleNote}</SampleNote>
    </Section>
  );
}
