import {
  CONSTRAINTS,
  type Constraint,
  constraintOf,
  type FilterCondition,
  type FilterGroup,
  isOpen,
  readCondition,
  readNumber,
  toRange,
} from "./filter-group.ts";
import {
  addCondition,
  conditionsOn,
  countApplied,
  type FilteredList,
  type FilterState,
  hideChildren,
  isSelected,
  rangeOf,
  resetFilters,
  setRange,
  toggleOption,
} from "./filter-state.ts";

/**
 * The value of `filters=` in the address of a list: `category[.constraint]:a,b;…`
 *
 * - `layout:l-shaped,island`: one of the options
 * - `tags.muin:island,stools`: all of them
 * - `totalPrice.range:100000|500000`: a range; either side may be empty
 *
 * Any filter takes any constraint. The order is that of the filters, so that one choice has one address. Marks of the grammar inside a key or an option
 * are percent-encoded.
 */
export function buildFiltersQuery(state: FilterState, groups: readonly FilterGroup[]): string {
  return groups.flatMap((group) => writeGroup(state, group)).join(";");
}

/** URLs are typed by hand, cut off or outdated: unknown parts are ignored and are never an error. */
export function parseFiltersQuery(
  text: string | null | undefined,
  groups: readonly FilterGroup[],
): FilterState {
  const read = partsOf(text).reduce((state, part) => readPart(state, part, groups), resetFilters());
  return hideChildren(inOrder(read, groups), groups);
}

/** The parts of the URL that match no filter, so that the page can list them. */
export function unknownPieces(text: string | null | undefined, groups: readonly FilterGroup[]): string[] {
  return partsOf(text)
    .filter((part) => part.trim() !== "")
    .flatMap(piecesOf)
    .filter((piece) => countApplied(readPart(resetFilters(), piece, groups)) === 0);
}

function partsOf(text: string | null | undefined): string[] {
  return (text ?? "").split(";");
}

function piecesOf(part: string): string[] {
  const { subject, values } = splitPart(part);
  return part.includes(":") ? values.map((value) => `${subject}:${value}`) : [subject];
}

function splitPart(part: string): { subject: string; values: string[] } {
  const colon = part.indexOf(":");
  if (colon < 0) return { subject: part.trim(), values: [""] };
  return { subject: part.slice(0, colon).trim(), values: part.slice(colon + 1).split(",") };
}

function writeGroup(state: FilterState, group: FilterGroup): string[] {
  const { key } = group;
  const range = rangeOf(state, key);
  const ids = group.options.map(({ id }) => id).filter((id) => isSelected(state, key, id));
  return [
    ...(isOpen(range) ? [] : [writePart(key, "range", [`${range.low ?? ""}|${range.high ?? ""}`])]),
    ...(ids.length > 0 ? [writePart(key, constraintOf(group), ids)] : []),
    ...conditionsOn(state, key).map(({ constraint, values }) => writePart(key, constraint, values)),
  ];
}

/** One of the options is the default and needs no constraint. */
function writePart(key: string, constraint: Constraint, values: readonly string[]): string {
  const subject = encode(key) + (constraint === "in" ? "" : `.${constraint}`);
  const written = constraint === "range" ? values : values.map(encode);
  return `${subject}:${written.join(",")}`;
}

function readPart(state: FilterState, part: string, groups: readonly FilterGroup[]): FilterState {
  const { subject, values } = splitPart(part);
  const named = findSubject(subject, groups);
  if (!named) return state;
  const { group, constraint } = named;
  const condition = readCondition(group, constraint, values.map(decode));
  if (!condition) return state;
  const own = readOwn(state, group, condition);
  return own ?? addCondition(state, condition);
}

/** Applies the condition as a choice of the filter's own fields; undefined if they cannot express it. */
function readOwn(
  state: FilterState,
  group: FilterGroup,
  { constraint, values }: FilterCondition,
): FilterState | undefined {
  const [first = ""] = values;
  if (group.select === "range") {
    const isTaken = !isOpen(rangeOf(state, group.key));
    if (values.length > 1 || isTaken) return undefined;
    return setRange(state, group.key, toRange(constraint === "range" ? first : `${first}|${first}`));
  }
  // With a single option it makes no difference whether one or all must match.
  const fits = constraint === constraintOf(group) || (constraint !== "range" && values.length === 1);
  return fits ? values.reduce((sum, id) => readOption(sum, group, id), state) : undefined;
}

function readOption(state: FilterState, group: FilterGroup, id: string): FilterState {
  const taken = group.options.filter((option) => isSelected(state, group.key, option.id));
  const isTaken = group.select === "single" ? taken.length > 0 : isSelected(state, group.key, id);
  // Child filters are applied after everything is read, because the URL may name a filter before the one that narrows
  // it.
  return isTaken ? state : toggleOption(state, [group], group.key, id);
}

