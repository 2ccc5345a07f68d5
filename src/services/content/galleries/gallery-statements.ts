import { type RawBuilder, sql } from "kysely";
import type { Database } from "../../../platform/database/database.ts";
import { type StatementTemplate, statementTemplate } from "../../../platform/database/statement-template.ts";
import type { ScannedPart } from "./scanned-galleries.ts";

export type Direction = "asc" | "desc";

const NAMES = [
  ...(["id", "content_type", "slug", "country", "language", "position", "body", "sort_order"] as const),
  "repeats_address" as const,
];

export type ReadColumn = (typeof NAMES)[number];

export const READ_COLUMNS = sql.raw(NAMES.map((name) => `document.${name}`).join(", "));

/** The requested part of a scan: a number of documents after a sort order and an offset. */
interface Window {
  beyond: RawBuilder<unknown>;
  limit: number;
  /** Undefined if the part begins directly there, which is usual. */
  offset?: RawBuilder<unknown>;
}

/** The limit is a literal, because both engines plan better with it. */
export function scanTemplate(
  { db }: Database,
  parts: readonly ScannedPart[],
  direction: Direction,
  limit: number,
): StatementTemplate<"beyond"> {
  return statementTemplate(["beyond"], ({ beyond }) =>
    selectScan(parts, direction, { beyond, limit }).compile(db),
  );
}

export function farScanTemplate(
  { db }: Database,
  parts: readonly ScannedPart[],
  direction: Direction,
  limit: number,
): StatementTemplate<"beyond" | "offset"> {
  return statementTemplate(["beyond", "offset"], (window) =>
    selectScan(parts, direction, { ...window, limit }).compile(db),
  );
}

export function neighboursTemplate(
  { db }: Database,
  parts: readonly ScannedPart[],
): StatementTemplate<"beyond"> {
  return statementTemplate(["beyond"], ({ beyond }) => {
    const next = selectScan(parts, "asc", { beyond, limit: 1 });
    const previous = selectScan(parts, "desc", { beyond, limit: 1 });
    return sql`select * from (${next}) as next union all select * from (${previous}) as previous`.compile(db);
  });
}

export function textForSortOrders({ db }: Database, count: number): string {
  const sortOrders = sql.join(Array.from({ length: count }, () => 0));
  return sql`
    select ${READ_COLUMNS} from documents as document where document.sort_order in (${sortOrders})
  `.compile(db).sql;
}

function selectScan(
  parts: readonly ScannedPart[],
  direction: Direction,
  { beyond, limit, offset }: Window,
): RawBuilder<unknown> {
  const bound = sql`member.sort_order ${sql.raw(direction === "asc" ? ">" : "<")} ${beyond}`;
  const way = sql.raw(direction);
  const end = sql`limit ${sql.lit(limit)}`;
  // Each part is sorted separately, because PostgreSQL merges sorted parts and sorts all others. Each part has its
  // own limit, because otherwise PostgreSQL may sort each part.
  const selects = parts.map(
    (part) => sql`
      select sort_order from (
        ${selectPart(part, bound)} order by member.sort_order ${way} ${offset ? sql`` : end}
      ) as part`,
  );
  // A cross join, because SQLite could reorder any other join and read every document.
  return sql`
    select ${READ_COLUMNS} from (
      ${sql.join(selects, sql` union all `)} order by sort_order ${way} ${end} ${offset ? sql`offset ${offset}` : sql``}
    ) as found cross join documents as document where document.sort_order = found.sort_order
  `;
}

function selectPart({ source, except }: ScannedPart, bound: RawBuilder<unknown>): RawBuilder<unknown> {
  const isShown = except ? sql`and ${isNotIn(except.number)}` : sql``;
  return sql`
    select member.sort_order as sort_order from facet_members as member
    where member.facet = ${source.number} and ${bound} ${isShown}`;
}

// A scalar subquery and not "exists", which PostgreSQL would convert to a join.
function isNotIn(facet: number): RawBuilder<unknown> {
  return sql`(
    select 1 from facet_members as other where other.facet = ${facet} and other.sort_order = member.sort_order limit 1
  ) is null`;
}
