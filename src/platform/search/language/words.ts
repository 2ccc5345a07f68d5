import { stemmer } from "stemmer";

export interface Word {
  /** The indexed form: lower case, without accents; Arabic without article, vowel signs and spelling variants. */
  word: string;
  stem: string;
  /** The form in the text, in lower case. */
  written: string;
}

/** No one searches for a longer word. */
const LONGEST_WORD = 40;
const KEPT_WORDS = 20_000;
const kept = new Map<string, readonly FoldedWord[]>();

interface FoldedWord extends Word {
  isStopWord: boolean;
}

/** The words of a text in order, without stop words. */
export function readWords(text: string): Word[] {
  return foldText(text).filter(({ isStopWord }) => !isStopWord);
}

/** The same, but the last word is still being typed and stays: "be" may become a bedroom. */
export function readUnfinishedWords(text: string): Word[] {
  const words = foldText(text);
  return words.filter(({ isStopWord }, index) => !isStopWord || index === words.length - 1);
}

function foldText(text: string): FoldedWord[] {
  return (text.match(WRITTEN) ?? []).flatMap((written) => {
    const known = kept.get(written);
    if (known) return known;
    const words = foldWord(written);
    if (kept.size >= KEPT_WORDS) kept.clear();
    kept.set(written, words);
    return words;
  });
}

// One written word may give several: "½" gives a 1 and a 2.
function foldWord(written: string): FoldedWord[] {
  return (foldLetters(written).match(FOLDED) ?? []).map((folded) => {
    const word = shorten(ARABIC.test(folded) ? withoutArticle(folded) : folded);
    return {
      word,
      stem: stemOf(word),
      written: shorten(written.toLowerCase().replace(EDGES, "")),
      isStopWord: STOP_WORDS.has(folded),
    };
  });
}

function stemOf(word: string): string {
  if (!ARABIC.test(word)) return englishStem(regularForm(word));
  // A broken plural may be alone, after a conjunction or before an ending.
  const forms = [word, withoutConjunction(word), arabicStem(word)];
  return arabicStem(forms.map(regularForm).find((regular, index) => regular !== forms[index]) ?? word);
}

/** Stems only words of plain letters: "3bhk" is unchanged. */
function englishStem(word: string): string {
  return /^[a-z]+$/.test(word) ? stemmer(word) : word;
}

function shorten(word: string): string {
  return word.length > LONGEST_WORD ? word.slice(0, LONGEST_WORD).toWellFormed() : word;
}

const INVISIBLE = "\\u0640\\u00ad\\u200b-\\u200f\\u2060\\ufeff";
const WRITTEN = new RegExp(`[\\p{L}\\p{N}\\p{M}'’${INVISIBLE}]+`, "gu");
const FOLDED = /[\p{L}\p{N}\p{M}]+/gu;
const EDGES = new RegExp(`^['’]+|['’]+$|[${INVISIBLE}]`, "g");
const ARABIC = /^\p{Script=Arabic}/u;

// Latin accents, Arabic vowel signs, and the hamza and madda that decomposition separates from their letters.
const MARKS = /[\u0300-\u036f\u0610-\u061a\u064b-\u065f\u0670\u06d6-\u06dc\u06df-\u06e8\u06ea-\u06ed]/g;
const TATWEEL_AND_INVISIBLE = new RegExp(`[${INVISIBLE}]`, "g");
const POSSESSIVE = /['’]s$/;
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
const PLAIN = /^[a-z0-9]+$/;

function foldLetters(written: string): string {
  const lower = written.toLowerCase();
  if (PLAIN.test(lower)) return lower;
  return written
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

/** Words in folded form, so "على" is listed as "علي". */
const STOP_WORDS = new Set(
  `a an and are as at be by for from has have in is it its of on or our that the this to was we were will with you your
   في من علي الي عن مع او و ان هذا هذه ذلك التي الذي ما لا كل`.split(/\s+/),
);

/**
 * The light stem of a folded Arabic word: without article, conjunction and the endings of gender, number and
 * possession (Larkey, Ballesteros and Connell's "light10" with "your" and "our", but it always leaves at least three
 * letters).
 */
function arabicStem(word: string): string {
  let stem = withoutConjunction(withoutArticle(word));
  for (const ending of ENDINGS) {
    if (stem.endsWith(ending) && stem.length - ending.length >= SHORTEST_STEM)
      stem = stem.slice(0, -ending.length);
  }
  return stem;
}

/** The article with the particles that are written before it, longest first, and the minimum length of the rest. */
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

const SHORTEST_STEM = 3;
const ENDINGS = ["كم", "نا", "ها", "ان", "ات", "ون", "ين", "يه", "ه", "ي"];

// "And" is written as part of the next word, and so may begin almost any word.
function withoutConjunction(word: string): string {
  return word.startsWith("و") && word.length > SHORTEST_STEM ? word.slice(1) : word;
}

/**
 * Irregular forms by their indexed form (see words.ts): English plurals and Arabic broken plurals of words about
 * homes.
 */
const IRREGULAR: Record<string, string> = {
  children: "child",
  feet: "foot",
  halves: "half",
  knives: "knife",
  leaves: "leaf",
  loaves: "loaf",
  men: "man",
  shelves: "shelf",
  women: "woman",
  مجالس: "مجلس",
  مطابخ: "مطبخ",
  غرف: "غرفه",
  خزاين: "خزانه",
  دواليب: "دولاب",
  ابواب: "باب",
  نوافذ: "نافذه",
  شبابيك: "شباك",
  ستاير: "ستاره",
  اراءك: "اريكه",
  ارايك: "اريكه",
  كراسي: "كرسي",
  مقاعد: "مقعد",
  اسره: "سرير",
  رفوف: "رف",
  ارفف: "رف",
  ادراج: "درج",
  الوان: "لون",
  افكار: "فكره",
  تصاميم: "تصميم",
  اسقف: "سقف",
  اسقاف: "سقف",
  جدران: "جدار",
  حوايط: "حايط",
  انوار: "نور",
  مصابيح: "مصباح",
  اضواء: "ضوء",
  منازل: "منزل",
  بيوت: "بيت",
  شقق: "شقه",
  فلل: "فيلا",
  قصور: "قصر",
  مكاتب: "مكتب",
  مداخل: "مدخل",
  مغاسل: "مغسله",
  صور: "صوره",
  اسعار: "سعر",
  تكاليف: "تكلفه",
  مواد: "ماده",
  اخشاب: "خشب",
  اقمشه: "قماش",
  اطفال: "طفل",
  ضيوف: "ضيف",
  خدم: "خادمه",
  انماط: "نمط",
  نصايح: "نصيحه",
  مقالات: "مقال",
};

/** British and American spelling of the same word or part of a word. */
const SPELLINGS = [
  ["colour", "color"],
  ["grey", "gray"],
  ["centre", "center"],
  ["fibre", "fiber"],
  ["mould", "mold"],
  ["neighbour", "neighbor"],
  ["favour", "favor"],
  ["storey", "story"],
  ["aluminium", "aluminum"],
] as const;

/** The regular word for an irregular form or spelling; most words are returned unchanged. */
function regularForm(word: string): string {
  const known = Object.hasOwn(IRREGULAR, word) ? IRREGULAR[word] : undefined;
  if (known !== undefined) return known;
  const spelling = SPELLINGS.find(([written]) => word.includes(written));
  return spelling ? word.replace(spelling[0], spelling[1]) : word;
}
