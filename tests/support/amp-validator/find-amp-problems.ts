import { readFileSync } from "node:fs";
import { join } from "node:path";
import { createContext, runInContext } from "node:vm";
import { brotliDecompressSync } from "node:zlib";

/** As the validator's own package drives it. */
interface Validator {
  init(): Promise<void>;
  validateString(html: string, format: "AMP"): { status: "PASS" | "FAIL" | "UNKNOWN"; errors: Problem[] };
  renderErrorMessage(problem: Problem): string;
}

interface Problem {
  severity: "ERROR" | "WARNING";
  line: number;
  col: number;
}

let loading: Promise<Validator> | undefined;

/** What the AMP validator says of a document: nothing of a valid one. Warnings count, too. */
export async function findAmpProblems(html: string): Promise<string[]> {
  loading ??= loadValidator();
  const validator = await loading;
  const { status, errors } = validator.validateString(html, "AMP");
  const problems = errors.map((problem) => {
    const { severity, line, col } = problem;
    return `${severity} ${line}:${col} ${validator.renderErrorMessage(problem)}`;
  });
  return status === "PASS" || problems.length > 0 ? problems : [status];
}

// Compressed it takes a fifth of the room. It needs no network, which the package of its authors does.
async function loadValidator(): Promise<Validator> {
  const file = readFileSync(join(import.meta.dirname, "validator-wasm.js.br"));
  const context = createContext() as { amp: { validator: Validator } };
  runInContext(brotliDecompressSync(file).toString(), context);
  await context.amp.validator.init();
  return context.amp.validator;
}
