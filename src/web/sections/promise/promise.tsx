import type { SectionOf } from "../../../contracts/documents/sections/content-section.ts";
import { Section, type SectionFrame, SectionHead } from "../parts/section.tsx";
import "./promise.css";

type PromiseProps = Omit<SectionOf<"promise">, "kind"> & SectionFrame;

export function PromiseClauses({ id, tone = "sand", title, lede, items }: PromiseProps) {
  return (
    <Section id={id} tone={tone}>
      <SectionHead title={title} lede={lede} />
      <ul className="columns columns--6 promise">
        {items.map((item) => (
          <li key={item.name} className="stack gap-2 ruled">
            <p className="d32 promise__figure">
              <bdi>{item.figure}</bdi>
            </p>
            <h3 className="d20">{item.name}</h3>
            <p className="t15 soft">{item.text}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
