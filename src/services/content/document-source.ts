import type { JsonPath } from "../files/locate-json.ts";

export interface ContentFile {
  /** Relative to the content folder, with slashes. */
  name: string;
  text: string;
}

export interface DocumentSource {
  value: unknown;
  /** The line of a value, or of its nearest ancestor if the path does not exist. */
  lineOf(path: JsonPath): number;
  faults: readonly SourceFault[];
}

export interface SourceFault {
  line: number;
  reason: string;
}
