import { expect, test } from "vitest";
import { redirectedPath } from "../../src/server/redirects.ts";
import { candidatesOf, matchUrl } from "../../src/urls/match-url.ts";
import { pathWithoutQuery, routeRows, rowsWithoutAmp } from "../support/specification.ts";

/** The pages for which the specification and the URL table use different names. */
const SAME_PAGE: Record<string, string> = {
  "top-ikea": "ikea",
  "top-not-found": "not-found",
  "top-swinstall": "swinstall",
  "top-template": "template",
  covid: "campaign-page",
  "city-alias": "city",
};

/** Pages that the specification only lists as exempt from regions, by their path. */
const EXEMPT_PAGES: Record<string, string> = {
  "/health": "health",
  "/robots.txt": "robots",
  "/profile": "profile-countries",
};

/** Parameter names that differ because the specification shows an example where the table has a parameter. */
const UNNAMED_PARAMS: Record<string, string[]> = {
  "city-alias": ["citySlug"],
  covid: ["pageSlug"],
  oembed: ["component"],
};

test.each(routeRows("page"))("$id $path is a row of the URL table", (row) => {
  const match = matchUrl(pathWithoutQuery(row));
  expect(match).toMatchObject({ region: row.region, variant: "html" });
  const page = row.page === "exempt" ? EXEMPT_PAGES[row.path] : (SAME_PAGE[row.page] ?? row.page);
  // A path that two pages share is looked up as the first, and then as the second.
  const pages = match && candidatesOf(match).map(({ row }) => row.page);
  expect(pages).toContain(page);
  if (match?.row.page === page) expect(Object.keys(match?.params ?? {})).toEqual(paramsOf(row));
});

function paramsOf({ page, params, pattern }: { page: string; params: string[]; pattern: string }): string[] {
  const isAbsent = (name: string) => name === "region" || pattern.includes(`:${name}?`);
  return params.length > 0 ? params.filter((name) => !isAbsent(name)) : (UNNAMED_PARAMS[page] ?? []);
}

test.each(routeRows("amp-page"))(
  "$id $path is the AMP variant of its page",
  ({ path, region, params, page }) => {
    const match = matchUrl(path);
    expect(match).toMatchObject({ region, variant: "amp" });
    expect(match?.row.page).toBe(page.replace(/-amp$/, ""));
    expect(Object.keys(match?.params ?? {})).toEqual(params);
  },
);

test.each(routeRows("redirect").filter(({ pattern }) => pattern !== "interiors-redirect feature"))(
  "$id $path redirects to $location",
  ({ path, location }) => {
    expect(redirectedPath(path)).toBe(location);
  },
);

const NEEDS_DATA = "unknown data slug";

test.each(
  routeRows("not-found").filter(({ pattern }) => pattern !== NEEDS_DATA && !pattern.startsWith("/oembed")),
)("RT-13 $id $path is not one of our addresses", ({ path }) => {
  expect(matchUrl(path)).toBeUndefined();
  expect(redirectedPath(path)).toBeUndefined();
});

test.each(routeRows("not-found").filter(({ pattern }) => pattern === NEEDS_DATA))(
  "$id $path matches a row, so that its page can say what is missing",
  ({ path, region }) => {
    expect(matchUrl(path)).toMatchObject({ region, variant: "html" });
  },
);

test.each(rowsWithoutAmp())("AM-02 $id $path has no AMP variant", ({ path }) => {
  expect(matchUrl(path)).toBeUndefined();
  const page = path.replace("/amp", "");
  expect(matchUrl(`${page}/amp`)).toBeUndefined();
  expect(matchUrl(page)).toMatchObject({ variant: "html" });
});
