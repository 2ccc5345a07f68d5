import { isOurCategory } from "../../../../contracts/calls/graphql/agreed-design-categories.ts";
import { buildFilters } from "../../../../contracts/document-filters.ts";
import type { DesignIdeasCategoryAnswer } from "../../../../contracts/graphql/design-idea.ts";
import type { DesignLanding, LandingWidget } from "./read-landing.ts";

const MOST_ROWS = 4;
const SIZE = 4;

/**
 * The rows that editors chose. They were chosen from our designs: where those are somebody else's, the first categories
 * stand for themselves.
 */
export function widgetsOf(
  landing: DesignLanding | undefined,
  categories: readonly DesignIdeasCategoryAnswer[],
): readonly LandingWidget[] {
  if (categories.every(isOurCategory)) return landing?.widgets ?? [];
  return categories.slice(0, MOST_ROWS).map(({ slug, title, description }) => ({
    id: slug,
    title,
    subtitle: description ?? "",
    filters: buildFilters([{ field: "roomType", op: "in", values: [slug] }]),
    size: SIZE,
  }));
}
