/** What waits, by whom it is for: everybody has the same share of turns, and in a share the newest comes first. */
export interface FairQueue<Item> {
  readonly size: number;
  /** Adds an item, or makes it the newest again. Where there is no room, what was dropped for it. */
  add(item: Item, owner: string): Item | undefined;
  take(): Item | undefined;
  has(item: Item): boolean;
  remove(item: Item): void;
}

export function createFairQueue<Item>(most: number): FairQueue<Item> {
  // A map keeps the order of insertion: whose turn it was is inserted anew, behind all others.
  const shares = new Map<string, Item[]>();
  const size = () => [...shares.values()].reduce((sum, share) => sum + share.length, 0);

  function put(owner: string, share: Item[]): void {
    if (share.length > 0) shares.set(owner, share);
    else shares.delete(owner);
  }

  /** The oldest wish of whoever has the most. */
  function drop(): Item | undefined {
    const [largest] = [...shares].sort(([, one], [, other]) => other.length - one.length);
    if (!largest) return undefined;
    const [owner, [oldest, ...rest]] = largest;
    put(owner, rest);
    return oldest;
  }

  return {
    get size() {
      return size();
    },
    add(item, owner) {
      const others = (shares.get(owner) ?? []).filter((waiting) => waiting !== item);
      put(owner, [...others, item]);
      return size() > most ? drop() : undefined;
    },
    take() {
      const [first] = shares;
      if (!first) return undefined;
      const [owner, share] = first;
      shares.delete(owner);
      put(owner, share.slice(0, -1));
      return share.at(-1);
    },
    has: (item) => [...shares.values()].some((share) => share.includes(item)),
    remove(item) {
      for (const [owner, share] of [...shares])
        if (share.includes(item))
          put(
            owner,
            share.filter((waiting) => waiting !== item),
          );
    },
  };
}
