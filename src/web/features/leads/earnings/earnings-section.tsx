import type { SectionOf } from "../../../../contracts/documents/sections/content-section.ts";
import { Section, type SectionFrame, SectionHead } from "../../../sections/parts/section.tsx";
import { SampleNote } from "../../../sections/parts/section-link.tsx";
import { readEarnings } from "./count-earnings.ts";
import PartnerEarnings from "./partner-earnings.island.tsx";

type EarningsSectionProps = SectionOf<"earnings"> & SectionFrame & { path: string; search: string };

export function EarningsSection({ path, search, sampleNote, ...section }: EarningsSectionProps) {
  const { kind, id = "earnings", tone, ...words } = section;
  const asked = readEarnings(Object.fromEntries(new URLSearchParams(search)), words);
  return (
    <Section id={id} tone={tone}>
      <SectionHead title={words.title} lede={words.lede} />
      <PartnerEarnings id={id} path={path} words={words} asked={asked} />
      <SampleNote show={words.sample}>{sampleNote}</SampleNote>
    </Section>
  );
}
