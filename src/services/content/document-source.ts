import type { JsonPath } from "../files/locate-json.ts";

export interface ContentFile {
  /** Relative to the content folder, with slashes. */
  name: string;
  text: string;
}

export interface DocumentSource {
  value: unknown;
  /** The line of a value; of its nearest ancestor where the path leads to nothing. */
  lineOf(path: JsonPath): number;
  faults: readonly SourceFault[];
}

export interface SourceFault {
  line: number;
  reason: string;
}
