import { findDocument, findNeighbours } from "../../../src/services/content/document-store.ts";
import { forgetGalleries } from "../../../src/services/content/galleries/gallery-memory.ts";
import type { BenchCase } from "../bench-case.ts";
import { makeDesign, randomFrom } from "../make-designs.ts";
import { COLUMNS, facetNumbers, SHOWN } from "./by-hand.ts";
import { parseOnce } from "./parse-once.ts";

/** A design and its neighbours in the gallery of its room. */
export const neighbours: BenchCase = {
  name: "previous and next",
  calls: 300,
  async open({ database, hand, size }) {
    const random = randomFrom(5);
    // Designs at the ends are excluded, because wrapping around needs another statement.
    const designs = Array.from({ length: 2_000 }, () => makeDesign(Math.floor(size * (0.1 + random() * 0.8))))
      .filter(({ country }) => country === "IN")
      .slice(0, 1_000);
    const of = (turn: number) => {
      const { slug = "", body = "{}" } = designs[turn % designs.length] ?? {};
      return { slug, room: String(JSON.parse(body).roomType) };
    };
    const filtersOf = (turn: number) =>
      `country.eq:IN;roomType.in:${of(turn).room};field.excludes:redirectedTo`;
    const parsed = parseOnce();
    const facet = await facetNumbers(database, "IN");
    const beside = (sign: string, way: string) =>
      `select ${COLUMNS} from (select m.sort_order ${SHOWN} and m.sort_order ${sign} $3 order by m.sort_order ${way} limit 1) as p
      cross join documents as d where d.sort_order = p.sort_order`;
    return {
      async ours(turn) {
        const { slug } = of(turn);
        const filters = parsed(filtersOf(turn));
        const edition = { contentType: "designs", filters: filters.slice(0, 1) };
        const design = await findDocument(database, edition, slug);
        if (!design) return undefined;
        const gallery = { contentType: "designs", filters };
        const { previous, next } = await findNeighbours(database, gallery, design);
        return [previous?.id, design.id, next?.id];
      },
      async byHand(turn) {
        const { slug, room } = of(turn);
        const [design] = await hand.read<{ id: string; sort_order: number }>(
          `select ${COLUMNS} from documents as d where d.content_type = $1 and d.slug = $2 and d.country = $3`,
          ["designs", slug, "IN"],
        );
        if (!design) return undefined;
        const facets = [facet("roomType", room), facet("redirectedTo"), design.sort_order];
        const sides = await hand.read<{ id: string; sort_order: number }>(
          `select * from (${beside(">", "asc")}) as n
          union all select * from (${beside("<", "desc").replace(/\$\d/g, (mark) => `$${Number(mark[1]) + 3}`)}) as b`,
          [...facets, ...facets],
        );
        const next = sides.find(({ sort_order }) => sort_order > design.sort_order);
        const previous = sides.find(({ sort_order }) => sort_order < design.sort_order);
        return [previous?.id, design.id, next?.id];
      },
      url: (turn) => `designs/slug/${of(turn).slug}/prevnext/designs?filters=${filtersOf(turn)}`,
      forget: () => forgetGalleries(database),
    };
  },
};
