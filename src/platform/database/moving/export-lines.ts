import { z } from "zod";
import type { ServiceTables } from "../database.ts";
import { migrationNames } from "../migrate.ts";

/**
 * An export is one JSON value to a line: a header, the rows table by table, and an end that says how many rows
 * there were and what they hash to. Without its end a file is known to be cut off.
 */
const Header = z.strictObject({
  format: z.literal("atrium-database"),
  version: z.literal(1),
  exportedAt: z.string(),
  /** What the tables of the exporting database looked like. */
  migrations: z.array(z.string()),
});

const Row = z.strictObject({
  table: z.string(),
  row: z.record(z.string(), z.union([z.string(), z.number(), z.null()])),
});

const End = z.strictObject({
  end: z.record(z.string(), z.strictObject({ rows: z.int(), checksum: z.string() })),
});

export const ExportLine = z.union([Header, Row, End]);
export type ExportLine = z.output<typeof ExportLine>;

export function exportHeader(tables: ServiceTables): string {
  return exportLine({
    format: "atrium-database",
    version: 1,
    exportedAt: new Date().toISOString(),
    migrations: migrationNames(tables),
  });
}

export function exportLine(value: ExportLine): string {
  return `${JSON.stringify(value)}\n`;
}
