import { globSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { isRegion } from "../../src/editions/regions.ts";
import { PAGES_OF_SECTIONS, setContentPages } from "../../src/urls/known-pages.ts";
import { PROJECT_ROOT } from "./project-files.ts";

/**
 * Lists the content pages from the documents of the project, for tests that need them before a site is open; the
 * server queries its content.
 */
const files = globSync("*/*.json", { cwd: join(PROJECT_ROOT, "content/documents/content-pages") });

setContentPages(
  files.flatMap((file) => {
    const region = dirname(file);
    const page = PAGES_OF_SECTIONS.find((name) => name === basename(file, ".json"));
    return page && isRegion(region) ? [{ region, page }] : [];
  }),
);
