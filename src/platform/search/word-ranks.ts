/** The words of a document with their ranks as one text, in which a word is found without taking the text apart. */
export function joinWords(words: ReadonlyMap<string, { rank: number }>): string {
  return [...words].map(([word, { rank }]) => ` ${word}/${rank}`).join("");
}

export function splitWords(joined: string): Map<string, { rank: number }> {
  const parts = joined.split(" ").filter(Boolean);
  return new Map(
    parts.map((part) => {
      const slash = part.indexOf("/");
      return [part.slice(0, slash), { rank: Number(part.slice(slash + 1)) }];
    }),
  );
}

/** The rank of a word in the text; nothing when it is not there. */
export function rankIn(joined: string, word: string): number | undefined {
  const start = joined.indexOf(` ${word}/`);
  if (start < 0) return undefined;
  return Number.parseInt(joined.slice(start + word.length + 2, start + word.length + 5), 10);
}
