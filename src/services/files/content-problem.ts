import { StartupProblem } from "../../platform/startup-problem.ts";
import type { JsonPath } from "./locate-json.ts";

export interface ContentFault {
  file: string;
  line: number;
  reason: string;
  /** Where in the file; unknown if the text cannot be read. */
  path?: JsonPath;
}

export class ContentProblem extends StartupProblem {
  override name = "ContentProblem";
  readonly faults: readonly ContentFault[];

  constructor(faults: readonly ContentFault[]) {
    const lines = faults.map(({ file, line, reason }) => `  ${file}:${line}: ${reason}`);
    super(`The content cannot be loaded. Correct these lines and start again:\n${lines.join("\n")}`);
    this.faults = faults;
  }
}
