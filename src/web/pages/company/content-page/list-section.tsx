import { JobsSection } from "../../../features/company/careers/jobs-section.tsx";
import { DesignersSection } from "../../../features/company/designers/designers-section.tsx";
import { ReviewsSection } from "../../../features/company/reviews/reviews-section.tsx";
import type { SectionFrame } from "../../../sections/parts/section.tsx";
import type { ContentList } from "./content-list.ts";

interface ListSectionProps extends SectionFrame {
  list: ContentList;
  path: string;
}

/** The list that the page's document names, in the section that shows it. */
export function ListSection({ list, ...frame }: ListSectionProps) {
  switch (list.kind) {
    case "jobs":
      return <JobsSection {...frame} words={list.words} listing={list.listing} />;
    case "review-list":
      return <ReviewsSection {...frame} words={list.words} listing={list.listing} />;
    case "designers":
      return <DesignersSection {...frame} words={list.words} listing={list.listing} />;
  }
}
