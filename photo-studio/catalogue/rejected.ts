import { readFile } from "node:fs/promises";
import { z } from "zod";

const Rejects = z.object({
  /** Patterns that reject many prints each, with the reason. */
  rules: z.array(z.object({ pattern: z.string(), reason: z.string() })),
  /** Single prints, each with its reason. */
  prints: z.record(z.string(), z.string()),
});

/** Returns the reason why a print is not shown, or undefined when it is shown. */
export async function rejected(): Promise<(name: string) => string | undefined> {
  const text = await readFile(new URL("reject.json", import.meta.url), "utf8");
  const { rules, prints } = Rejects.parse(JSON.parse(text));
  const patterns = rules.map(({ pattern, reason }) => ({ pattern: new RegExp(pattern), reason }));
  return (name) => prints[name] ?? patterns.find(({ pattern }) => pattern.test(name))?.reason;
}
