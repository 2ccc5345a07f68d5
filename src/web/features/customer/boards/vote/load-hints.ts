import type { Caller } from "../../../../../contracts/create-caller.ts";
import type { DesignIdeaAnswer } from "../../../../../contracts/graphql/design-idea-answer.ts";
import type { BoardItem } from "../../../../../contracts/wishlist/wishlist-shapes.ts";
import type { Edition } from "../../../../../editions/edition.ts";
import { linkTo } from "../../../../../urls/links.ts";
import { designPath } from "../../../design-ideas/designs/design-path.ts";
import { findDesigns } from "../../../design-ideas/designs/list-designs.ts";
import { designOf, type SavedDesign } from "../../wishlist/saved-design.ts";

export interface Hint {
  title: string;
  href: string;
  less: number;
}

export type Hints = Record<string, Hint>;

/** A board is about a room or two. */
const MAX_ROOMS = 4;
const CANDIDATES = 48;
/** A saving of less than a tenth is not worth a hint. */
const WORTH_IT = 0.9;

/** Returns the hints by item id, for items with a cheaper design in the gallery. */
export async function loadHints(call: Caller, edition: Edition, items: readonly BoardItem[]): Promise<Hints> {
  if (!linkTo(edition, "design-ideas")) return {};
  const designs = items.flatMap((item) => {
    const design = designOf(item);
    return design ? [{ id: item.id, design }] : [];
  });
  const rooms = [...new Set(designs.flatMap(({ design }) => design.facts?.room ?? []))].slice(0, MAX_ROOMS);
  const wanted = { size: CANDIDATES, contentTypes: ["smart-photo-lite" as const] };
  const found = await Promise.all(rooms.map((room) => findDesigns(call, edition, { room, ...wanted })));
  const own = new Set(designs.map(({ design }) => design.slug));
  const hints: Hints = {};
  for (const { id, design } of designs) {
    const candidates = found[rooms.indexOf(design.facts?.room ?? "")] ?? [];
    const hint = nearestBelow(
      design,
      candidates.filter(({ slug }) => !own.has(slug)),
    );
    if (hint)
      hints[id] = {
        title: hint.title,
        href: designPath(edition, hint),
        less: (design.price ?? 0) - priceOf(hint),
      };
  }
  return hints;
}

/** Prefers the same layout, and takes the dearest design that is still cheap enough to be worth a hint. */
function nearestBelow({ price, facts }: SavedDesign, candidates: readonly DesignIdeaAnswer[]) {
  if (price === undefined) return undefined;
  const below = candidates.filter((one) => priceOf(one) > 0 && priceOf(one) <= price * WORTH_IT);
  const alike = below.filter(({ layout }) => facts?.layout !== undefined && layout === facts.layout);
  const [nearest] = (alike.length > 0 ? alike : below).toSorted(
    (one, other) => priceOf(other) - priceOf(one),
  );
  return nearest;
}

function priceOf({ totalPrice }: DesignIdeaAnswer): number {
  return totalPrice ?? 0;
}
