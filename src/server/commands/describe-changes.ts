import type { ContentReport } from "../../services/content/load-content.ts";

export function describeChanges({
  documents,
  added,
  changed,
  removed,
  planned = [],
  drafts = 0,
  kept = 0,
  conflicts = [],
}: ContentReport): string {
  const done =
    added + changed + removed === 0
      ? `Content: ${documents} documents, none changed.`
      : `Content: ${documents} documents; ${added} added, ${changed} changed, ${removed} removed.`;
  const unpublished = [
    ...planned.slice(0, MAX_NAMED).map(describePlanned),
    ...(planned.length > MAX_NAMED ? [`And ${planned.length - MAX_NAMED} more are planned.`] : []),
    ...(drafts > 0 ? [`${drafts} drafts.`] : []),
  ];
  const edited = [
    ...(kept > 0
      ? [`${kept} documents that were changed in the staff application stay as they are there.`]
      : []),
    ...conflicts.map(describeConflict),
  ];
  return [done, ...unpublished, ...edited].join("\n");
}

const MAX_NAMED = 10;

function describeConflict({ id, fields }: { id: string; fields: readonly string[] }): string {
  const what = fields.includes("*") ? "the whole document" : fields.join(", ");
  return `Conflict: ${id} (${what}). The change of the staff application was kept; see /staff/content?state=conflict.`;
}

export function describePlanned({ id, at }: { id: string; at: string }): string {
  return `Public from ${at}: ${nameOfDocument(id)}.`;
}

/** "magazine-posts care-calendar IN" */
export function nameOfDocument(id: string): string {
  return id.split(":").filter(Boolean).join(" ");
}
