import {
  type DocumentValue,
  type FieldDifference,
  fieldDifferences,
  isSame,
  valueAt,
  withValueAt,
} from "./value-differences.ts";

export type Side = "ours" | "theirs";

/** A field in which the text of the member and that of a colleague differ. */
export interface FieldChoice {
  path: FieldDifference["path"];
  ours: unknown;
  theirs: unknown;
  /** Who changed it since both began from the same text. */
  changedBy: Side | "both";
}

interface Sides {
  /** What both began from. */
  base: DocumentValue;
  ours: DocumentValue;
  theirs: DocumentValue;
}

export function choicesBetween({ base, ours, theirs }: Sides): FieldChoice[] {
  return fieldDifferences(ours, theirs).map(({ path, before, after }) => {
    const was = valueAt(base, path);
    const changedBy = isSame(was, after) ? "ours" : isSame(was, before) ? "theirs" : "both";
    return { path, ours: before, theirs: after, changedBy };
  });
}

/** A change of one side is taken; where both changed a field, what the member typed stays unless they choose otherwise. */
export function firstSides(choices: readonly FieldChoice[]): Side[] {
  return choices.map(({ changedBy }) => (changedBy === "theirs" ? "theirs" : "ours"));
}

export function mergedValue(
  ours: DocumentValue,
  choices: readonly FieldChoice[],
  sides: readonly Side[],
): DocumentValue {
  return choices.reduce<DocumentValue>(
    (value, { path, theirs }, index) =>
      sides[index] === "theirs" ? Object(withValueAt(value, path, theirs)) : value,
    ours,
  );
}
