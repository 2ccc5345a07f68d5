import { isDeepStrictEqual } from "node:util";
import { mergeDiff3 } from "node-diff3";
import type { EntryValue } from "./file-entries.ts";

export interface MergedValue {
  /** Where both sides changed the same, it has our side. */
  value: EntryValue | undefined;
  /** The names of the fields that both sides changed differently; `*` if one side removed the document. */
  conflicts: string[];
}

/**
 * Combines two changes of one document. Fields are compared one by one; of texts with several lines the lines are
 * compared, as git does.
 */
export function mergeValues(
  base: EntryValue | undefined,
  ours: EntryValue | undefined,
  theirs: EntryValue | undefined,
): MergedValue {
  if (isDeepStrictEqual(ours, theirs) || isDeepStrictEqual(base, theirs))
    return { value: ours, conflicts: [] };
  if (isDeepStrictEqual(base, ours)) return { value: theirs, conflicts: [] };
  if (ours === undefined || theirs === undefined) return { value: ours, conflicts: ["*"] };
  const conflicts: string[] = [];
  const value = mergeFields(base ?? {}, ours, theirs, "", conflicts);
  return { value, conflicts };
}

function mergeFields(
  base: EntryValue,
  ours: EntryValue,
  theirs: EntryValue,
  path: string,
  conflicts: string[],
): Record<string, unknown> {
  const names = new Set([...Object.keys(ours), ...Object.keys(theirs)]);
  const merged = [...names].map((name) => {
    const own = { base: base[name], ours: ours[name], theirs: theirs[name] };
    return [name, mergeOne(own, path === "" ? name : `${path}.${name}`, conflicts)] as const;
  });
  return Object.fromEntries(merged.filter(([, value]) => value !== undefined));
}

function mergeOne(
  { base, ours, theirs }: { base: unknown; ours: unknown; theirs: unknown },
  path: string,
  conflicts: string[],
): unknown {
  if (isDeepStrictEqual(ours, theirs) || isDeepStrictEqual(base, theirs)) return ours;
  if (isDeepStrictEqual(base, ours)) return theirs;
  if (isFields(ours) && isFields(theirs))
    return mergeFields(isFields(base) ? base : {}, ours, theirs, path, conflicts);
  const text = mergeTexts(base, ours, theirs);
  if (text !== undefined) return text;
  conflicts.push(path);
  return ours;
}

function mergeTexts(base: unknown, ours: unknown, theirs: unknown): string | undefined {
  if (typeof base !== "string" || typeof ours !== "string" || typeof theirs !== "string") return undefined;
  if (!base.includes("\n")) return undefined;
  const { conflict, result } = mergeDiff3(ours.split("\n"), base.split("\n"), theirs.split("\n"));
  return conflict ? undefined : result.join("\n");
}

function isFields(value: unknown): value is EntryValue {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
