/** Sort orders of documents, ascending and without duplicates. */
export type SortOrders = Float64Array;

export function keepIn(sortOrders: SortOrders, others: readonly SortOrders[]): SortOrders {
  const isMember = membership(others);
  return sortOrders.filter(isMember);
}

export function dropIn(sortOrders: SortOrders, others: readonly SortOrders[]): SortOrders {
  const isMember = membership(others);
  return sortOrders.filter((sortOrder) => !isMember(sortOrder));
}

export function unionOf(sets: readonly SortOrders[]): SortOrders {
  const [only = new Float64Array(), ...more] = sets;
  if (more.length === 0) return only;
  const all = new Float64Array(sets.reduce((sum, { length }) => sum + length, 0));
  let end = 0;
  for (const set of sets) {
    all.set(set, end);
    end += set.length;
  }
  all.sort();
  return all.filter((sortOrder, index) => sortOrder !== all[index - 1]);
}

export function countCommon(one: SortOrders, other: SortOrders): number {
  let count = 0;
  for (let [i, j] = [0, 0]; i < one.length && j < other.length; ) {
    const difference = (one[i] ?? 0) - (other[j] ?? 0);
    if (difference === 0) count += 1;
    if (difference <= 0) i += 1;
    if (difference >= 0) j += 1;
  }
  return count;
}

/** The number of sort orders that are not greater than this one. */
export function countUpTo(sortOrders: SortOrders, sortOrder: number): number {
  let [low, high] = [0, sortOrders.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((sortOrders[middle] ?? 0) <= sortOrder) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Must be called with ascending sort orders: each set is scanned only once. */
function membership(sets: readonly SortOrders[]): (sortOrder: number) => boolean {
  const walks = sets.map((set) => ({ set, index: 0 }));
  return (sortOrder) => {
    let isMember = false;
    for (const walk of walks) {
      const { set } = walk;
      let { index } = walk;
      while (index < set.length && (set[index] ?? 0) < sortOrder) index += 1;
      walk.index = index;
      if (set[index] === sortOrder) isMember = true;
    }
    return isMember;
  };
}
