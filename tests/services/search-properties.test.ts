import fc from "fast-check";
import { expect, test } from "vitest";
import { deletionsOf } from "../../src/platform/search/language/spelling.ts";

const letters = (least: number, most: number) =>
  fc.string({ unit: fc.constantFrom(..."abcdeمطبخ"), minLength: least, maxLength: most });

test("a word with one typing error always shares a deletion with the intended word", () => {
  fc.assert(
    fc.property(
      letters(5, 14),
      fc.nat(),
      fc.constantFrom(..."abcdexyz"),
      fc.nat(3),
      (meant, place, letter, kind) => {
        const at = place % (meant.length - 1);
        const [before, here, next, after] = [
          meant.slice(0, at),
          meant[at],
          meant[at + 1],
          meant.slice(at + 2),
        ];
        const written =
          [
            `${before}${next}${after}`,
            `${before}${letter}${here}${next}${after}`,
            `${before}${letter}${next}${after}`,
            `${before}${next}${here}${after}`,
          ][kind] ?? "";
        const shared = new Set(deletionsOf(meant));
        expect(deletionsOf(written).some((deletion) => shared.has(deletion))).toBe(true);
      },
    ),
  );
});
