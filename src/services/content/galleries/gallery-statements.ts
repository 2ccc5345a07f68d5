import { type RawBuilder, sql } from "kysely";
import type { Database } from "../../../platform/database/database.ts";
import { type StatementTemplate, statementTemplate } from "../../../platform/database/statement-template.ts";
import type { WalkedPart } from "./walked-galleries.ts";

export type Direction = "asc" | "desc";

const NAMES = [
  ...(["id", "content_type", "slug", "country", "language", "position", "body", "place"] as const),
  "repeats_address" as const,
];

export type ReadColumn = (typeof NAMES)[number];

export const READ_COLUMNS = sql.raw(NAMES.map((name) => `document.${name}`).join(", "));

/** Which documents of a walk are wanted: so many, beyond a place and after some others. */
interface Window {
  beyond: RawBuilder<unknown>;
  limit: number;
  /** None where they begin right there, as most do. */
  offset?: RawBuilder<unknown>;
}

/** The limit stands in the text: both engines plan better when they know it. */
export function walkTemplate(
  { db }: Database,
  parts: readonly WalkedPart[],
  direction: Direction,
  limit: number,
): StatementTemplate<"beyond"> {
  return statementTemplate(["beyond"], ({ beyond }) =>
    selectWalk(parts, direction, { beyond, limit }).compile(db),
  );
}

export function farWalkTemplate(
  { db }: Database,
  parts: readonly WalkedPart[],
  direction: Direction,
  limit: number,
): StatementTemplate<"beyond" | "offset"> {
  return statementTemplate(["beyond", "offset"], (window) =>
    selectWalk(parts, direction, { ...window, limit }).compile(db),
  );
}

export function neighboursTemplate(
  { db }: Database,
  parts: readonly WalkedPart[],
): StatementTemplate<"beyond"> {
  return statementTemplate(["beyond"], ({ beyond }) => {
    const next = selectWalk(parts, "asc", { beyond, limit: 1 });
    const previous = selectWalk(parts, "desc", { beyond, limit: 1 });
    return sql`select * from (${next}) as next union all select * from (${previous}) as previous`.compile(db);
  });
}

export function textForPlaces({ db }: Database, count: number): string {
  const places = sql.join(Array.from({ length: count }, () => 0));
  return sql`
    select ${READ_COLUMNS} from documents as document where document.place in (${places})
  `.compile(db).sql;
}

function selectWalk(
  parts: readonly WalkedPart[],
  direction: Direction,
  { beyond, limit, offset }: Window,
): RawBuilder<unknown> {
  const bound = sql`member.place ${sql.raw(direction === "asc" ? ">" : "<")} ${beyond}`;
  const way = sql.raw(direction);
  const end = sql`limit ${sql.lit(limit)}`;
  // Each part is put in order by itself, because PostgreSQL merges such parts and sorts any others, and ends by itself,
  // because without that it may choose to sort each part.
  const selects = parts.map(
    (part) => sql`
      select place from (
        ${selectPart(part, bound)} order by member.place ${way} ${offset ? sql`` : end}
      ) as part`,
  );
  // A cross join, because SQLite could turn any other round and read every document.
  return sql`
    select ${READ_COLUMNS} from (
      ${sql.join(selects, sql` union all `)} order by place ${way} ${end} ${offset ? sql`offset ${offset}` : sql``}
    ) as found cross join documents as document where document.place = found.place
  `;
}

function selectPart({ source, except }: WalkedPart, bound: RawBuilder<unknown>): RawBuilder<unknown> {
  const isShown = except ? sql`and ${isNotIn(except.number)}` : sql``;
  return sql`
    select member.place as place from facet_members as member
    where member.facet = ${source.number} and ${bound} ${isShown}`;
}

// A subquery that gives a value and not "exists", which PostgreSQL would turn into a join of its own liking.
function isNotIn(facet: number): RawBuilder<unknown> {
  return sql`(
    select 1 from facet_members as other where other.facet = ${facet} and other.place = member.place limit 1
  ) is null`;
}
