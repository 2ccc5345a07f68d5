import { type RouteConfig, type RouteConfigEntry, route } from "@react-router/dev/routes";
import { BUILT_PAGES } from "./built-pages.ts";
import { URL_TABLE } from "./url-table.ts";

// Region and slug are checked by the root middleware, so one entry serves all regions: fewer entries, cheaper matching.
const pages: RouteConfigEntry[] = URL_TABLE.flatMap((row) => {
  const module = BUILT_PAGES[row.page];
  if (!module) return [];
  const path = [row.regions ? ":region" : "", row.path].filter((part) => part !== "").join("/");
  return [route(path, module, { id: `${row.page} ${path}` })];
});

export default [
  ...pages,
  route("*", "pages/not-found/not-found.tsx", { id: "everything else" }),
] satisfies RouteConfig;
