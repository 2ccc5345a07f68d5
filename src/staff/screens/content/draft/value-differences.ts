import { hashKey } from "@tanstack/react-query";

export type DocumentValue = Readonly<Record<string, unknown>>;

export type FieldPath = readonly (string | number)[];

export interface FieldDifference {
  path: FieldPath;
  before: unknown;
  after: unknown;
}

/** Equal content; the order of fields does not matter. */
export function isSame(one: unknown, other: unknown): boolean {
  return one === other || hashKey([{ one }]) === hashKey([{ one: other }]);
}

/** The fields that differ, as deep as both sides have the same form. A list that became longer or shorter is one field. */
export function fieldDifferences(before: unknown, after: unknown, path: FieldPath = []): FieldDifference[] {
  if (isSame(before, after)) return [];
  if (isFields(before) && isFields(after)) {
    const names = new Set([...Object.keys(before), ...Object.keys(after)]);
    return [...names].flatMap((name) => fieldDifferences(before[name], after[name], [...path, name]));
  }
  if (Array.isArray(before) && Array.isArray(after) && before.length === after.length)
    return after.flatMap((member, index) => fieldDifferences(before[index], member, [...path, index]));
  return [{ path, before, after }];
}

export function valueAt(value: unknown, path: FieldPath): unknown {
  return path.reduce<unknown>(
    (part, step) => (typeof part === "object" && part !== null ? Object(part)[step] : undefined),
    value,
  );
}

/** The value with another field; undefined removes the field. */
export function withValueAt(value: unknown, [step, ...rest]: FieldPath, field: unknown): unknown {
  if (step === undefined) return field;
  if (Array.isArray(value))
    return value.map((member, index) => (index === step ? withValueAt(member, rest, field) : member));
  const fields = isFields(value) ? value : {};
  const changed = withValueAt(fields[step], rest, field);
  if (changed !== undefined) return { ...fields, [step]: changed };
  const { [step]: _, ...others } = fields;
  return others;
}

function isFields(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
