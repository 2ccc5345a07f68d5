/** "Base cabinets in matte sage", "… in ivory gloss" → "Matte sage", "Ivory gloss": what the names do not share. */
export function shortNames(names: readonly string[]): string[] {
  const words = names.map((name) => name.split(/\s+/));
  if (words.length < 2) return [...names];
  const start = sharedLength(words);
  const end = sharedLength(words.map((one) => one.slice(start).toReversed()));
  const short = words.map((one) =>
    one
      .slice(start, one.length - end)
      .join(" ")
      .replace(/[,،]$/, ""),
  );
  return short.every((name) => name !== "") ? short.map(capitalise) : [...names];
}

function sharedLength(words: readonly (readonly string[])[]): number {
  const [first = [], ...others] = words;
  const differs = first.findIndex((word, at) => others.some((one) => one[at] !== word));
  return differs < 0 ? first.length : differs;
}

function capitalise(name: string): string {
  return name.charAt(0).toUpperCase() + name.slice(1);
}
