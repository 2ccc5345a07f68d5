/** Places of documents, in order and each once. */
export type Places = Float64Array;

export function keepIn(places: Places, others: readonly Places[]): Places {
  const isMember = membership(others);
  return places.filter(isMember);
}

export function dropIn(places: Places, others: readonly Places[]): Places {
  const isMember = membership(others);
  return places.filter((place) => !isMember(place));
}

export function unionOf(sets: readonly Places[]): Places {
  const [only = new Float64Array(), ...more] = sets;
  if (more.length === 0) return only;
  const all = new Float64Array(sets.reduce((sum, { length }) => sum + length, 0));
  let end = 0;
  for (const set of sets) {
    all.set(set, end);
    end += set.length;
  }
  all.sort();
  return all.filter((place, index) => place !== all[index - 1]);
}

export function countCommon(one: Places, other: Places): number {
  let count = 0;
  for (let [i, j] = [0, 0]; i < one.length && j < other.length; ) {
    const difference = (one[i] ?? 0) - (other[j] ?? 0);
    if (difference === 0) count += 1;
    if (difference <= 0) i += 1;
    if (difference >= 0) j += 1;
  }
  return count;
}

/** How many of the places are not beyond this one. */
export function countUpTo(places: Places, place: number): number {
  let [low, high] = [0, places.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((places[middle] ?? 0) <= place) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** To be asked for places in order: each set is walked along once. */
function membership(sets: readonly Places[]): (place: number) => boolean {
  const walks = sets.map((set) => ({ set, index: 0 }));
  return (place) => {
    let isMember = false;
    for (const walk of walks) {
      const { set } = walk;
      let { index } = walk;
      while (index < set.length && (set[index] ?? 0) < place) index += 1;
      walk.index = index;
      if (set[index] === place) isMember = true;
    }
    return isMember;
  };
}
