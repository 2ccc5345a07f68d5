import type { ReactNode } from "react";
import type { SectionOf } from "../../../contracts/documents/sections/content-section.ts";
import { Picture } from "../../../ui/media/picture.tsx";
import { Facts } from "../../../ui/text/facts.tsx";
import { usePage } from "../../frame/islands/page-context.ts";
import { SampleNote } from "../parts/sample-note.tsx";
import { Section, type SectionFrame, SectionHead } from "../parts/section.tsx";
import { targetOf } from "../parts/section-link.tsx";
import "./mosaic.css";

type Written = SectionOf<"mosaic">;

interface MosaicProps extends Pick<Written, "title" | "lede" | "sample">, SectionFrame {
  items: readonly (Omit<Written["items"][number], "facts"> & { facts: readonly ReactNode[] })[];
}

export function Mosaic({ id, tone, title, lede, items, sample, sampleNote }: MosaicProps) {
  const { edition } = usePage();
  return (
    <Section id={id} tone={tone}>
      <SectionHead title={title} lede={lede} />
      <ul className="grid mosaic">
        {items.map((item, index) => (
          <li key={item.title} className="stack gap-1">
            <Picture
              {...item.picture}
              ratio={index === 0 ? "3:2" : "16:9"}
              sizes={
                index === 0
                  ? "(width < 600px) 190vw, (width < 1024px) 100vw, 1040px"
                  : "(width < 600px) 100vw, 560px"
              }
            />
            <h3 className={index === 0 ? "d25" : "d20"}>
              <Title title={item.title} target={item.link && targetOf(edition, item.link)} />
            </h3>
            <Facts items={item.facts} />
          </li>
        ))}
      </ul>
      <SampleNote show={sample}>{sampleNote}</SampleNote>
    </Section>
  );
}

function Title({ title, target }: { title: string; target: { href: string } | undefined }) {
  return target ? <a {...target}>{title}</a> : title;
}
