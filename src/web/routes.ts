import { existsSync, globSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { type RouteConfig, type RouteConfigEntry, route } from "@react-router/dev/routes";

/**
 * One route per page: the URL table decides which page a visitor gets, and React Router is called with that page's
 * name. A page is a folder with a definition and a module of the same name. Its AMP variant is the same page in
 * another document (web/shell/amp/).
 */
const folders = globSync("pages/*/*/page.ts", { cwd: import.meta.dirname })
  .map(dirname)
  .sort();

export default folders.map((folder): RouteConfigEntry => {
  const name = basename(folder);
  return route(name, moduleOf(join(folder, name)), { id: name });
}) satisfies RouteConfig;

/** A page that is not an HTML document, such as a calendar file, has no view. */
function moduleOf(path: string): string {
  return isThere(`${path}.tsx`) ? `${path}.tsx` : `${path}.ts`;
}

function isThere(file: string): boolean {
  return existsSync(join(import.meta.dirname, file));
}
