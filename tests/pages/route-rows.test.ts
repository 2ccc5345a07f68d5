import { expect, test } from "vitest";
import { isBuilt } from "../../src/urls/known-pages.ts";
import { matchUrl } from "../../src/urls/match-url.ts";
import "../support/know-content-pages.ts";
import { sharedSite } from "../support/open-test-site.ts";
import { pathWithoutQuery, routeRows } from "../support/specification.ts";

const site = sharedSite();
/** Rows that the server answers without a page. */
const SERVED = ["root", "health", "robots"];
const isServed = (page: string) => SERVED.includes(page) || page.startsWith("auth-");

test.each(routeRows("page"))(
  "RT-03 $id $path has the status of its row, or 404 until it has a page",
  async (row) => {
    const match = matchUrl(pathWithoutQuery(row));
    const isThere =
      match !== undefined && (isBuilt(match.row.page, match.region) || isServed(match.row.page));
    const { status } = await site.fetch(row.path);
    if (!isThere) expect(status).toBe(404);
    // The specification does not define the bare address; ours redirects to a region (AMB-29).
    else if (match.row.page === "root") expect(status).toBe(302);
    else expect([row.status, ...row.alsoStatuses]).toContain(status);
  },
);

test.each(routeRows("amp-page"))("AM-01 $id $path has the status of its row", async (row) => {
  const match = matchUrl(pathWithoutQuery(row));
  const isThere = match !== undefined && isBuilt(match.row.page, match.region);
  const { status } = await site.fetch(row.path);
  expect(isThere ? [row.status, ...row.alsoStatuses] : [404]).toContain(status);
});
