/** Room left after each document at first: a list may grow tenfold in its middle before a neighbour has to move. */
const STEP = 1024;
/** What neighbours that have to move leave between them, so that they need not move again soon. */
const SPARE = 16;

export interface Ends {
  /** Places that must stay free, with everything beyond them; open where nothing stands there. */
  after?: number | undefined;
  before?: number | undefined;
}

/**
 * Gives a place to each of a row of neighbours that has none, and moves others only where there is no room between
 * them. Nothing where even moving all of them would not make room: then more neighbours have to be looked at.
 */
export function assignPlaces(row: readonly (number | null)[], ends: Ends): number[] | undefined {
  const places = [...row];
  for (let start = places.indexOf(null); start >= 0; start = places.indexOf(null, start)) {
    const gap = widen(places, start, ends);
    if (!gap) return undefined;
    fill(places, gap, ends);
  }
  return places.filter((place) => place !== null);
}

interface Gap {
  /** The first and the last that get a new place. */
  first: number;
  last: number;
}

/** Takes neighbours on both sides along until there is room for all. */
function widen(places: readonly (number | null)[], start: number, ends: Ends): Gap | undefined {
  const gap = { first: start, last: start };
  while (places[gap.last + 1] === null) gap.last += 1;
  for (let spare = 1; room(places, gap, ends) < spare; spare = SPARE) {
    if (gap.first === 0 && gap.last === places.length - 1) return undefined;
    if (gap.first > 0) gap.first -= 1;
    if (gap.last < places.length - 1) gap.last += 1;
    while (places[gap.last + 1] === null) gap.last += 1;
  }
  return gap;
}

/** How many places there are for each of the gap. */
function room(places: readonly (number | null)[], { first, last }: Gap, ends: Ends): number {
  const { low, high } = boundsOf(places, { first, last }, ends);
  return low === undefined || high === undefined ? STEP : Math.floor((high - low) / (last - first + 2));
}

function fill(places: (number | null)[], gap: Gap, ends: Ends): void {
  const { low, high } = boundsOf(places, gap, ends);
  const step = room(places, gap, ends);
  const count = gap.last - gap.first + 1;
  const from = low ?? (high === undefined ? 0 : high - step * (count + 1));
  for (let index = 0; index < count; index += 1) places[gap.first + index] = from + step * (index + 1);
}

function boundsOf(places: readonly (number | null)[], { first, last }: Gap, ends: Ends) {
  return { low: places[first - 1] ?? ends.after, high: places[last + 1] ?? ends.before };
}
