import { basename, join } from "node:path";
import { z } from "zod";
import { listFiles } from "../files/list-files.ts";
import { readJsonFile } from "../files/read-json-file.ts";

export interface StaticContent {
  find(slug: string, isoCode: string, languageCode: string): Record<string, unknown> | undefined;
}

/** By country ("IN"), by country and language ("SA-AR"), and what is left for the rest ("default"). */
const StaticFile = z.record(
  z.string().regex(/^(default|[A-Z]{2}(-[A-Z]{2})?)$/),
  z.record(z.string(), z.unknown()),
);

/** Reads all static content into memory: it is a handful of small texts. */
export async function readStaticContent(directory: string): Promise<StaticContent> {
  const files = (await listFiles(directory)).filter((name) => name.endsWith(".json"));
  const contents = new Map(
    await Promise.all(
      files.map(
        async (name) =>
          [basename(name, ".json"), await readJsonFile(join(directory, name), StaticFile)] as const,
      ),
    ),
  );
  return {
    find(slug, isoCode, languageCode) {
      const content = contents.get(slug);
      return content?.[`${isoCode}-${languageCode}`] ?? content?.[isoCode] ?? content?.default;
    },
  };
}
