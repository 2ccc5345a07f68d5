import { readFile } from "node:fs/promises";
import type { z } from "zod";
import { ContentProblem } from "./content-problem.ts";
import { lineOfPath, parseJson } from "./locate-json.ts";

/** Reads one of our files with its schema. A fault stops the start with its file, line and reason. */
export async function readJsonFile<FileSchema extends z.ZodType>(
  file: string,
  schema: FileSchema,
): Promise<z.output<FileSchema>> {
  const text = await readText(file);
  const json = parseJson(text);
  if ("fault" in json) throw new ContentProblem([{ file, ...json.fault }]);
  const parsed = schema.safeParse(json.value);
  if (parsed.success) return parsed.data;
  throw new ContentProblem(
    parsed.error.issues.map(({ path, message }) => ({
      file,
      line: lineOfPath(text, path),
      reason: `${path.map(String).join(".")}: ${message}`,
    })),
  );
}

async function readText(file: string): Promise<string> {
  try {
    return await readFile(file, "utf8");
  } catch (error) {
    const reason = error instanceof Error && "code" in error ? String(error.code) : String(error);
    throw new ContentProblem([{ file, line: 1, reason: `the file cannot be read (${reason})` }]);
  }
}
