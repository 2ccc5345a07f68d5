import type { SectionOf } from "../../../contracts/documents/sections/content-section.ts";
import { Section, type SectionFrame } from "../parts/section.tsx";
import "./points.css";

type PointsProps = Omit<SectionOf<"points">, "kind"> & SectionFrame;

export function Points({ id, tone, look, title, lede, items }: PointsProps) {
  const isRow = look === "row";
  return (
    <Section id={id} tone={tone} className={isRow ? "stack" : "split split--near points-beside"}>
      <div className="stack points__head">
        <h2 className="d42">{title}</h2>
        {lede && <p className="soft">{lede}</p>}
      </div>
      <ol className={isRow ? "columns points above-4 points--row" : "columns columns--2 points points--list"}>
        {items.map((item) => (
          <li key={item.title}>
            <div>
              <h3 className={isRow ? "d25" : "d20"}>{item.title}</h3>
              <p className={isRow ? "soft" : "t15 soft"}>{item.text}</p>
            </div>
          </li>
        ))}
      </ol>
    </Section>
  );
}
