import { search } from "../../../src/services/search/search.ts";
import { suggest } from "../../../src/services/search/suggest.ts";
import type { BenchCase } from "../bench-case.ts";
import { pick, ROOMS, randomFrom, STYLES, TAGS } from "../make-designs.ts";
import { ENGINE_SEARCH, withTextIndexes } from "./engine-text.ts";

const oneWord = (name: string) => !name.includes("-");
const [rooms, styles, tags] = [ROOMS.filter(oneWord), STYLES.filter(oneWord), TAGS.filter(oneWord)];

type Ask = (random: () => number) => string[];

/** One word that occurs in every fourteenth document. */
export const commonWord = fullText("full text, a word", (random) => [pick(rooms, random())]);
export const twoWords = fullText("full text, two words", (random) => [
  pick(styles, random()),
  pick(rooms, random()),
]);
/** Each word is common, but few documents contain all three. */
export const threeWords = fullText("full text, three", (random) => [
  pick(styles, random()),
  pick(rooms, random()),
  pick(tags, random()),
]);
/** The hand-written statement gets the correct spelling, because it cannot correct a misspelt word. */
export const misspelt = fullText("full text, misspelt", () => ["wardrobe"], "wardorbe");

/** Both sides find documents, but not the same ones: each engine ranks in another way than our index. */
function fullText(name: string, ask: Ask, written?: string): BenchCase {
  return {
    name,
    calls: 100,
    async open(stand) {
      await withTextIndexes(stand);
      const { database, hand, engine } = stand;
      const random = randomFrom(5);
      const questions = Array.from({ length: 100 }, () => ask(random));
      const wordsOf = (turn: number) => questions[turn % questions.length] ?? [];
      const { text, queryOf } = ENGINE_SEARCH[engine];
      return {
        async ours(turn) {
          const query = written ?? wordsOf(turn).join(" ");
          const { hits } = await search(database, { query, country: "IN", page: 0, size: 12 });
          return hits.length > 0;
        },
        byHand: async (turn) => (await hand.read(text, [queryOf(wordsOf(turn))])).length > 0,
      };
    },
  };
}

/** The text that a visitor types, letter by letter. */
export const suggestions: BenchCase = {
  name: "suggestions",
  calls: 100,
  async open(stand) {
    await withTextIndexes(stand);
    const { database, hand, engine } = stand;
    // FTS5 also stems prefixes and turns "foy" into "foi".
    const beginnings = rooms
      .flatMap((room) => [room.slice(0, 2), room.slice(0, 3), room.slice(0, 4)])
      .filter((beginning) => !beginning.endsWith("y"));
    const beginningOf = (turn: number) => beginnings[turn % beginnings.length] ?? "";
    const { text, beginningWith } = ENGINE_SEARCH[engine];
    return {
      async ours(turn) {
        const found = await suggest(database, { prefix: beginningOf(turn), country: "IN", size: 8 });
        return found.length > 0;
      },
      byHand: async (turn) => (await hand.read(text, [beginningWith(beginningOf(turn))])).length > 0,
    };
  },
};
