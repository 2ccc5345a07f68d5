import { isDeepStrictEqual } from "node:util";

interface ComparedDocument {
  id: string;
  position: number;
  body: string;
}

export interface DocumentChange {
  id: string;
  kind: "added" | "changed" | "removed";
  /** The changed fields; "position" means the sort order in its list. */
  fields: string[];
}

export function diffContent(
  stored: readonly ComparedDocument[],
  wanted: readonly ComparedDocument[],
): DocumentChange[] {
  const before = new Map(stored.map((document) => [document.id, document]));
  const after = new Map(wanted.map((document) => [document.id, document]));
  const ids = [...new Set([...before.keys(), ...after.keys()])].sort();
  return ids.flatMap((id): DocumentChange[] => {
    const [was, is] = [before.get(id), after.get(id)];
    if (!was) return [{ id, kind: "added", fields: [] }];
    if (!is) return [{ id, kind: "removed", fields: [] }];
    const fields = changedFields(was, is);
    return fields.length > 0 ? [{ id, kind: "changed", fields }] : [];
  });
}

function changedFields(was: ComparedDocument, is: ComparedDocument): string[] {
  const [one, other] = [fieldsOf(was), fieldsOf(is)];
  const names = [...new Set([...one.keys(), ...other.keys()])];
  return names.filter((name) => !isDeepStrictEqual(one.get(name), other.get(name)));
}

function fieldsOf({ body, position }: ComparedDocument): Map<string, unknown> {
  const fields: unknown = JSON.parse(body);
  return new Map(Object.entries({ ...(typeof fields === "object" ? fields : {}), position }));
}
