export interface HelpEntry {
  kind: "topic" | "question";
  title: string;
  href: string;
  words: string;
}

const MAX_FOUND = 8;

/** Finds the entries that contain every typed word or a word that begins with it. Matches in the title come first. */
export function findHelp(entries: readonly HelpEntry[], typed: string): HelpEntry[] {
  const wanted = wordsOf(typed);
  if (wanted.length === 0) return [];
  const has = (text: string) => {
    const words = wordsOf(text);
    return wanted.every((part) => words.some((word) => word.startsWith(part)));
  };
  const inTitle = entries.filter(({ title }) => has(title));
  const elsewhere = entries.filter(
    (entry) => !inTitle.includes(entry) && has(`${entry.title} ${entry.words}`),
  );
  return [...inTitle, ...elsewhere].slice(0, MAX_FOUND);
}

function wordsOf(text: string): string[] {
  const plain = text.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase();
  return plain.split(/[^\p{L}\p{N}]+/u).filter((word) => word !== "");
}
