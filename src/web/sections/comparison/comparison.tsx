import type { SectionOf } from "../../../contracts/documents/sections/content-section.ts";
import { Icon } from "../../../ui/media/icon.tsx";
import { Section, type SectionFrame, SectionHead } from "../parts/section.tsx";
import "./comparison.css";

type ComparisonProps = Omit<SectionOf<"comparison">, "kind"> & SectionFrame;

export function Comparison({ id, tone, title, lede, sides }: ComparisonProps) {
  const Heading = title ? "h3" : "h2";
  return (
    <Section id={id} tone={tone}>
      {title && <SectionHead title={title} lede={lede} />}
      <div className="split split--even">
        {sides.map((side) => (
          <div key={side.title}>
            <Heading className="d32">{side.title}</Heading>
            <ul className={`ruled-list comparison comparison--${side.mark}`}>
              {side.items.map((item) => (
                <li key={item}>
                  <Icon name={side.mark} />
                  {item}
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </Section>
  );
}
