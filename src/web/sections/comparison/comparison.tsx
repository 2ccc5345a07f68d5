import type { SectionOf } from "../../../contracts/documents/sections/content-section.ts";
import { CheckList } from "../parts/check-list.tsx";
import { Section, type SectionFrame, SectionHead } from "../parts/section.tsx";

type ComparisonProps = Omit<SectionOf<"comparison">, "kind"> & SectionFrame;

export function Comparison({ id, tone, title, lede, sides }: ComparisonProps) {
  const Heading = title ? "h3" : "h2";
  return (
    <Section id={id} tone={tone}>
      {title && <SectionHead title={title} lede={lede} />}
      <div className="split split--even">
        {sides.map((side) => (
          <div key={side.title} className="stack gap-4">
            <Heading className="d32">{side.title}</Heading>
            <CheckList items={side.items} mark={side.mark} />
          </div>
        ))}
      </div>
    </Section>
  );
}
