import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { ServerBuild } from "react-router";
import type { AppParts } from "../app-parts.ts";
import { createStaticFiles, type StaticFiles } from "../static-files.ts";
import { BUILD, BUILD_ENTRY, readRelease } from "./release.ts";

/** The source of the built site: the build folder, or Vite in development. */
export type SiteSource = Pick<AppParts, "loadBuild" | "staticFiles" | "mode" | "stylesOf"> & {
  /** Differs between two releases. */
  release?: string;
  /** The files of the staff application. */
  staffFiles: StaticFiles;
};

export async function builtSite(): Promise<SiteSource> {
  const build: ServerBuild = await import(pathToFileURL(BUILD_ENTRY).href);
  return {
    release: await readRelease(),
    loadBuild: async () => build,
    staticFiles: await createStaticFiles(join(BUILD, "client")),
    staffFiles: await createStaticFiles(join(BUILD, "staff"), { hasOfflinePages: false }),
    mode: "production",
  };
}
