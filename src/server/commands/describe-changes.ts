import type { ContentReport } from "../../services/content/load-content.ts";

/** What loading the content did, in a sentence. */
export function describeChanges({ documents, added, changed, removed }: ContentReport): string {
  if (added + changed + removed === 0) return `Content: ${documents} documents, none changed.`;
  return `Content: ${documents} documents; ${added} added, ${changed} changed, ${removed} removed.`;
}
