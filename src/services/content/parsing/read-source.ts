import { extname } from "node:path";
import { type JsonPath, lineOfPath, parseJson } from "../../files/locate-json.ts";
import type { Photographs } from "../../images/photographs.ts";
import type { ContentFile, DocumentSource } from "../document-source.ts";
import { readMarkdown } from "../markdown/read-markdown.ts";

type Reader = (text: string, photographs: Photographs) => DocumentSource | Promise<DocumentSource>;

const READERS: Record<string, Reader> = { ".json": readJson, ".md": readMarkdown };

export function isDocumentFile(name: string): boolean {
  return extname(name) in READERS;
}

export async function readSource(file: ContentFile, photographs: Photographs): Promise<DocumentSource> {
  const read = READERS[extname(file.name)] ?? readJson;
  return read(file.text, photographs);
}

function readJson(text: string): DocumentSource {
  const json = parseJson(text);
  const lineOf = (path: JsonPath) => lineOfPath(text, path);
  return "fault" in json
    ? { value: undefined, lineOf, faults: [json.fault] }
    : { value: json.value, lineOf, faults: [] };
}
