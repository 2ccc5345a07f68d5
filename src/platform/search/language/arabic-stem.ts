/**
 * The light stem of an Arabic word whose letters are folded already: without article, conjunction and the endings of
 * gender, number and possession (Larkey, Ballesteros and Connell's "light10", kept from leaving fewer than three letters).
 */
export function arabicStem(word: string): string {
  let stem = withoutConjunction(withoutArticle(word));
  for (const ending of ENDINGS) {
    if (stem.endsWith(ending) && stem.length - ending.length >= SHORTEST_STEM)
      stem = stem.slice(0, -ending.length);
  }
  return stem;
}

/** The article with the particles that are written onto it, longest first, and what must remain of the word. */
const ARTICLES = [
  ["وال", 3],
  ["فال", 3],
  ["بال", 3],
  ["كال", 3],
  ["ولل", 3],
  ["لل", 3],
  ["ال", 2],
] as const;

export function withoutArticle(word: string): string {
  const article = ARTICLES.find(
    ([prefix, rest]) => word.startsWith(prefix) && word.length >= prefix.length + rest,
  );
  return article ? word.slice(article[0].length) : word;
}

const SHORTEST_STEM = 3;
const ENDINGS = ["ها", "ان", "ات", "ون", "ين", "يه", "ه", "ي"];

// "And" is written onto the next word, and so onto almost any word.
export function withoutConjunction(word: string): string {
  return word.startsWith("و") && word.length > SHORTEST_STEM ? word.slice(1) : word;
}
