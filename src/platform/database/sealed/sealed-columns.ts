import { type ColumnSealer, isSealed, type Place } from "./column-sealer.ts";

/** The columns that are encrypted when a key is set, by table. */
export type SealedColumns = Readonly<Record<string, readonly string[]>>;

export interface SealedTables {
  readonly columns: SealedColumns;
  readonly sealer: ColumnSealer;
}

/** A row as it is stored. For statements that are not built by Kysely, which seals the others. */
export function sealRow<Row extends object>(tables: SealedTables | undefined, table: string, row: Row): Row {
  if (!tables) return row;
  return mapColumns(tables, table, row, (place, value) => tables.sealer.seal(place, value));
}

export function openRow<Row extends object>(tables: SealedTables | undefined, table: string, row: Row): Row {
  if (!tables) return row;
  return mapColumns(tables, table, row, (place, value) =>
    isSealed(value) ? (tables.sealer.open(place, value) ?? value) : value,
  );
}

function mapColumns<Row extends object>(
  { columns }: SealedTables,
  table: string,
  row: Row,
  change: (place: Place, value: string) => string,
): Row {
  const changed: Record<string, unknown> = Object.fromEntries(Object.entries(row));
  for (const column of columns[table] ?? []) {
    const value = changed[column];
    if (typeof value === "string") changed[column] = change(`${table}.${column}`, value);
  }
  return changed as Row;
}
