/** How many mistakes are allowed in a word of this length. In a short word, a single mistake gives another word. */
export function allowedMistakes(word: string): 0 | 1 | 2 {
  if (word.length < 4 || /\d/.test(word)) return 0;
  return word.length < 8 ? 1 : 2;
}

/** Two words that are equal up to this many letters are distinguished only by their distance. */
const COMPARED_LETTERS = 7;

/**
 * The variants of a word's beginning with up to the allowed number of letters left out. Two words within that many
 * mistakes share one of them, whichever of them is wrong: a lookup replaces a comparison with every word.
 */
export function deletionsOf(word: string): string[] {
  const mistakes = allowedMistakes(word);
  if (mistakes === 0) return [];
  const found = new Set([word.slice(0, COMPARED_LETTERS)]);
  for (let round = 0; round < mistakes; round += 1) {
    for (const form of [...found]) {
      for (let at = 0; at < form.length; at += 1) found.add(form.slice(0, at) + form.slice(at + 1));
    }
  }
  return [...found];
}

/** The number of letters that were omitted, added, replaced or swapped with their neighbour. */
export function countMistakes(written: string, meant: string): number {
  let beforeLast: number[] = [];
  let last = Array.from({ length: meant.length + 1 }, (_, index) => index);
  for (let row = 1; row <= written.length; row += 1) {
    const current = [row];
    for (let column = 1; column <= meant.length; column += 1) {
      const isSame = written[row - 1] === meant[column - 1];
      let least = Math.min(
        at(last, column) + 1,
        at(current, column - 1) + 1,
        at(last, column - 1) + (isSame ? 0 : 1),
      );
      const isSwapped = written[row - 1] === meant[column - 2] && written[row - 2] === meant[column - 1];
      if (isSwapped && row > 1 && column > 1) least = Math.min(least, at(beforeLast, column - 2) + 1);
      current.push(least);
    }
    [beforeLast, last] = [last, current];
  }
  return at(last, meant.length);
}

function at(row: readonly number[], column: number): number {
  return row[column] ?? Number.POSITIVE_INFINITY;
}
