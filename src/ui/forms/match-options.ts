export interface ComboboxOption {
  label: string;
  detail?: string;
}

export function matchOptions(options: readonly ComboboxOption[], query: string): ComboboxOption[] {
  const wanted = fold(query);
  const words = wanted.split(" ").filter(Boolean);
  const found = options.filter((option) => {
    const text = fold(`${option.label} ${option.detail ?? ""}`);
    return words.every((word) => text.includes(word));
  });
  const begins = (option: ComboboxOption) => (fold(option.label).startsWith(wanted) ? 0 : 1);
  return found.sort((a, b) => begins(a) - begins(b));
}

/** The next index; it wraps around through the field itself (-1), which contains the typed text. */
export function moveActive(active: number, by: 1 | -1, count: number): number {
  const places = count + 1;
  return ((active + 1 + by + places) % places) - 1;
}

/** A search ignores case, accents, Arabic vowel signs and the form of alef. */
function fold(text: string): string {
  return text.normalize("NFKD").replace(/\p{M}/gu, "").replace(/[أإآ]/g, "ا").toLowerCase().trim();
}
