import { basename, join } from "node:path";
import { isDeepStrictEqual } from "node:util";
import { z } from "zod";
import { fillBrand } from "../content/fill-brand.ts";
import { listFiles } from "../files/list-files.ts";
import { readJsonFile } from "../files/read-json-file.ts";

export interface StaticContent {
  find(slug: string, isoCode: string, languageCode: string): Record<string, unknown> | undefined;
  /** Reads the files again and tells the slugs of those that have changed. */
  reload(): Promise<string[]>;
}

/** By country ("IN"), by country and language ("SA-AR"), and what is left for the rest ("default"). */
const StaticFile = z.record(
  z.string().regex(/^(default|[A-Z]{2}(-[A-Z]{2})?)$/),
  z.record(z.string(), z.unknown()),
);

/** Reads all static content into memory: it is a handful of small texts. */
export async function readStaticContent(directory: string, brandName: string): Promise<StaticContent> {
  let contents = await readFiles(directory, brandName);
  return {
    find(slug, isoCode, languageCode) {
      const content = contents.get(slug);
      return content?.[`${isoCode}-${languageCode}`] ?? content?.[isoCode] ?? content?.default;
    },
    async reload() {
      const before = contents;
      contents = await readFiles(directory, brandName);
      const slugs = new Set([...before.keys(), ...contents.keys()]);
      return [...slugs].filter((slug) => !isDeepStrictEqual(before.get(slug), contents.get(slug)));
    },
  };
}

async function readFiles(
  directory: string,
  brandName: string,
): Promise<Map<string, z.output<typeof StaticFile>>> {
  const files = (await listFiles(directory)).filter((name) => name.endsWith(".json"));
  return new Map(
    await Promise.all(
      files.map(
        async (name) =>
          [
            basename(name, ".json"),
            fillBrand(await readJsonFile(join(directory, name), StaticFile), brandName),
          ] as const,
      ),
    ),
  );
}
