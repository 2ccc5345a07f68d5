import type { Review, ReviewList as Words } from "../../../contracts/documents/sections/lists/review-list.ts";
import { SampleNote } from "../../sections/parts/sample-note.tsx";
import { Section, type SectionFrame, SectionHead } from "../../sections/parts/section.tsx";
import type { Listing } from "../listing/list-items.ts";
import { NarrowedList } from "../listing/narrowed-list.tsx";
import { ReviewList } from "./review-list.tsx";
import { reviewScores } from "./review-scores.ts";
import { ScoreCard } from "./score-card.tsx";

interface ReviewsSectionProps extends SectionFrame {
  words: Words;
  listing: Listing<Review>;
  path: string;
}

/** What customers say: the mark of all of them, and each in their own words. */
export function ReviewsSection({
  id = "reviews",
  tone,
  sampleNote,
  words,
  listing,
  path,
}: ReviewsSectionProps) {
  return (
    <Section id={id} tone={tone} className="stack gap-6">
      <div>
        <SectionHead title={words.title} lede={words.lede} />
        <ScoreCard scores={reviewScores(words.items)} words={words} />
        <SampleNote show={words.sample}>{sampleNote}</SampleNote>
      </div>
      <NarrowedList id={id} path={path} words={words} listing={listing}>
        <ReviewList reviews={listing.items} words={words} />
      </NarrowedList>
    </Section>
  );
}
