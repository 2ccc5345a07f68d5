/**
 * Waiting items by client: clients have equal shares, and the newest item of a client comes first. Now and then the
 * oldest is chosen, because a client that never pauses would otherwise never get it.
 */
export interface FairQueue<Item> {
  readonly size: number;
  /** Adds an item, or makes it the newest again. If the queue is full, returns the item that was dropped. */
  add(item: Item, owner: string): Item | undefined;
  take(): Item | undefined;
  has(item: Item): boolean;
  remove(item: Item): void;
}

interface Share<Item> {
  items: Item[];
  turns: number;
}

const TURNS_TO_THE_OLDEST = 4;

export function createFairQueue<Item>(most: number): FairQueue<Item> {
  // A map keeps the insertion order: the client that was served is inserted again, behind all others.
  const shares = new Map<string, Share<Item>>();
  const size = () => [...shares.values()].reduce((sum, { items }) => sum + items.length, 0);

  function put(owner: string, share: Share<Item>): void {
    if (share.items.length > 0) shares.set(owner, share);
    else shares.delete(owner);
  }

  function drop(): Item | undefined {
    const [largest] = [...shares].sort(([, one], [, other]) => other.items.length - one.items.length);
    if (!largest) return undefined;
    const [owner, { items, turns }] = largest;
    put(owner, { items: items.slice(1), turns });
    return items[0];
  }

  return {
    get size() {
      return size();
    },
    add(item, owner) {
      const { items, turns } = shares.get(owner) ?? { items: [], turns: 0 };
      put(owner, { items: [...without(items, item), item], turns });
      return size() > most ? drop() : undefined;
    },
    take() {
      const [first] = shares;
      if (!first) return undefined;
      const [owner, { items, turns }] = first;
      const taken = (turns + 1) % TURNS_TO_THE_OLDEST === 0 ? items[0] : items.at(-1);
      shares.delete(owner);
      put(owner, { items: items.filter((item) => item !== taken), turns: turns + 1 });
      return taken;
    },
    has: (item) => [...shares.values()].some(({ items }) => items.includes(item)),
    remove(item) {
      for (const [owner, { items, turns }] of [...shares])
        if (items.includes(item)) put(owner, { items: without(items, item), turns });
    },
  };
}

function without<Item>(items: Item[], left: Item): Item[] {
  return items.filter((item) => item !== left);
}
