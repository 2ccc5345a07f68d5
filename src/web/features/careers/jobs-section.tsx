import type { JobListing } from "../../../contracts/documents/careers/job-listing.ts";
import type { Jobs } from "../../../contracts/documents/sections/lists/jobs.ts";
import { EmptyState } from "../../../ui/overlay/state.tsx";
import { SampleNote } from "../../sections/parts/sample-note.tsx";
import { Section, type SectionFrame, SectionHead } from "../../sections/parts/section.tsx";
import { SectionGo } from "../../sections/parts/section-link.tsx";
import type { Listing } from "../listing/list-items.ts";
import { NarrowedList } from "../listing/narrowed-list.tsx";
import { JobList } from "./job-list.tsx";

interface JobsSectionProps extends SectionFrame {
  words: Jobs;
  listing: Listing<JobListing>;
  path: string;
}

const ID = "jobs";

/** The open jobs. Where no portal answers, or none has any, the list rests and the page goes on. */
export function JobsSection({ id = ID, tone, sampleNote, words, listing, path }: JobsSectionProps) {
  return (
    <Section id={id} tone={tone}>
      <SectionHead title={words.title} lede={words.lede} />
      {listing.narrowing.rows.length === 0 ? (
        <EmptyState
          title={words.resting.title}
          level={3}
          exits={words.resting.links.map((link) => <SectionGo key={link.label} link={link} />)}
        >
          {words.resting.text}
        </EmptyState>
      ) : (
        <NarrowedList id={id} path={path} words={words} listing={listing}>
          <JobList jobs={listing.items} words={words} />
        </NarrowedList>
      )}
      <SampleNote show={listing.items.some(({ sample }) => sample)}>{sampleNote}</SampleNote>
    </Section>
  );
}
