import type { ErrorSchema } from "@rjsf/utils";
import type { ContentIssue } from "../../../../contracts/staff/calls/content-schemas.ts";
import { idOf } from "./form-frame.tsx";

/** Fields that the server derives from the Markdown text. */
const OF_TEXT = ["content", "headings", "words", "readingMinutes"];

/** The path of the field that shows an issue. */
export function fieldPath(path: ContentIssue["path"]): ContentIssue["path"] {
  return OF_TEXT.includes(String(path[0])) ? ["text"] : path;
}

/** The faults as rjsf passes them down to the fields. */
export function errorsOf(issues: readonly ContentIssue[]): ErrorSchema {
  const all: ErrorSchema = {};
  for (const { path, message, isFault } of issues) {
    if (!isFault || path.length === 0) continue;
    let part: ErrorSchema = all;
    for (const step of fieldPath(path)) {
      part[step] ??= {};
      part = part[step];
    }
    part.__errors = [...(part.__errors ?? []), message];
  }
  return all;
}

export function remarksOf(issues: readonly ContentIssue[]): Map<string, string[]> {
  const remarks = new Map<string, string[]>();
  for (const { path, message, isFault } of issues) {
    if (isFault || path.length === 0) continue;
    const id = idOf(fieldPath(path));
    remarks.set(id, [...(remarks.get(id) ?? []), message]);
  }
  return remarks;
}
