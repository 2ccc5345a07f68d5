import { basename, join } from "node:path";
import { isDeepStrictEqual } from "node:util";
import { Hono } from "hono";
import { z } from "zod";
import { getStaticContent } from "../../contracts/calls/get-static-content.ts";
import { normaliseIsoCode, normaliseLanguageCode } from "../../editions/edition.ts";
import { noteDependency } from "../../platform/page-dependencies.ts";
import { planPurge } from "../cdn/plan-purge.ts";
import { announceChanges } from "../content/announce-changes.ts";
import { staticDependency } from "../content/dependencies.ts";
import { fillBrand } from "../content/texts/fill-brand.ts";
import { listFiles } from "../files/list-files.ts";
import { readJsonFile } from "../files/read-json-file.ts";
import { Refusal } from "../http/refusal.ts";
import { serveCall } from "../http/serve-call.ts";
import type { Service } from "../service.ts";
import type { ServiceParts } from "../service-parts.ts";

export async function serveStaticContent({
  database,
  contentDirectory,
  brand,
  cdn,
}: ServiceParts): Promise<Service> {
  const contents = await readStaticContent(join(contentDirectory, "static"), brand);
  return {
    mounts: [{ host: "bumblebee", app: createStaticContentApp(contents) }],
    async reload() {
      const changed = await contents.reload();
      if (changed.length === 0) return;
      const dependencies = changed.map(staticDependency);
      await announceChanges(database, dependencies);
      if (cdn) await planPurge(database.db, database.engine, { dependencies });
    },
  };
}

function createStaticContentApp(contents: StaticContent): Hono {
  const app = new Hono();
  serveCall(app, getStaticContent, async (input) => {
    const isoCode = normaliseIsoCode(input.isoCode ?? "");
    const languageCode = normaliseLanguageCode(input.languageCode ?? "");
    noteDependency(staticDependency(input.slug));
    const content = contents.find(input.slug, isoCode, languageCode);
    if (!content) return new Refusal(404, `There is no static content "${input.slug}" for ${isoCode}.`);
    return { slug: input.slug, isoCode, content };
  });
  return app;
}

interface StaticContent {
  find(slug: string, isoCode: string, languageCode: string): Record<string, unknown> | undefined;
  /** Reads the files again and returns the slugs of the changed ones. */
  reload(): Promise<string[]>;
}

/** By country ("IN"), by country and language ("SA-AR"), and for all others ("default"). */
const StaticFile = z.record(
  z.string().regex(/^(default|[A-Z]{2}(-[A-Z]{2})?)$/),
  z.record(z.string(), z.unknown()),
);

/** Reads all static content into memory, because it consists of a few small texts. */
async function readStaticContent(directory: string, brandName: string): Promise<StaticContent> {
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
