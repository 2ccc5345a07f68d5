import { parseFilters } from "../../../contracts/document-filters.ts";
import type {
  DesignLandingFile,
  DesignWidgetFile,
} from "../../../contracts/documents/designs/design-landing.ts";
import { requireStories } from "../../magazine/landing-widgets.ts";
import type { CompletionContext, ConnectionContext } from "../document-type.ts";
import { designsOf } from "./design-library.ts";

export async function completeDesignLanding(
  { icon, background, widgets, ...landing }: DesignLandingFile,
  context: CompletionContext,
) {
  const { addressOf } = context;
  return {
    ...landing,
    iconImageURL: await addressOf(icon.photo.name),
    backgroundImage: await addressOf(background.photo.name),
    picture: background,
    widgets: await Promise.all(widgets.map((widget, index) => completeWidget(widget, index, context))),
  };
}

async function completeWidget(
  widget: DesignWidgetFile,
  index: number,
  { addressOf, blame }: CompletionContext,
) {
  if ("filters" in widget) {
    const parsed = parseFilters(widget.filters);
    if (!parsed.ok) blame(["widgets", index, "filters"], `${parsed.problem.field} ${parsed.problem.reason}`);
  }
  const { icon, background, ...rest } = widget;
  return {
    ...rest,
    picture: icon,
    iconImageURL: await addressOf(icon.photo.name),
    backgroundImage: background ? await addressOf(background.photo.name) : null,
  };
}

type CompletedLanding = Awaited<ReturnType<typeof completeDesignLanding>>;

/** A landing page shows designs and articles of its own country only. */
export function connectDesignLanding(landing: CompletedLanding, context: ConnectionContext): object {
  requireStories(landing.magazineSlugs, context);
  const country = context.slug.slice(0, 2).toUpperCase();
  const known = new Set(designsOf(context, country).map(({ slug }) => slug));
  landing.widgets.forEach((widget, place) => {
    const slugs = "designSlugs" in widget ? widget.designSlugs : [];
    slugs.forEach((slug, index) => {
      if (!known.has(slug))
        context.blame(["widgets", place, "designSlugs", index], `there is no design "${slug}" in ${country}`);
    });
  });
  return landing;
}
