import type { HomePage } from "../../../../../contracts/documents/home-page.ts";
import { SampleNote } from "../sample-note.tsx";
import "./proof.css";

/** Four figures on hairlines, and how they are counted. */
export function ProofSection({ proof, sampleNote }: { proof: HomePage["proof"]; sampleNote: string }) {
  return (
    <section className="wrap proof" aria-label={proof.label}>
      <dl className="proof__list">
        {proof.figures.map(({ value, label }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              <bdi>{value}</bdi>
            </dd>
          </div>
        ))}
      </dl>
      <details className="proof__how">
        <summary className="link t15">{proof.how.label}</summary>
        <p className="t15 soft measure">{proof.how.text}</p>
        <SampleNote show={proof.sample}>{sampleNote}</SampleNote>
      </details>
    </section>
  );
}
