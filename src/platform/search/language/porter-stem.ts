/**
 * The stem of an English word after M. F. Porter, "An algorithm for suffix stripping" (1980). Words that hold
 * anything but the letters a to z are returned as they are.
 */
export function porterStem(word: string): string {
  if (word.length < 3 || !/^[a-z]+$/.test(word)) return word;
  let stem = withoutPlural(word);
  stem = withoutPastOrGerund(stem);
  stem = stem.endsWith("y") && hasVowel(stem.slice(0, -1)) ? `${stem.slice(0, -1)}i` : stem;
  stem = replaceSuffix(stem, DOUBLE_SUFFIXES, 1);
  stem = replaceSuffix(stem, LONG_SUFFIXES, 1);
  stem = replaceSuffix(stem, PLAIN_SUFFIXES, 2);
  return withoutFinalE(stem);
}

function withoutPlural(word: string): string {
  if (word.endsWith("sses") || word.endsWith("ies")) return word.slice(0, -2);
  return word.endsWith("s") && !word.endsWith("ss") ? word.slice(0, -1) : word;
}

function withoutPastOrGerund(word: string): string {
  if (word.endsWith("eed")) return measure(word.slice(0, -3)) > 0 ? word.slice(0, -1) : word;
  const suffix = word.endsWith("ed") ? "ed" : word.endsWith("ing") ? "ing" : "";
  const stem = word.slice(0, word.length - suffix.length);
  if (suffix === "" || !hasVowel(stem)) return word;
  if (/(at|bl|iz)$/.test(stem)) return `${stem}e`;
  if (endsInDoubleConsonant(stem) && !/[lsz]$/.test(stem)) return stem.slice(0, -1);
  return measure(stem) === 1 && endsInShortSyllable(stem) ? `${stem}e` : stem;
}

function withoutFinalE(word: string): string {
  let stem = word;
  if (stem.endsWith("e")) {
    const rest = stem.slice(0, -1);
    if (measure(rest) > 1 || (measure(rest) === 1 && !endsInShortSyllable(rest))) stem = rest;
  }
  return stem.endsWith("ll") && measure(stem) > 1 ? stem.slice(0, -1) : stem;
}

/** Only the longest suffix is looked at, even when the stem before it turns out to be too short. */
function replaceSuffix(word: string, suffixes: Record<string, string>, least: number): string {
  const suffix = Object.keys(suffixes)
    .filter((candidate) => word.endsWith(candidate))
    .reduce((longest, candidate) => (candidate.length > longest.length ? candidate : longest), "");
  const stem = word.slice(0, word.length - suffix.length);
  if (suffix === "" || measure(stem) < least) return word;
  if (suffix === "ion" && !/[st]$/.test(stem)) return word;
  return stem + suffixes[suffix];
}

const DOUBLE_SUFFIXES = {
  ational: "ate",
  tional: "tion",
  enci: "ence",
  anci: "ance",
  izer: "ize",
  abli: "able",
  alli: "al",
  entli: "ent",
  eli: "e",
  ousli: "ous",
  ization: "ize",
  ation: "ate",
  ator: "ate",
  alism: "al",
  iveness: "ive",
  fulness: "ful",
  ousness: "ous",
  aliti: "al",
  iviti: "ive",
  biliti: "ble",
};

const LONG_SUFFIXES = {
  icate: "ic",
  ative: "",
  alize: "al",
  iciti: "ic",
  ical: "ic",
  ful: "",
  ness: "",
};

const PLAIN_SUFFIXES = Object.fromEntries(
  "al ance ence er ic able ible ant ement ment ent ion ou ism ate iti ous ive ize"
    .split(" ")
    .map((suffix) => [suffix, ""]),
);

/** The word as consonants (c) and vowels (v); y is a vowel after a consonant. */
function shape(word: string): string {
  let letters = "";
  for (const letter of word) {
    const isVowel = "aeiou".includes(letter) || (letter === "y" && letters.endsWith("c"));
    letters += isVowel ? "v" : "c";
  }
  return letters;
}

/** How many times a vowel is followed by a consonant: Porter's m. */
function measure(stem: string): number {
  return shape(stem).split("vc").length - 1;
}

function hasVowel(stem: string): boolean {
  return shape(stem).includes("v");
}

function endsInDoubleConsonant(stem: string): boolean {
  return stem.at(-1) === stem.at(-2) && shape(stem).endsWith("cc");
}

/** As in "hop": the syllable takes an e back after its ending is gone. */
function endsInShortSyllable(stem: string): boolean {
  return shape(stem).endsWith("cvc") && !/[wxy]$/.test(stem);
}
