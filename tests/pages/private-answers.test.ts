import { describe, expect, test } from "vitest";
import { ALL_CALLS } from "../../src/contracts/calls/all-calls.ts";
import { HOSTS } from "../../src/contracts/hosts.ts";
import { URL_TABLE } from "../../src/urls/url-table.ts";
import { ALL_PAGES } from "../../src/web/pages/all-pages.ts";
import { testSite } from "../support/open-test-site.ts";
import { formPost, sendLead } from "../support/send-lead.ts";

const site = testSite({ LEADS_PER_ADDRESS: "1000" });
const KEPT_NOWHERE = "private, no-store";

const PRIVATE_PATHS = ALL_PAGES.all
  .filter(({ access }) => access !== "public")
  .flatMap(({ name }) => URL_TABLE.filter(({ page }) => page === name))
  .flatMap(({ regions, path }) => (regions ?? []).map((region) => `/${region}/${path}`));

describe("private pages are not cached", () => {
  test.each(PRIVATE_PATHS)("%s, for every response", async (path) => {
    const { token } = await sendLead(site);
    const [own, other] = [token, "nobody's"].map((key) => path.replace(/:\w+/, key));
    for (const [address, init] of [
      [own, {}],
      [own, formPost({ do: "nothing" })],
      [`${own}/`, {}],
      [`${own}.data`, {}],
      [other, {}],
    ] as const) {
      const response = await site.fetch(address ?? "", init);
      const { status, headers } = response;
      expect([address, status, headers.get("cache-control")]).toEqual([
        address,
        expect.any(Number),
        KEPT_NOWHERE,
      ]);
    }
  });

  test("the response to a form of a private page", async () => {
    const { token } = await sendLead(site);
    for (const choice of ["stop", "resume"]) {
      const response = await site.fetch(`/in/contact-pact/${token}`, formPost({ do: choice }));
      expect([response.status, response.headers.get("cache-control")]).toEqual([303, KEPT_NOWHERE]);
    }
  });
});

/** These calls are public, and set their own cache headers. */
const PUBLIC_CALLS = ["getOembed", "stitchImages"];

describe("responses of calls are not cached, unless they set it explicitly", () => {
  test.each(ALL_CALLS.filter(({ name }) => !PUBLIC_CALLS.includes(name)))("$name", async (call) => {
    const path = HOSTS[call.host].embeddedAt + call.path.replaceAll(/:\w+/g, "x");
    const json = { "content-type": "application/json" };
    for (const init of [
      { headers: { "x-lead-token": "a.b" } },
      { method: "HEAD" },
      { method: "POST", headers: json, body: JSON.stringify(call.example ?? {}) },
      { method: "POST", headers: json, body: "no JSON" },
      { method: "POST", body: "{}" },
    ]) {
      const response = await site.fetch(path, init);
      expect(response.headers.get("cache-control")).toContain("no-store");
    }
  });
});

test("the data addresses of React Router are not available", async () => {
  const { token } = await sendLead(site);
  for (const path of [
    `/in/contact-pact/${token}.data`,
    "/in.data",
    "/_root.data",
    "/in/design-ideas.data/",
  ]) {
    for (const init of [{}, formPost({ do: "stop" })]) {
      const response = await site.fetch(path, init);
      expect([response.status, response.headers.get("content-type")]).toEqual([
        404,
        "text/plain; charset=utf-8",
      ]);
    }
  }
});
