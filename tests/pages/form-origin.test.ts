import { describe, expect, test } from "vitest";
import { PUBLIC_URL, type TestSite, testSite } from "../support/open-test-site.ts";
import { attribute, readHtml } from "../support/read-html.ts";
import { formPost } from "../support/send-lead.ts";

const LEAD = { name: "Asha Rao", phone: "98450 12345", dialCode: "+91", pincode: "560102", kind: "full" };

/** Sends a form as it arrives after a proxy has ended TLS, with the host name that the proxy uses. */
function sentForm(site: TestSite, host: string, headers: Record<string, string>, fields = LEAD) {
  return site.fetch("/in/talk", { ...formPost(fields), headers }, host);
}

describe("behind a proxy", () => {
  const site = testSite();

  test.each(["http://www.example.com", "http://10.0.0.7:3000", "http://localhost:3000"])(
    "a form without a script is accepted when the proxy uses the host %s",
    async (host) => {
      const response = await sentForm(site, host, { origin: PUBLIC_URL, "x-forwarded-proto": "https" });
      expect(response.status).toBe(303);
      expect(response.headers.get("location")).toMatch(/^\/in\/thank-you\//);
    },
  );

  test("a form with an error is returned with the typed values", async () => {
    const headers = { origin: PUBLIC_URL, "x-forwarded-proto": "https" };
    const response = await sentForm(site, "http://10.0.0.7:3000", headers, { ...LEAD, phone: "12" });
    expect(response.status).toBe(422);
    expect(await response.text()).toContain("Asha Rao");
  });

  test.each([
    ["of another site", { origin: "https://evil.example" }],
    ["of a site whose name begins like ours", { origin: `${PUBLIC_URL}.evil.example` }],
    ["of our own address without TLS", { origin: "http://www.example.com" }],
    ["of the address that the proxy uses for us", { origin: "http://10.0.0.7:3000" }],
    ["of a page without an origin", { origin: "null" }],
    ["with an invalid origin", { origin: "evil" }],
    ["of a browser that sends only Sec-Fetch-Site", { "sec-fetch-site": "cross-site" }],
  ])("a form %s is refused with an explanation", async (_, headers) => {
    const response = await sentForm(site, "http://10.0.0.7:3000", headers);
    expect(response.status).toBe(403);
    expect(response.headers.get("cache-control")).toBe("private, no-store");
    const page = readHtml(await response.text());
    expect(page.all("h1")).toHaveLength(1);
    expect(page.all("[data-layout] footer").length).toBeGreaterThan(0);
    expect(page.all("main a[href]").map((link) => attribute(link, "href"))).toContain("/in");
  });

  test("a program without an Origin header is not treated as a browser", async () => {
    expect((await sentForm(site, "http://10.0.0.7:3000", {})).status).toBe(303);
  });

  test("pages contain only the public address, whatever host the proxy uses", async () => {
    const html = await (await site.fetch("/in/talk", {}, "http://10.0.0.7:3000")).text();
    expect(html).not.toContain("10.0.0.7");
  });
});

describe("on a developer's machine", () => {
  const site = testSite({ PUBLIC_URL: "http://localhost:3000" });

  test.each(["http://localhost:3000", "http://127.0.0.1:3000", "http://192.168.1.20:3000"])(
    "every name of the machine is accepted as our own: %s",
    async (host) => {
      expect((await sentForm(site, host, { origin: host })).status).toBe(303);
      expect((await sentForm(site, host, { origin: "http://evil.example" })).status).toBe(403);
    },
  );
});
