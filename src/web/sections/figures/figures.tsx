import type { SectionOf } from "../../../contracts/documents/sections/content-section.ts";
import { SampleNote } from "../parts/sample-note.tsx";
import type { SectionFrame } from "../parts/section.tsx";
import "./figures.css";

type FiguresProps = Omit<SectionOf<"figures">, "kind"> & SectionFrame;

export function Figures({ id, label, figures, how, sample, sampleNote }: FiguresProps) {
  return (
    <section className="wrap stack figures" id={id} aria-label={label}>
      <dl className="columns columns--4 figures__list">
        {figures.map((figure) => (
          <div key={figure.label}>
            <dt>{figure.label}</dt>
            <dd>
              <bdi>{figure.value}</bdi>
            </dd>
          </div>
        ))}
      </dl>
      <details className="figures__how">
        <summary className="link t15">{how.label}</summary>
        <p className="t15 soft measure">{how.text}</p>
        <SampleNote show={sample}>{sampleNote}</SampleNote>
      </details>
    </section>
  );
}
