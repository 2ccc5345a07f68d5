import { expect, test } from "vitest";
import { readUnfinishedWords, readWords } from "./words.ts";

const stems = (text: string) => readWords(text).map(({ stem }) => stem);

test("English is lower-cased, stemmed and freed of accents, possessives and stop words", () => {
  expect(stems("The Designer’s modular KITCHENS, for a café")).toEqual([
    "design",
    "modular",
    "kitchen",
    "cafe",
  ]);
});

test("a word is kept as it was written beside what it is found by", () => {
  expect(readWords("Café")).toMatchObject([{ word: "cafe", stem: "cafe", written: "café" }]);
  expect(readWords("المطابخ")).toMatchObject([{ word: "مطابخ", stem: "مطبخ", written: "المطابخ" }]);
  expect(readWords("'Kitchens'")).toMatchObject([{ word: "kitchens", stem: "kitchen", written: "kitchens" }]);
});

test("a word that says nothing counts while it is being written", () => {
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
  ["الفن", "فن"],
  ["شراء", "شرا"],
  ["٢٠٢٥", "2025"],
])("%s and %s are forms of one word", (written, plain) => {
  expect(stems(written)).toEqual(stems(plain));
  expect(stems(written)).toHaveLength(1);
});

test("a short word that only begins like an article keeps its letters", () => {
  expect(readWords("والد باب").map(({ word }) => word)).toEqual(["والد", "باب"]);
});

test("words hold nothing that a query language or a text of words could read as its own", () => {
  const words = readWords(`"kitchen" AND -table* (NEAR) 'x' | & ! :* \\ % _ ; -- a/b #c \0 \ud800`);
  expect(words.map(({ word }) => word).join("")).toMatch(/^[\p{L}\p{N}]+$/u);
});

test("a word without end is cut", () => {
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

test("words with other characters than plain letters are their own stem", () => {
  for (const word of ["3bhk", "120cms"]) expect(readWords(word)[0]?.stem).toBe(word);
});
