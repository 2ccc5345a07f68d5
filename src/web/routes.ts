import { type RouteConfig, type RouteConfigEntry, route } from "@react-router/dev/routes";
import { URL_TABLE } from "../urls/url-table.ts";
import { BUILT_PAGES } from "./built-pages.ts";

// Region and slug are checked by the root middleware, so one entry serves all regions: fewer entries, cheaper matching.
const pages: RouteConfigEntry[] = URL_TABLE.flatMap((row) => {
  const module = BUILT_PAGES[row.page];
  if (!module) return [];
  const path = [row.regions ? ":region" : "", row.path].filter((part) => part !== "").join("/");
  return [route(path, module, { id: `${row.page} ${path}` })];
});

export default [
  ...pages,
  route("*", "pages/system/not-found/not-found.tsx", { id: "everything else" }),
] satisfies RouteConfig;
