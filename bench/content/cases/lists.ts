import { listDocuments } from "../../../src/services/content/document-store.ts";
import { forgetGalleries } from "../../../src/services/content/galleries/gallery-memory.ts";
import type { BenchCase, Contenders } from "../bench-case.ts";
import { pick, ROOMS, randomFrom, STYLES, TAGS } from "../make-designs.ts";
import type { Stand } from "../stand.ts";
import { COLUMNS, facetNumbers, SHOWN } from "./by-hand.ts";
import { parseOnce } from "./parse-once.ts";

const SIZE = 20;

interface Wanted {
  filters: string;
  page: number;
}

/** The gallery of a room, with the query that its page sends. */
export const roomList: BenchCase = {
  name: "list of a room",
  calls: 300,
  async open(stand) {
    const roomOf = (turn: number) => pick(ROOMS, (turn % ROOMS.length) / ROOMS.length);
    const facet = await facetNumbers(stand.database, "IN");
    return list(
      stand,
      (turn) => ({
        filters: `country.eq:IN;roomType.in:${roomOf(turn)};field.excludes:redirectedTo`,
        page: 0,
      }),
      (turn) =>
        stand.hand.read(
          `select ${COLUMNS} from (select m.sort_order ${SHOWN} order by m.sort_order limit ${SIZE}) as p
          cross join documents as d where d.sort_order = p.sort_order`,
          [facet("roomType", roomOf(turn)), facet("redirectedTo")],
        ),
    );
  },
};

/** Several filters in one query, each of which matches many documents. */
export const narrowList: BenchCase = {
  name: "list by five filters",
  calls: 100,
  async open(stand) {
    const random = randomFrom(3);
    const some = (items: readonly string[], count: number) =>
      Array.from({ length: count }, (_, index) => pick(items, (index + random()) / count));
    const wanted = Array.from({ length: 100 }, () => ({
      rooms: some(ROOMS, 4),
      styles: some(STYLES, 3),
      tags: some(TAGS, 4),
      low: 5_000 * Math.floor(random() * 4),
    }));
    const of = (turn: number) => pick(wanted, (turn % wanted.length) / wanted.length);
    const facet = await facetNumbers(stand.database, "IN");
    const isOneOf = (first: number, count: number) => `(
      select 1 from facet_members as o
      where o.sort_order = m.sort_order and o.facet in (${Array.from({ length: count }, (_, index) => `$${first + index}`)}) limit 1
    ) is not null`;
    return list(
      stand,
      (turn) => {
        const { rooms, styles, tags, low } = of(turn);
        const filters = `roomType.in:${rooms};style.in:${styles};tags.in:${tags};price.range:${low}|${low + 400_000}`;
        return { filters: `country.eq:IN;${filters};field.excludes:redirectedTo`, page: 0 };
      },
      (turn) => {
        const { rooms, styles, tags, low } = of(turn);
        return stand.hand.read(
          `select ${COLUMNS} from (
            select m.sort_order ${SHOWN} and ${isOneOf(3, 4)} and ${isOneOf(7, 3)} and ${isOneOf(10, 4)} and (
              select 1 from facet_numbers as n
              where n.facet = $14 and n.sort_order = m.sort_order and n.amount between $15 and $16 limit 1
            ) is not null
            order by m.sort_order limit ${SIZE}
          ) as p cross join documents as d where d.sort_order = p.sort_order`,
          [
            ...[facet(""), facet("redirectedTo")],
            ...rooms.map((room) => facet("roomType", room)),
            ...styles.map((style) => facet("style", style)),
            ...tags.map((tag) => facet("tags", tag)),
            ...[facet("price"), low, low + 400_000],
          ],
        );
      },
    );
  },
};

/** A page far down in a gallery that contains most documents. */
export const deepPage: BenchCase = {
  name: "deep page",
  calls: 100,
  async open(stand) {
    const random = randomFrom(4);
    const pages = Array.from({ length: 100 }, () => 200 + Math.floor(random() * 50));
    const pageOf = (turn: number) => pages[turn % pages.length] ?? 0;
    const facet = await facetNumbers(stand.database, "IN");
    return list(
      stand,
      (turn) => ({ filters: "country.eq:IN;field.excludes:redirectedTo", page: pageOf(turn) }),
      (turn) =>
        stand.hand.read(
          `select ${COLUMNS} from (select m.sort_order ${SHOWN} order by m.sort_order limit ${SIZE} offset $3) as p
          cross join documents as d where d.sort_order = p.sort_order`,
          [facet(""), facet("redirectedTo"), pageOf(turn) * SIZE],
        ),
    );
  },
};

function list(
  { database }: Stand,
  wanted: (turn: number) => Wanted,
  byHand: (turn: number) => Promise<{ id: string }[]>,
): Contenders {
  const filtersOf = parseOnce();
  return {
    async ours(turn) {
      const { filters, page } = wanted(turn);
      const gallery = { contentType: "designs", filters: filtersOf(filters) };
      const { rows } = await listDocuments(database, gallery, { page, size: SIZE, sort: "position" });
      return rows.map(({ id }) => id);
    },
    byHand: async (turn) => (await byHand(turn)).map(({ id }) => id),
    url: (turn) => `designs?filters=${wanted(turn).filters}&page=${wanted(turn).page}&size=${SIZE}`,
    forget: () => forgetGalleries(database),
  };
}
