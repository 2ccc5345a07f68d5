import { type CompiledQuery, type RawBuilder, sql } from "kysely";
import type { Database, Parameter, Statement } from "./database.ts";

/** A statement that is built once and run with different values: building it costs more than running it. */
export type StatementTemplate<Name extends string> = (values: Record<Name, Parameter>) => Statement;

export type Placeholders<Name extends string> = Record<Name, RawBuilder<unknown>>;

export function statementTemplate<Name extends string>(
  names: readonly Name[],
  build: (placeholders: Placeholders<Name>) => CompiledQuery,
): StatementTemplate<Name> {
  const marks = new Map(names.map((name) => [Symbol(name), name]));
  const placeholders = Object.fromEntries([...marks].map(([mark, name]) => [name, sql`${mark}`]));
  const { sql: text, parameters } = build(placeholders as Placeholders<Name>);
  return (values) => ({
    sql: text,
    parameters: parameters.map((value) => {
      const name = typeof value === "symbol" ? marks.get(value) : undefined;
      return name === undefined ? asParameter(value) : values[name];
    }),
  });
}

export function rowReader<Row, Name extends string>(
  { db, read }: Pick<Database, "db" | "read">,
  names: readonly Name[],
  build: (placeholders: Placeholders<Name>) => RawBuilder<Row>,
): (values: Record<Name, Parameter>) => Promise<Row | undefined> {
  const template = statementTemplate(names, (placeholders) => build(placeholders).compile(db));
  return async (values) => (await read<Row>(template(values)))[0];
}

/** For a query that is not repeated soon: it is not cached. */
export function readOnce<Row>(database: Database, question: RawBuilder<Row>): Promise<Row[]> {
  const { sql: text, parameters } = question.compile(database.db);
  return database.readContent({ sql: text, parameters: parameters.map(asParameter), once: true });
}

function asParameter(value: unknown): Parameter {
  if (typeof value === "boolean") return value ? 1 : 0;
  if (typeof value === "string" || typeof value === "number" || value === null) return value;
  throw new TypeError(`A ${typeof value} cannot be a parameter of a read statement.`);
}
