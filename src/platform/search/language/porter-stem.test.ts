import { expect, test } from "vitest";
import { porterStem } from "./porter-stem.ts";

// The examples of Porter's paper, one step to a line, each with the stem that the whole algorithm gives.
const STEMS = `
  caresses caress, ponies poni, ties ti, caress caress, cats cat
  feed feed, agreed agre, plastered plaster, bled bled, motoring motor, sing sing
  conflated conflat, troubled troubl, sized size, hopping hop, tanned tan, falling fall, hissing hiss, fizzed fizz
  failing fail, filing file, happy happi, sky sky
  relational relat, conditional condit, rational ration, valenci valenc, hesitanci hesit, digitizer digit
  conformabli conform, radicalli radic, differentli differ, vileli vile, analogousli analog
  vietnamization vietnam, predication predic, operator oper, feudalism feudal, decisiveness decis
  hopefulness hope, callousness callous, formaliti formal, sensitiviti sensit, sensibiliti sensibl
  triplicate triplic, formative form, formalize formal, electriciti electr, electrical electr, hopeful hope, goodness good
  revival reviv, allowance allow, inference infer, airliner airlin, gyroscopic gyroscop, adjustable adjust
  defensible defens, irritant irrit, replacement replac, adjustment adjust, dependent depend, adoption adopt
  homologou homolog, communism commun, activate activ, angulariti angular, homologous homolog, effective effect
  bowdlerize bowdler, probate probat, rate rate, cease ceas, controll control, roll roll
`
  .split(/[,\n]/)
  .map((pair) => pair.trim().split(" "))
  .filter(([word]) => word);

test.each(STEMS)("the stem of %s is %s", (word, stem) => {
  expect(porterStem(word ?? "")).toBe(stem);
});

test("forms of one word share a stem", () => {
  const sameStem = [
    ["kitchen", "kitchens"],
    ["design", "designs", "designed", "designing", "designer", "designers"],
    ["wardrobe", "wardrobes"],
    ["modular", "modularity"],
    ["decorate", "decorated", "decorating", "decoration", "decorations"],
  ];
  for (const forms of sameStem) expect(new Set(forms.map(porterStem)).size).toBe(1);
});

test("short words and words with other letters stay as they are", () => {
  for (const word of ["is", "3bhk", "مطبخ", "naïve"]) expect(porterStem(word)).toBe(word);
});