/** Finds a filter by its name, with or without a constraint. */
function findSubject(
  subject: string,
  groups: readonly FilterGroup[],
): { group: FilterGroup; constraint: Constraint } | undefined {
  const plain = groups.find(({ key }) => subject === encode(key));
  if (plain) return { group: plain, constraint: "in" };
  return groups
    .flatMap((group) => CONSTRAINTS.map((constraint) => ({ group, constraint })))
    .find(({ group, constraint }) => subject === `${encode(group.key)}.${constraint}`);
}

/** Sorts the conditions as they are written, so that one choice has one state. */
function inOrder(state: FilterState, groups: readonly FilterGroup[]): FilterState {
  if (!state.conditions) return state;
  const order = ({ constraint, values }: FilterCondition) => `${constraint}:${values}`;
  const conditions = groups.flatMap(({ key }) =>
    conditionsOn(state, key).sort((one, other) => (order(one) < order(other) ? -1 : 1)),
  );
  return { ...state, conditions };
}

function encode(text: string): string {
  return text.replace(/[%,;:|\s]/g, encodeURIComponent);
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text.trim());
  } catch {
    // No option has such a name, so it is ignored like any unknown one.
    return "";
  }
}

/** The first page of the list with these filters. Other parameters are preserved. */
export function filtersHref(
  path: string,
  keep: Record<string, string>,
  state: FilterState,
  groups: readonly FilterGroup[],
): string {
  const filters = buildFiltersQuery(state, groups);
  const query = new URLSearchParams({ ...(filters && { filters }), ...keep }).toString();
  // These characters need no escaping in a query, and people read and share the URL.
  return query ? `${path}?${query.replace(/%(3A|3B|2C)/g, decodeURIComponent)}` : path;
}

export function readListAddress(href: string, groups: readonly FilterGroup[]): FilteredList {
  const [path = "", search = ""] = href.split("?");
  const { filters, page: _, ...keep } = Object.fromEntries(new URLSearchParams(search));
  return { groups, path, keep, state: parseFiltersQuery(filters, groups) };
}

/** The prefix of the form's fields, which separates them from other parameters of the page. */
const FIELD = "f.";

/** Conditions that the form's fields cannot express are sent unchanged. */
export const CONDITIONS_FIELD = `${FIELD}-conditions`;

export function optionField(key: string): string {
  return FIELD + key;
}

export function rangeFields(key: string): { low: string; high: string } {
  return { low: `${FIELD}${key}.low`, high: `${FIELD}${key}.high` };
}

/**
 * Reads the fields of the filter form; undefined if the request did not come from the form. The page redirects to the
 * same choice as `filters=`.
 */
export function readFormFields(
  fields: URLSearchParams,
  groups: readonly FilterGroup[],
): FilterState | undefined {
  if (![...fields.keys()].some((name) => name.startsWith(FIELD))) return undefined;
  const conditions = parseFiltersQuery(fields.getAll(CONDITIONS_FIELD).join(";"), groups);
  return hideChildren(
    groups.reduce((state, group) => readGroup(state, group, fields), conditions),
    groups,
  );
}

function readGroup(state: FilterState, group: FilterGroup, fields: URLSearchParams): FilterState {
  if (group.select === "range") {
    const { low, high } = rangeFields(group.key);
    return setRange(state, group.key, {
      low: readNumber(fields.get(low)),
      high: readNumber(fields.get(high)),
    });
  }
  const ids = fields.getAll(optionField(group.key));
  const wanted = group.options.map(({ id }) => id).filter((id) => ids.includes(id));
  const several = group.select === "single" ? wanted.slice(0, 1) : wanted;
  return several
    .filter((id) => !isSelected(state, group.key, id))
    .reduce((sum, id) => toggleOption(sum, [group], group.key, id), state);
}

export interface Narrowing {
  groups: readonly FilterGroup[];
  state: FilterState;
  unknown: readonly string[];
  /** The form sent separate fields; the response redirects to the short URL. */
  isForm: boolean;
}

export function readNarrowing(query: URLSearchParams, groups: readonly FilterGroup[]): Narrowing {
  const sent = readFormFields(query, groups);
  const written = query.get("filters");
  return {
    groups,
    state: sent ?? parseFiltersQuery(written, groups),
    unknown: unknownPieces(written, groups),
    isForm: sent !== undefined,
  };
}

/** Reads the filters of a list whose backend supports options but no ranges or other conditions. */
export function readOptions(query: URLSearchParams, groups: readonly FilterGroup[]): Narrowing {
  const { state, ...narrowing } = readNarrowing(query, groups);
  return { ...narrowing, state: { selected: state.selected, ranges: {} } };
}
