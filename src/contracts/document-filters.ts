/**
 * The grammar of `filters=`: `field.op:value[,value…];field2…`
 *
 * - `field:a` and `field.eq:a`: the field is a, or a list that holds a
 * - `field.in:a,b`: it is one of them
 * - `field.muin:a,b`: it is a list that holds all of them
 * - `field.excludes:a,b`: it is none of them
 * - `field.excludes:name` with the literal word `field`: the document has no `name`. A design that was redirected
 *   elsewhere carries `redirectedTo` and so stays out of the galleries.
 * - `field.range:low|high`: a number between both, ends included; either side may be empty
 *
 * Values are percent-decoded after the split, so a comma inside a value is written %2C.
 */
export type DocumentFilter =
  | { field: string; op: "eq" | "in" | "muin" | "excludes"; values: string[] }
  | { field: string; op: "range"; ranges: NumberRange[] };

export interface NumberRange {
  low?: number;
  high?: number;
}

export interface FilterProblem {
  field: string;
  reason: string;
}

export type ParsedFilters = { ok: true; filters: DocumentFilter[] } | { ok: false; problem: FilterProblem };

/** As the subject of `excludes`, this word means the fields of the document. */
export const ANY_FIELD = "field";

const OPERATORS = ["eq", "in", "muin", "excludes", "range"] as const;
type Operator = (typeof OPERATORS)[number];

const FIELD = /^[A-Za-z_][\w-]*(\.[A-Za-z_][\w-]*){0,9}$/;
const NOT_A_FIELD = "is not the name of a field";

/** More than any page needs. SQLite refuses a statement with a thousand conditions, and filters are cached. */
const MOST = { characters: 4_000, filters: 30, values: 100 };

export function parseFilters(text: string): ParsedFilters {
  if (text.length > MOST.characters) return tooMuch(`is longer than ${MOST.characters} characters`);
  const parts = text.split(";").filter((part) => part.trim() !== "");
  if (parts.length > MOST.filters) return tooMuch(`holds more than ${MOST.filters} conditions`);
  const filters: DocumentFilter[] = [];
  let values = 0;
  for (const part of parts) {
    const filter = parseFilter(part.trim());
    if ("reason" in filter) return { ok: false, problem: filter };
    values += "values" in filter ? filter.values.length : filter.ranges.length;
    if (values > MOST.values) return tooMuch(`holds more than ${MOST.values} values`);
    filters.push(filter);
  }
  return { ok: true, filters };
}

function tooMuch(reason: string): ParsedFilters {
  return { ok: false, problem: { field: "filters", reason } };
}

export function buildFilters(filters: readonly DocumentFilter[]): string {
  return filters.map((filter) => `${filter.field}.${filter.op}:${valuesOf(filter)}`).join(";");
}

function parseFilter(part: string): DocumentFilter | FilterProblem {
  const colon = part.indexOf(":");
  if (colon < 0) return { field: part, reason: "has no value: write field.operator:value" };
  const { field, op } = splitSubject(part.slice(0, colon));
  if (!FIELD.test(field)) return { field, reason: NOT_A_FIELD };

  const values = part
    .slice(colon + 1)
    .split(",")
    .map(decode);
  if (!values.every((value) => value !== undefined))
    return { field, reason: "has a broken percent-encoding" };
  if (op === "range") return parseRange(field, values);
  if (values.some((value) => value === "")) return { field, reason: "has an empty value" };
  if (op === "eq" && values.length > 1)
    return { field, reason: "takes one value with eq; use in for several" };
  if (op === "excludes" && field === ANY_FIELD && !values.every((name) => FIELD.test(name)))
    return { field, reason: NOT_A_FIELD };
  return { field, op, values };
}

/** The last dotted word is the operator if it is one; otherwise the whole text is a field, which may be nested. */
function splitSubject(subject: string): { field: string; op: Operator } {
  const dot = subject.lastIndexOf(".");
  const op = OPERATORS.find((name) => name === subject.slice(dot + 1));
  return dot > 0 && op ? { field: subject.slice(0, dot), op } : { field: subject, op: "eq" };
}

function parseRange(field: string, values: string[]): DocumentFilter | FilterProblem {
  const ranges: NumberRange[] = [];
  for (const value of values) {
    const [low = "", high = "", ...more] = value.split("|");
    if (!value.includes("|") || more.length > 0) return { field, reason: "takes a range written low|high" };
    if (low === "" && high === "") return { field, reason: "has a range that is open on both sides" };
    const range = { ...numberOf("low", low), ...numberOf("high", high) };
    if (!Object.values(range).every(Number.isFinite))
      return { field, reason: "has a range that is not made of numbers" };
    ranges.push(range);
  }
  return { field, op: "range", ranges };
}

function numberOf(side: "low" | "high", text: string): NumberRange {
  return text === "" ? {} : { [side]: Number(text) };
}

function valuesOf(filter: DocumentFilter): string {
  if (filter.op === "range")
    return filter.ranges.map(({ low, high }) => `${low ?? ""}|${high ?? ""}`).join(",");
  return filter.values.map((value) => value.replace(/[%,;]/g, encodeURIComponent)).join(",");
}

function decode(value: string): string | undefined {
  try {
    return decodeURIComponent(value.trim());
  } catch {
    // The caller reports the problem, because it has the name of the field.
    return undefined;
  }
}
