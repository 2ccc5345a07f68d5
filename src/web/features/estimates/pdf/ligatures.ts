/** Lam with the alif that follows it, as the one character that Unicode has for both. */
const LAM_ALIF = new Map(["ﻵ", "ﻷ", "ﻹ", "ﻻ"].map((whole) => [whole.normalize("NFKC"), whole]));

/**
 * Arabic pairs are drawn as one glyph. A reader of text that turns Arabic around letter by letter turns their letters too, and
 * finds "األ" for "الأ". Lam and alif stay whole as one character, which searches take for its letters (NFKC). Other pairs are
 * told in the order that comes out right there.
 */
export function wholeLigatures(doc: object): void {
  const families: unknown = Reflect.get(doc, "_fontFamilies");
  // A face stands there under each of its names, and is corrected once.
  for (const face of new Set<unknown>(Object.values(families ?? {}))) {
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
