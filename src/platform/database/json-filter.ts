import { type Expression, type SqlBool, sql } from "kysely";
import type { Engine } from "./database.ts";
import { isStorable } from "./storable-text.ts";

/**
 * A condition for a value in a JSON document. Values often come from an address, so `"12"` also matches the number 12
 * and `"true"` the boolean. An array matches if one of its members does, as in document searches.
 */
export type JsonCondition =
  | { equals: JsonScalar }
  | { anyOf: readonly JsonScalar[] }
  | { allOf: readonly JsonScalar[] }
  /** Both ends are included. Two numbers are compared as numbers, anything else as text. */
  | { low?: string | number | undefined; high?: string | number | undefined }
  | { missing: boolean };

export type JsonScalar = string | number | boolean;

export function jsonFilter(
  engine: Engine,
  json: Expression<string>,
  path: readonly string[],
  condition: JsonCondition,
): Expression<SqlBool> {
  checkPath(path);
  const tests = storableOnly(TESTS[engine](json, path));
  if ("equals" in condition) return anyOf([condition.equals], tests);
  if ("anyOf" in condition) return anyOf(condition.anyOf, tests);
  if ("allOf" in condition) {
    return all(condition.allOf.map((value) => anyOf([value], tests)));
  }
  if ("missing" in condition) return condition.missing ? tests.isMissing() : sql`not ${tests.isMissing()}`;
  return inRange(condition.low, condition.high, tests);
}

/** Only names are allowed: "0" would be an array index on one engine and a name on the other. */
const NAME = /^[A-Za-z_][\w-]*$/;

function checkPath(path: readonly string[]): void {
  if (path.length === 0 || !path.every((name) => NAME.test(name))) {
    throw new RangeError(`"${path.join(".")}" is not a path of names.`);
  }
}

type Comparison = "=" | ">=" | "<=";
type Bound = [Comparison, JsonScalar];

interface EngineTests {
  /** Whether the value, or one member of the array, has the type of the bounds and satisfies all of them. */
  hasMember(type: "string" | "number" | "boolean", bounds: readonly Bound[]): Expression<SqlBool>;
  isMissing(): Expression<SqlBool>;
}

function anyOf(values: readonly JsonScalar[], tests: EngineTests): Expression<SqlBool> {
  const forms = values.flatMap((value) => {
    const found: Expression<SqlBool>[] = [tests.hasMember("string", [["=", String(value)]])];
    if (isNumeric(value)) found.push(tests.hasMember("number", [["=", Number(value)]]));
    if (value === true || value === "true") found.push(tests.hasMember("boolean", [["=", true]]));
    if (value === false || value === "false") found.push(tests.hasMember("boolean", [["=", false]]));
    return found;
  });
  return forms.length === 0 ? sql`1 = 0` : sql`(${sql.join(forms, sql` or `)})`;
}

function all(parts: readonly Expression<SqlBool>[]): Expression<SqlBool> {
  return parts.length === 0 ? sql`1 = 1` : sql`(${sql.join(parts, sql` and `)})`;
}

function inRange(low: Bounds, high: Bounds, tests: EngineTests): Expression<SqlBool> {
  const given = [low, high].filter((bound) => bound !== undefined);
  const asNumbers = given.every(isNumeric);
  const convert = asNumbers ? Number : String;
  const bounds: Bound[] = [];
  if (low !== undefined) bounds.push([">=", convert(low)]);
  if (high !== undefined) bounds.push(["<=", convert(high)]);
  if (bounds.length === 0) return sql`not ${tests.isMissing()}`;
  return tests.hasMember(asNumbers ? "number" : "string", bounds);
}

type Bounds = string | number | undefined;

function isNumeric(value: JsonScalar): boolean {
  if (typeof value === "string" && !/^-?\d+(\.\d+)?$/.test(value)) return false;
  return typeof value !== "boolean" && Number.isFinite(Number(value));
}

function storableOnly(tests: EngineTests): EngineTests {
  const canBeAsked = (value: JsonScalar) => typeof value !== "string" || isStorable(value);
  return {
    ...tests,
    hasMember: (type, bounds) =>
      bounds.every(([, value]) => canBeAsked(value)) ? tests.hasMember(type, bounds) : sql`1 = 0`,
  };
}

const TESTS: Record<Engine, (json: Expression<string>, path: readonly string[]) => EngineTests> = {
  sqlite(json, path) {
    const location = `$${path.map((name) => `."${name}"`).join("")}`;
    const types = { string: ["text"], number: ["integer", "real"], boolean: ["true", "false"] };
    return {
      // The members of an object have their name as key; only those of an array count.
      hasMember: (type, bounds) => sql`exists (
        select 1 from json_each(${json}, ${location}) as member
        where typeof(member.key) <> 'text' and member.type in (${sql.join(types[type])})
          and ${all(bounds.map(([comparison, value]) => sql`member.atom ${sql.raw(comparison)} ${value}`))}
      )`,
      isMissing: () => sql`(coalesce(json_type(${json}, ${location}), 'null') = 'null')`,
    };
  },
  postgres(json, path) {
    const value = sql`(${json}::jsonb #> ${`{${path.join(",")}}`}::text[])`;
    const members = sql`(case jsonb_typeof(${value}) when 'array' then ${value} else jsonb_build_array(${value}) end)`;
    return {
      hasMember(type, bounds) {
        const tests = bounds.map(([comparison], index) => {
          return `@ ${comparison === "=" ? "==" : comparison} $bound${index}`;
        });
        // Strict mode is needed, because otherwise a filter also searches arrays inside the array.
        const test = `strict $[*] ? (@.type() == "${type}" && ${tests.join(" && ")})`;
        const variables = Object.fromEntries(bounds.map(([, bound], index) => [`bound${index}`, bound]));
        return sql`jsonb_path_exists(${members}, ${test}::jsonpath, ${JSON.stringify(variables)}::jsonb)`;
      },
      isMissing: () => sql`(coalesce(jsonb_typeof(${value}), 'null') = 'null')`,
    };
  },
};
