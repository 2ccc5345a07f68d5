import type { Caller } from "../../../../contracts/create-caller.ts";
import { type DocumentFilter, parseFilters } from "../../../../contracts/document-filters.ts";
import type { DesignIdeaAnswer } from "../../../../contracts/graphql/design-idea-answer.ts";
import type { Edition } from "../../../../editions/edition.ts";
import { findDesigns } from "../../../features/design-ideas/designs/list-designs.ts";
import type { LandingWidget } from "./read-landing.ts";

export type FilledWidget = LandingWidget & { designs: DesignIdeaAnswer[] };

/** The number of a filter's results that a row shows. */
const MAX_SHOWN = 6;

/** A row with fewer would look like a mistake. */
const LEAST = 3;

/** The widgets with their designs. One that cannot be filled is left out (DI-27). */
export async function loadWidgets(
  call: Caller,
  edition: Edition,
  widgets: readonly LandingWidget[],
): Promise<FilledWidget[]> {
  const filled = await Promise.all(
    widgets.map(async (widget) => ({ ...widget, designs: await designsOf(call, edition, widget) })),
  );
  return withoutRepeats(filled.filter(({ designs }) => designs.length >= LEAST));
}

/** Designs that are already on the page come last in later rows. Rows that editors filled stay as they are. */
function withoutRepeats(widgets: readonly FilledWidget[]): FilledWidget[] {
  const shown = new Set<string>();
  return widgets.map((widget) => {
    const isKnown = ({ slug }: DesignIdeaAnswer) => shown.has(slug);
    const { designs, designSlugs } = widget;
    const ordered = designSlugs
      ? designs
      : designs.toSorted((one, other) => Number(isKnown(one)) - Number(isKnown(other)));
    for (const { slug } of ordered.slice(0, MAX_SHOWN)) shown.add(slug);
    return { ...widget, designs: ordered };
  });
}

async function designsOf(
  call: Caller,
  edition: Edition,
  { designSlugs, filters = "", size }: LandingWidget,
): Promise<DesignIdeaAnswer[]> {
  const chosen = designSlugs ? chosenBySlug(designSlugs) : parseFilters(filters);
  if (!chosen.ok) return [];
  const items = await findDesigns(call, edition, {
    filters: chosen.filters,
    // A filter may find designs that the page already shows, so more are requested.
    size: designSlugs?.length ?? size * 2,
  });
  return designSlugs ? inOrder(items, designSlugs) : items;
}

function chosenBySlug(slugs: readonly string[]): { ok: true; filters: DocumentFilter[] } {
  return { ok: true, filters: [{ field: "slug", op: "in", values: [...slugs] }] };
}

/** In the order of the editors, which is not the order of a gallery. */
function inOrder(items: readonly DesignIdeaAnswer[], slugs: readonly string[]): DesignIdeaAnswer[] {
  return items.toSorted((one, other) => slugs.indexOf(one.slug) - slugs.indexOf(other.slug));
}
