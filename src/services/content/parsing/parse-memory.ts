import type { Photographs } from "../../images/photographs.ts";
import type { ContentFile } from "../document-source.ts";
import type { DocumentTypes } from "../document-type.ts";
import { parseDocuments } from "./parse-documents.ts";

export type ParsedFile = Awaited<ReturnType<typeof parseDocuments>>;

/** Parses files; one that has not changed since the last time is not parsed again. */
export interface ParseMemory {
  parse(file: ContentFile, types: DocumentTypes, photographs: Photographs): Promise<ParsedFile>;
  /** Photographs have changed, and parsed documents contain their sizes and addresses. */
  forget(): void;
}

/** Editors publish and check every few seconds while they work; after that the memory is given back. */
const IDLE_MS = 10 * 60_000;

export function createParseMemory(): ParseMemory {
  const known = new Map<string, { text: string; parsed: ParsedFile }>();
  let idle: NodeJS.Timeout | undefined;
  return {
    forget: () => known.clear(),
    async parse(file, types, photographs) {
      idle ??= setTimeout(() => {
        idle = undefined;
        known.clear();
      }, IDLE_MS).unref();
      idle.refresh();
      const before = known.get(file.name);
      if (before?.text === file.text) return before.parsed;
      const parsed = await parseDocuments(file, types, photographs);
      known.set(file.name, { text: file.text, parsed });
      return parsed;
    },
  };
}
