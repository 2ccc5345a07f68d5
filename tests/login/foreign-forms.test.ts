import { expect, test } from "vitest";
import { URL_TABLE } from "../../src/urls/url-table.ts";
import { ALL_PAGES } from "../../src/web/pages/all-pages.ts";
import { lasting } from "../support/clean-up.ts";
import { startForeignIdentity } from "../support/external-identity.ts";
import { PUBLIC_URL, testSite } from "../support/open-test-site.ts";
import { formPost } from "../support/send-lead.ts";
import { visitorOf } from "../support/visitor.ts";

const identity = await lasting(() => startForeignIdentity(PUBLIC_URL));
const site = testSite(() => identity.settings);

const PATHS = URL_TABLE.filter(({ page }) => ALL_PAGES.named(page)?.access === "customer").flatMap(
  ({ regions, path }) => (regions?.includes("in") ? [`/in/${path}`] : []),
);

test("no customer page accepts a form of another site, or reveals data to it", async () => {
  expect(PATHS).toContain("/in/profile");
  const visitor = visitorOf(site);
  await visitor.go("/bumblebee/login?redirectPath=/in");
  for (const path of PATHS)
    for (const origin of ["https://evil.example", `${PUBLIC_URL}.evil.example`, "null"]) {
      const form = formPost({ do: "save", name: "Mallory" });
      const answer = await visitor.ask(path, { ...form, headers: { ...form.headers, origin } });
      expect([path, origin, answer.status]).toEqual([
        path,
        origin,
        expect.toSatisfy((status) => status >= 400),
      ]);
      expect(answer.headers.getSetCookie()).toEqual([]);
    }
  expect((await visitor.ask("/bumblebee/v1/api/customer")).status).toBe(200);
});
