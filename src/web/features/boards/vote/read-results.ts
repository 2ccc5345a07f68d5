import type { BoardItem } from "../../../../contracts/wishlist/board.ts";
import type { ItemTally } from "../../../../contracts/wishlist/board-vote.ts";
import type { SavedDesign } from "../../wishlist/saved-design.ts";
import { designOf } from "../board-design.ts";
import { type Band, bandOfPrice, type Spread, sumOf } from "../board-price.ts";

/** One thing on the board, with who says what of it. */
export interface Judged {
  id: string;
  name: string;
  design: SavedDesign | undefined;
  band: Band | undefined;
  tally: ItemTally;
}

export interface Results {
  agreed: Judged[];
  /** Some would keep it and some would drop it: the dearest first, because those are worth a talk. */
  split: Judged[];
  unwanted: Judged[];
  /** Not marked by all, or maybe. */
  open: Judged[];
  /** What the disagreements are about in money; nothing where none of them has a price. */
  atStake: Band | undefined;
  agreedSum: Band | undefined;
}

interface Told {
  items: readonly BoardItem[];
  tally: readonly ItemTally[];
  voters: number;
}

/** What all agree on, what nobody wants, and what the rest costs. Of one voter alone nothing is agreed. */
export function readResults({ items, tally, voters }: Told, spread: Spread): Results {
  const results: Pick<Results, Verdict> = { agreed: [], split: [], unwanted: [], open: [] };
  for (const item of items) {
    const said = tally.find(({ itemId }) => itemId === item.id);
    if (!said) continue;
    const design = designOf(item);
    const band = design && bandOfPrice(design, spread);
    const judged = { id: item.id, name: design?.title ?? item.slug, design, band, tally: said };
    results[verdictOf(said, voters)].push(judged);
  }
  results.split.sort((one, other) => (other.band?.high ?? 0) - (one.band?.high ?? 0));
  return { ...results, atStake: worthOf(results.split, spread), agreedSum: worthOf(results.agreed, spread) };
}

type Verdict = "agreed" | "split" | "unwanted" | "open";

function verdictOf({ keep, drop }: ItemTally, voters: number): Verdict {
  if (keep.length > 0 && drop.length > 0) return "split";
  if (voters < 2) return "open";
  if (keep.length === voters) return "agreed";
  return drop.length === voters ? "unwanted" : "open";
}

function worthOf(things: readonly Judged[], spread: Spread): Band | undefined {
  const { priced, low, high } = sumOf(
    things.map(({ design }) => design ?? {}),
    spread,
  );
  return priced > 0 ? { low, high } : undefined;
}
