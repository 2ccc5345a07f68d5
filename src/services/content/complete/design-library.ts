import type { PricedDesign, UnpricedDesign } from "../../../contracts/documents/designs/design.ts";
import type { DerivedDesign } from "../../../contracts/documents/designs/design-idea.ts";
import type { ConnectionContext, ContentLibrary } from "../document-type.ts";

export type CompletedDesign = (UnpricedDesign | PricedDesign) & DerivedDesign & { slug: string };

const DESIGN_TYPES = ["looks", "smart-photo-lite"];

/** The designs of a country that stand in its galleries. */
export function designsOf(library: ContentLibrary, country: string | undefined): CompletedDesign[] {
  return DESIGN_TYPES.flatMap((contentType) => library.list(contentType))
    .filter((document) => document.country === country)
    .map(({ slug, body }) => ({ ...(body as CompletedDesign), slug }))
    .filter(({ redirectedTo }) => redirectedTo === undefined);
}

/** A design stands in a category of its country, and leads to a design of its country. */
export function connectDesign(design: CompletedDesign, context: ConnectionContext): object {
  const { roomType, redirectedTo } = design;
  const isHere = (contentType: string, slug: string) => context.has(contentType, slug, context);
  if (!isHere("design-ideas-categories", roomType))
    context.blame(["roomType"], `there is no category "${roomType}" in ${context.country}`);
  if (redirectedTo !== undefined && !DESIGN_TYPES.some((type) => isHere(type, redirectedTo)))
    context.blame(["redirectedTo"], `there is no design "${redirectedTo}" in ${context.country}`);
  return design;
}
