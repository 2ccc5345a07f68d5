import type { ContentReport } from "../../services/content/load-content.ts";

export function describeChanges({
  documents,
  added,
  changed,
  removed,
  planned = [],
  drafts = 0,
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
  return [done, ...unpublished].join("\n");
}

const MAX_NAMED = 10;

export function describePlanned({ id, at }: { id: string; at: string }): string {
  return `Public from ${at}: ${nameOfDocument(id)}.`;
}

/** "magazine-posts care-calendar IN" */
export function nameOfDocument(id: string): string {
  return id.split(":").filter(Boolean).join(" ");
}
