/** Lam with the alif that follows it, as the one character that Unicode has for both. */
const LAM_ALIF = new Map(["ﻵ", "ﻷ", "ﻹ", "ﻻ"].map((whole) => [whole.normalize("NFKC"), whole]));

/**
 * Arabic pairs are drawn as one glyph. A reader of text that turns Arabic around letter by letter turns their letters too, and
 * finds "األ" for "الأ". Lam and alif stay whole as one character, which searches take for its letters (NFKC). Other pairs are
 * told in the order that comes out right there. Who reads the text that stands beside the glyphs (ActualText) needs neither.
 */
export function wholeLigatures(doc: object): void {
  const families: unknown = Reflect.get(doc, "_fontFamilies");
  for (const face of Object.values(families ?? {})) {
    const letters: unknown =
      typeof face === "object" && face !== null ? Reflect.get(face, "unicode") : undefined;
    if (!Array.isArray(letters)) continue;
    letters.forEach((codes: unknown, glyph) => {
      if (Array.isArray(codes) && codes.length > 1 && codes.every(isArabic)) letters[glyph] = wholeOf(codes);
    });
  }
}

function isArabic(code: unknown): code is number {
  return typeof code === "number" && code >= 0x600 && code <= 0x6ff;
}

function wholeOf(codes: readonly number[]): number[] {
  const whole = LAM_ALIF.get(String.fromCodePoint(...codes))?.codePointAt(0);
  return whole === undefined ? codes.toReversed() : [whole];
}
