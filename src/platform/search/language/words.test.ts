import { expect, test } from "vitest";
import { readUnfinishedWords, readWords } from "./words.ts";

const stems = (text: string) => readWords(text).map(({ stem }) => stem);

test("English words are lower-cased, stemmed, and stripped of accents and possessives; stop words are removed", () => {
  expect(stems("The Designer’s modular KITCHENS, for a café")).toEqual([
    "design",
    "modular",
    "kitchen",
    "cafe",
  ]);
});

test("keeps the written form of a word beside its index form", () => {
  expect(readWords("Café")).toMatchObject([{ word: "cafe", stem: "cafe", written: "café" }]);
  expect(readWords("المطابخ")).toMatchObject([{ word: "مطابخ", stem: "مطبخ", written: "المطابخ" }]);
  expect(readWords("'Kitchens'")).toMatchObject([{ word: "kitchens", stem: "kitchen", written: "kitchens" }]);
});

test("keeps a stop word while it is the unfinished last word", () => {
  const words = readUnfinishedWords("the wardrobe in a");
  expect(words.map(({ word }) => word)).toEqual(["wardrobe", "a"]);
});

test("numbers and mixed words stay whole", () => {
  expect(stems("3BHK in 1,200 sq.ft")).toEqual(["3bhk", "1", "200", "sq", "ft"]);
});

test.each([
  ["shelves", "shelf"],
  ["children", "child"],
  ["colours", "color"],
  ["grey", "gray"],
  ["centres", "centers"],
])("%s and %s share a stem", (one, other) => {
  expect(stems(one)).toEqual(stems(other));
});

test.each([
  ["أثاث", "اثاث"],
  ["إضاءة", "اضاءه"],
  ["آرائك", "أريكة"],
  ["غرفة", "غرف"],
  ["مبنى", "مبني"],
  ["مَطْبَخ", "مطبخ"],
  ["مطـــبخ", "مطبخ"],
  ["المطبخ", "مطبخ"],
  ["والمطبخ", "مطبخ"],
  ["للمطبخ", "مطبخ"],
  ["ومطبخ", "مطبخ"],
  ["مطابخ", "مطبخ"],
  ["والمجالس", "مَجْلِس"],
  ["خزانات", "خزانة"],
  ["الخزائن", "خزانة"],
  ["تصاميم", "التصميم"],
  ["أبوابها", "أبواب"],
  ["ضمانكم", "ضمان"],
  ["تصاميمنا", "تصاميم"],
  ["الفن", "فن"],
  ["شراء", "شرا"],
  ["٢٠٢٥", "2025"],
])("%s and %s are forms of one word", (written, plain) => {
  expect(stems(written)).toEqual(stems(plain));
  expect(stems(written)).toHaveLength(1);
});

test("does not strip a short word that only begins like an article", () => {
  expect(readWords("والد باب").map(({ word }) => word)).toEqual(["والد", "باب"]);
});

test("words contain no characters with a meaning in a query language", () => {
  const words = readWords(`"kitchen" AND -table* (NEAR) 'x' | & ! :* \\ % _ ; -- a/b #c \0 \ud800`);
  expect(words.map(({ word }) => word).join("")).toMatch(/^[\p{L}\p{N}]+$/u);
});

test("cuts an extremely long word", () => {
  const [word] = readWords("x".repeat(5_000));
  expect(word?.word).toHaveLength(40);
  expect(readWords("𠀀".repeat(500))[0]?.word.isWellFormed()).toBe(true);
});

test("forms of one English word share a stem", () => {
  const sameStem = [
    ["kitchen", "kitchens"],
    ["design", "designs", "designed", "designing", "designer", "designers"],
    ["wardrobe", "wardrobes"],
    ["modular", "modularity"],
    ["decorate", "decorated", "decorating", "decoration", "decorations"],
  ];
  for (const forms of sameStem)
    expect(new Set(forms.flatMap((form) => readWords(form).map(({ stem }) => stem))).size).toBe(1);
});

test("does not stem words with characters other than plain letters", () => {
  for (const word of ["3bhk", "120cms"]) expect(readWords(word)[0]?.stem).toBe(word);
});
