import type { Caller } from "../../../../contracts/create-caller.ts";
import type { DocumentFilter } from "../../../../contracts/document-filters.ts";
import type { DesignIdeaAnswer } from "../../../../contracts/graphql/design-idea-answer.ts";
import type { Edition } from "../../../../editions/edition.ts";
import { findDesigns } from "./list-designs.ts";

/** Limits the candidates, however many designs a room has. */
const CANDIDATES = 24;
const SHOWN = 6;

export async function loadSimilar(
  call: Caller,
  edition: Edition,
  design: Comparable,
): Promise<DesignIdeaAnswer[]> {
  const traits = traitsOf(design);
  // A design without traits is compared by its room alone.
  const asked = traits.length > 0 ? traits.map((trait) => [trait]) : [[]];
  const lists = await Promise.all(
    asked.map((filters) => findDesigns(call, edition, { room: design.roomType, filters, size: CANDIDATES })),
  );
  return rankSimilar(design, lists.flat(), SHOWN);
}

function traitsOf({ style, colours, tags }: Comparable): DocumentFilter[] {
  const traits = { style: style ? [style] : [], colours: [...colours], tags: [...tags] };
  return Object.entries(traits)
    .filter(([, values]) => values.length > 0)
    .map(([field, values]) => ({ field, op: "in", values }));
}

export interface Comparable {
  slug: string;
  contentType: string;
  roomType: string;
  style?: string | null | undefined;
  layout?: string | null | undefined;
  tier?: string | null | undefined;
  tags: readonly string[];
  colours: readonly string[];
  redirectedTo?: string | null | undefined;
}

/** What makes two designs alike, strongest first: pieces, colours and style, layout, price tier. */
const WEIGHTS = { tags: 4, colours: 3, style: 3, layout: 2, tier: 1 } as const;

/**
 * Returns the candidates that are most similar to a design; equal ones keep their order. At least a third are of the
 * rarer kind, priced or not, if there are enough: some visitors look for an idea, some for a price.
 */
export function rankSimilar<Candidate extends Comparable>(
  design: Comparable,
  candidates: readonly Candidate[],
  count: number,
): Candidate[] {
  const others = new Map(
    candidates
      .filter((one) => !one.redirectedTo && keyOf(one) !== keyOf(design))
      .map((one) => [keyOf(one), one]),
  );
  const ranked = [...others.values()]
    .map((candidate, order) => ({ candidate, order, likeness: likenessOf(design, candidate) }))
    .sort((one, other) => other.likeness - one.likeness || one.order - other.order)
    .map(({ candidate }) => candidate);
  return mixKinds(ranked, count);
}

function likenessOf(design: Comparable, other: Comparable): number {
  const same = (field: "style" | "layout" | "tier") =>
    design[field] && design[field] === other[field] ? WEIGHTS[field] : 0;
  return (
    WEIGHTS.tags * overlap(design.tags, other.tags) +
    WEIGHTS.colours * overlap(design.colours, other.colours) +
    same("style") +
    same("layout") +
    same("tier")
  );
}

function overlap(some: readonly string[], others: readonly string[]): number {
  const all = new Set([...some, ...others]);
  return all.size === 0 ? 0 : some.filter((one) => others.includes(one)).length / all.size;
}

function mixKinds<Candidate extends Comparable>(ranked: readonly Candidate[], count: number): Candidate[] {
  const chosen = new Set(ranked.slice(0, count));
  const least = Math.floor(count / 3);
  for (const contentType of new Set(ranked.map((one) => one.contentType))) {
    const kin = ranked.filter((one) => one.contentType === contentType);
    for (const reserve of kin.slice(0, least)) {
      if (chosen.has(reserve)) continue;
      const last = [...chosen].findLast((one) => one.contentType !== contentType);
      if (last) chosen.delete(last);
      chosen.add(reserve);
    }
  }
  return ranked.filter((one) => chosen.has(one));
}

function keyOf({ contentType, slug }: Comparable): string {
  return `${contentType}/${slug}`;
}
