import { findDocument } from "../../../src/services/content/document-store.ts";
import type { BenchCase } from "../bench-case.ts";
import { makeDesign, randomFrom } from "../make-designs.ts";
import { COLUMNS } from "./by-hand.ts";

/** Any document by its slug. */
export const keyRead: BenchCase = {
  name: "key read",
  calls: 1_000,
  async open({ database, hand, size }) {
    const random = randomFrom(1);
    const keys = Array.from({ length: 5_000 }, () => makeDesign(Math.floor(random() * size)));
    const keyOf = (turn: number) => {
      const { slug = "", country } = keys[turn % keys.length] ?? {};
      return { slug, country: country ?? "" };
    };
    return {
      async ours(turn) {
        const { slug, country } = keyOf(turn);
        const filters = [{ field: "country", op: "eq" as const, values: [country] }];
        return (await findDocument(database, { contentType: "designs", filters }, slug))?.id;
      },
      async byHand(turn) {
        const { slug, country } = keyOf(turn);
        const [row] = await hand.read<{ id: string }>(
          `select ${COLUMNS} from documents as d
          where d.content_type = $1 and d.slug = $2 and (d.country = $3 or d.country is null)`,
          ["designs", slug, country],
        );
        return row?.id;
      },
      url: (turn) => `designs/slug/${keyOf(turn).slug}?filters=country.eq:${keyOf(turn).country}`,
    };
  },
};
