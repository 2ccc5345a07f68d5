import { z } from "zod";
import type { ServiceTables } from "../database.ts";
import { migrationNames } from "../migrate.ts";

/**
 * An export has one JSON value per line: a header, the rows table by table, and an end with the number of rows and
 * their hash. A file without its end is incomplete.
 */
const Header = z.strictObject({
  format: z.literal("atrium-database"),
  version: z.literal(1),
  exportedAt: z.string(),
  /** The schema version of the exporting database. */
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
