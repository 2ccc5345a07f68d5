import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type OpenSite, openSite } from "../../src/server/open-site.ts";
import { loadConfig } from "../../src/services/config/config.ts";
import { testSite } from "../support/open-test-site.ts";
import { newSharedFolder, takeSharedContent } from "../support/shared-content.ts";

const OWN = "http://localhost:3999";

describe("on a public site", () => {
  const site = testSite();

  test("SH-01 there is no app simulator, and no page can be framed", async () => {
    for (const path of ["/app-simulator", "/app-simulator/simulator.js", "/in/app-simulator/token"])
      expect([path, (await site.fetch(path)).status]).toEqual([path, 404]);
    const { headers } = await site.fetch("/in");
    expect(headers.get("x-frame-options")).toBe("DENY");
    expect(headers.get("content-security-policy")).toContain("frame-ancestors 'none'");
  });
});

describe("on a developer's machine", () => {
  const site = testSite({ PUBLIC_URL: OWN });

  test("SH-01 the app simulator is available, but not under a public host name", async () => {
    const page = await site.fetch("/app-simulator", {}, OWN);
    expect(page.status).toBe(200);
    expect(await page.text()).toContain("This page does not exist on a public site");
    expect(page.headers.get("x-frame-options")).toBe("DENY");
    expect((await site.fetch("/app-simulator", {}, "https://www.example.com")).status).toBe(404);
    for (const file of ["simulator.js", "simulator.css"])
      expect((await site.fetch(`/app-simulator/${file}`, {}, OWN)).status).toBe(200);
    expect((await site.fetch("/in", {}, OWN)).headers.get("x-frame-options")).toBe("SAMEORIGIN");
  });

  test("a guest receives no token", async () => {
    const { headers } = await site.fetch("/in/app-simulator/token", {}, OWN);
    expect(headers.getSetCookie()).toEqual([]);
  });
});

describe("development pages", () => {
  const opened: Record<string, OpenSite> = {};
  const SETTINGS: Record<string, Record<string, string>> = {
    plain: { PORT: "3999" },
    proxied: { PORT: "3999", TRUST_PROXY: "1" },
    private: { PUBLIC_URL: "http://192.168.1.20:3999" },
  };
  beforeAll(async () => {
    for (const [name, settings] of Object.entries(SETTINGS)) {
      const folder = newSharedFolder();
      await takeSharedContent(folder);
      opened[name] = await openSite(
        loadConfig({ LOG_LEVEL: "silent", DATA_DIR: folder, ...settings }),
        () => {},
      );
    }
  });
  afterAll(async () => {
    for (const site of Object.values(opened)) await site.close();
  });

  const LOCAL = "http://localhost:3999";
  const PRIVATE = "http://192.168.1.20:3999";
  test.each([
    ["a browser on this machine", "plain", LOCAL, {}, "127.0.0.1", 200],
    ["a browser on this machine, over IPv6", "plain", "http://[::1]:3999", {}, "::1", 200],
    ["a browser on this machine, on a socket for both", "plain", LOCAL, {}, "::ffff:127.0.0.1", 200],
    ["another machine that names this one", "plain", LOCAL, {}, "203.0.113.5", 404],
    ["another machine in the private network", "plain", PRIVATE, {}, "192.168.1.30", 404],
    ["a public name that leads to this machine", "plain", "http://evil.example", {}, "127.0.0.1", 404],
    ["a proxy on this machine", "plain", LOCAL, { "x-forwarded-for": "203.0.113.5" }, "127.0.0.1", 404],
    ["a proxy that names itself", "plain", LOCAL, { via: "1.1 proxy" }, "127.0.0.1", 404],
    ["a proxy that sends a host name", "plain", LOCAL, { "x-forwarded-host": "localhost" }, "127.0.0.1", 404],
    ["any client, if a proxy is trusted", "proxied", LOCAL, {}, "127.0.0.1", 404],
    [
      "another machine, if a proxy is trusted",
      "proxied",
      LOCAL,
      { "x-forwarded-for": "127.0.0.1" },
      "203.0.113.5",
      404,
    ],
    ["any client, if the site has a private address", "private", PRIVATE, {}, "192.168.1.20", 404],
    ["this machine, if the site has a private address", "private", LOCAL, {}, "127.0.0.1", 404],
  ] as const)(
    "answer only a browser on this machine: %s",
    async (_who, name, host, headers, address, status) => {
      const site = opened[name];
      for (const path of ["/auth/development/letters", "/app-simulator"]) {
        const answer = await site?.app.fetch(new Request(host + path, { headers }), {
          address,
          secure: false,
        });
        expect([path, answer?.status]).toEqual([path, status]);
      }
    },
  );

  test("answer only to the one spelling that is protected", async () => {
    const paths = [
      "/auth/development/%6Cetters",
      "/auth/%64evelopment/letters",
      "/%61uth/development/letters",
    ];
    for (const path of paths)
      for (const address of ["127.0.0.1", "203.0.113.5"]) {
        const answer = await opened.plain?.app.fetch(new Request(LOCAL + path), { address, secure: false });
        expect([path, answer?.status]).toEqual([path, 404]);
      }
  });

  test.each(["proxied", "private"])(
    "with %s settings a login without a gateway is impossible",
    async (name) => {
      const { app } = opened[name] ?? {};
      const start = await app?.fetch(new Request(`${LOCAL}/bumblebee/login?redirectPath=/in`));
      const url = new URL(start?.headers.get("location") ?? "");
      const sent = await app?.fetch(new Request(LOCAL + url.pathname + url.search));
      const cookie =
        sent?.headers
          .getSetCookie()
          .map((line) => line.split(";")[0])
          .join("; ") ?? "";
      const signIn = new URL(sent?.headers.get("location") ?? "", LOCAL);
      const page = await app?.fetch(new Request(LOCAL + signIn.pathname, { headers: { cookie } }));
      expect(await page?.text()).toContain("Login isn’t available right now");
    },
  );
});
