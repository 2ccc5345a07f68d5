import type { SectionOf } from "../../../contracts/documents/sections/content-section.ts";
import { SampleNote } from "../parts/sample-note.tsx";
import { Section, type SectionFrame } from "../parts/section.tsx";
import "./timeline.css";

type TimelineProps = Omit<SectionOf<"timeline">, "kind"> & SectionFrame;

export function Timeline({ id, tone, title, lede, items, sample, sampleNote }: TimelineProps) {
  return (
    <Section id={id} tone={tone} className="split split--4-8">
      <div className="stack">
        <h2 className="d42">{title}</h2>
        {lede && <p className="soft measure">{lede}</p>}
        <SampleNote show={sample}>{sampleNote}</SampleNote>
      </div>
      <ol className="timeline">
        {items.map(({ when, title, text }) => (
          <li key={title}>
            <p className="d25 accent timeline__when">
              <bdi>{when}</bdi>
            </p>
            <div className="stack gap-1">
              <h3 className="d20">{title}</h3>
              <p className="soft measure">{text}</p>
            </div>
          </li>
        ))}
      </ol>
    </Section>
  );
}
