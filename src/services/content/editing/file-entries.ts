import { isDeepStrictEqual } from "node:util";
import { applyEdits, type FormattingOptions, modify } from "jsonc-parser";
import { parseDocument } from "yaml";
import { parseJson } from "../../files/locate-json.ts";
import { readFrontMatter } from "../markdown/front-matter.ts";

/** One document as an editor sees it: the fields of the file, and for Markdown the text as the field `text`. */
export type EntryValue = Readonly<Record<string, unknown>>;

/**
 * Names one document of a file: the name of the file, and for a file with a list a `#` and the slug, such as
 * `documents/skus/in.json#bed-oak`.
 */
export type EntryId = string;

function entryId(file: string, slug: string | undefined): EntryId {
  return slug === undefined ? file : `${file}#${slug}`;
}

export function partsOf(id: EntryId): { file: string; slug: string | undefined } {
  const at = id.indexOf("#");
  return at === -1 ? { file: id, slug: undefined } : { file: id.slice(0, at), slug: id.slice(at + 1) };
}

/** The documents of a file in their order; empty for a text that cannot be read. */
export function readEntries({ name, text }: { name: string; text: string }): Map<EntryId, EntryValue> {
  const value = contentOf(name, text);
  const entries = Array.isArray(value)
    ? value.filter(isFields).map((member) => [entryId(name, String(member.slug)), member] as const)
    : isFields(value)
      ? [[name, value] as const]
      : [];
  return new Map(entries);
}

/** The text with one document replaced, added or removed; undefined if the file has no document left. */
export function writeEntry(
  text: string | undefined,
  id: EntryId,
  value: EntryValue | undefined,
): string | undefined {
  const { file, slug } = partsOf(id);
  if (slug === undefined) {
    if (value === undefined) return undefined;
    return file.endsWith(".md") ? writeMarkdown(text, value) : writeJson(text ?? "{}\n", [], value);
  }
  const list = text === undefined ? [] : contentOf(file, text);
  if (!Array.isArray(list)) throw new RangeError(`${file} does not contain a list.`);
  const found = list.findIndex((member) => isFields(member) && member.slug === slug);
  if (value === undefined) {
    if (found === -1) return text;
    return list.length === 1 ? undefined : applyEdits(text ?? "", modify(text ?? "", [found], undefined, {}));
  }
  const path = [found === -1 ? list.length : found];
  if (found !== -1) return writeJson(text ?? "", path, value);
  const added = text ?? "[]\n";
  return applyEdits(added, modify(added, path, value, { formattingOptions: FORMAT, isArrayInsertion: true }));
}

const FORMAT: FormattingOptions = { insertSpaces: true, tabSize: 2, eol: "\n" };

function contentOf(name: string, text: string): unknown {
  if (name.endsWith(".md")) {
    const matter = readFrontMatter(text.replace(/\r\n?/g, "\n"));
    return "faults" in matter ? undefined : { ...matter.fields, text: matter.text.replace(/^\n+/, "") };
  }
  const parsed = parseJson(text);
  return "value" in parsed ? parsed.value : undefined;
}

/** Only what differs is written, so that the rest of the file keeps its form. */
function writeJson(text: string, path: readonly (string | number)[], value: EntryValue): string {
  const parsed = parseJson(text);
  const before = path.reduce<unknown>(
    (part, step) => (typeof part === "object" && part !== null ? Object(part)[step] : undefined),
    "value" in parsed ? parsed.value : undefined,
  );
  let written = text;
  for (const change of differences(before, value, path))
    written = applyEdits(
      written,
      modify(written, [...change.path], change.value, { formattingOptions: FORMAT }),
    );
  return written;
}

interface Difference {
  path: readonly (string | number)[];
  /** Undefined removes it. */
  value: unknown;
}

function differences(before: unknown, after: unknown, path: readonly (string | number)[]): Difference[] {
  if (isDeepStrictEqual(before, after)) return [];
  if (isFields(before) && isFields(after)) {
    const names = new Set([...Object.keys(before), ...Object.keys(after)]);
    return [...names].flatMap((name) => differences(before[name], after[name], [...path, name]));
  }
  if (Array.isArray(before) && Array.isArray(after) && before.length === after.length)
    return after.flatMap((member, index) => differences(before[index], member, [...path, index]));
  return [{ path, value: after }];
}

function writeMarkdown(before: string | undefined, { text, ...fields }: EntryValue): string {
  const matter = readFrontMatter((before ?? "---\n---\n").replace(/\r\n?/g, "\n"));
  const known = "faults" in matter ? undefined : matter;
  if (before !== undefined && isDeepStrictEqual(contentOf(".md", before), { ...fields, text })) return before;
  const document = parseDocument(known?.yaml ?? "");
  if (!isFields(document.toJS())) document.contents = document.createNode({}) as never;
  for (const name of Object.keys(known?.fields ?? {})) if (!(name in fields)) document.delete(name);
  for (const [name, value] of Object.entries(fields))
    if (!isDeepStrictEqual(known?.fields[name], value)) document.set(name, document.createNode(value));
  const yaml = document.toString({ lineWidth: 0 });
  return `---\n${yaml}---\n\n${String(text ?? "").trim()}\n`;
}

function isFields(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
