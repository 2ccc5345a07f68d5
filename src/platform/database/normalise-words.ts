import { porterStem } from "./porter-stem.ts";

/** Lexemes have a limit on PostgreSQL (2 KB), and nobody searches for a word of this length. */
const LONGEST_WORD = 64;

/**
 * The words of a text as they are indexed and searched: lower case, without accents, English by its stem,
 * Arabic by its letters without article, vowel signs and spelling variants. Both engines index these words, so
 * both find the same.
 */
export function normaliseWords(text: string): string[] {
  const words = foldLetters(text).match(WORD) ?? [];
  return words
    .filter((word) => !STOP_WORDS.has(word))
    .map((word) => (ARABIC.test(word) ? withoutArticle(word) : porterStem(word)))
    .map((word) => word.slice(0, LONGEST_WORD));
}

const WORD = /[\p{L}\p{N}\p{M}]+/gu;
const ARABIC = /^\p{Script=Arabic}/u;

// Latin accents, Arabic vowel signs, and the hamza and madda that decomposition takes off their letters.
const MARKS = /[\u0300-\u036f\u0610-\u061a\u064b-\u065f\u0670\u06d6-\u06dc\u06df-\u06e8\u06ea-\u06ed]/g;
const TATWEEL_AND_INVISIBLE = /[\u0640\u00ad\u200b-\u200f\u2060\ufeff]/g;
const POSSESSIVE = /['’]s(?![\p{L}\p{N}])/gu;
const APOSTROPHE = /['’]/g;

const LETTERS: Record<string, string> = {
  ٱ: "ا",
  ة: "ه",
  ى: "ي",
  ی: "ي",
  ک: "ك",
};
const VARIANT = new RegExp(`[${Object.keys(LETTERS).join("")}]`, "g");
const ARABIC_DIGIT = /[\u0660-\u0669\u06f0-\u06f9]/g;

function foldLetters(text: string): string {
  return text
    .normalize("NFKD")
    .replace(MARKS, "")
    .replace(TATWEEL_AND_INVISIBLE, "")
    .toLowerCase()
    .replace(POSSESSIVE, "")
    .replace(APOSTROPHE, "")
    .replace(VARIANT, (letter) => LETTERS[letter] ?? letter)
    .replace(ARABIC_DIGIT, (digit) => String(digit.charCodeAt(0) & 0xf))
    .replace(/(\p{Script=Arabic}{2})ء(?!\p{L})/gu, "$1");
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

function withoutArticle(word: string): string {
  const article = ARTICLES.find(
    ([prefix, rest]) => word.startsWith(prefix) && word.length >= prefix.length + rest,
  );
  return article ? word.slice(article[0].length) : word;
}

/** After folding, so "على" stands here as "علي". */
const STOP_WORDS = new Set(
  `a an and are as at be by for from has have in is it its of on or our that the this to was we were will with you your
   في من علي الي عن مع او و ان هذا هذه ذلك التي الذي ما لا كل`.split(/\s+/),
);
