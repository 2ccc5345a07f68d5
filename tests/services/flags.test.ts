import { createServer } from "node:http";
import net from "node:net";
import { afterEach, expect, test, vi } from "vitest";
import { openFlags } from "../../src/services/flags/flags.ts";
import { PATIENT } from "../support/patient.ts";
import { FIXTURE_CONTENT, newBackends, SILENT } from "./fixture-backends.ts";

const FLAGS_FILE = `${FIXTURE_CONTENT}/flags.json`;
const closings: (() => void)[] = [];
afterEach(() => {
  for (const close of closings.splice(0)) close();
  vi.restoreAllMocks();
});

async function ask(query: string, headers: Record<string, string> = {}, at = "/bumblebee/v1/api/unleash") {
  const { app } = await newBackends();
  return app.request(`${at}?${query}`, { headers });
}
const answer = async (query: string) => (await ask(query)).json();

const FOR_ALL = {
  on: { isEnabled: true, isSameForAll: true },
  off: { isEnabled: false, isSameForAll: true },
};
const FOR_ONE = {
  on: { isEnabled: true, isSameForAll: false },
  off: { isEnabled: false, isSameForAll: false },
};

test("FF-01 returns whether a feature is on", async () => {
  expect(await answer("feature=open-to-all&id=1&strategy=default")).toEqual(FOR_ALL.on);
  expect(await answer("feature=switched-off&id=1&strategy=default")).toEqual(FOR_ALL.off);
  expect(await answer("feature=unheard-of&id=1&strategy=default")).toEqual(FOR_ALL.off);
});

test("FF-01 the product's own backend returns the same", async () => {
  const response = await ask("feature=open-to-all", {}, "/v1/api/unleash");
  expect(await response.json()).toEqual(FOR_ALL.on);
});

test("supports users, gradual rollouts and the custom strategy", async () => {
  expect(await answer("feature=for-asha&id=asha&strategy=userWithId")).toEqual(FOR_ONE.on);
  expect(await answer("feature=for-asha&id=ben&strategy=userWithId")).toEqual(FOR_ONE.off);
  expect(await answer("feature=decided-elsewhere&id=asha&strategy=custom")).toEqual(FOR_ONE.on);
  expect(await answer("feature=decided-elsewhere&id=ben&strategy=custom")).toEqual(FOR_ONE.off);
  expect(await answer("feature=decided-elsewhere&id=asha&strategy=default")).toEqual(FOR_ONE.off);

  const { app } = await newBackends();
  const sides = await Promise.all(
    Array.from({ length: 200 }, async (_, id) => {
      const response = await app.request(`/v1/api/unleash?feature=half-of-them&id=visitor-${id}`);
      return (await response.json()).isEnabled;
    }),
  );
  const on = sides.filter(Boolean).length;
  expect(on).toBeGreaterThan(60);
  expect(on).toBeLessThan(140);
});

test("FF-02 gives a visitor without an id an anonymous one for 90 days", async () => {
  const response = await ask("feature=open-to-all");
  const cookie = response.headers.get("set-cookie") ?? "";
  expect(cookie).toMatch(/^atrium_flag_id=[0-9a-f-]{36};/);
  for (const part of ["Max-Age=7776000", "Path=/", "HttpOnly", "SameSite=Lax"])
    expect(cookie).toContain(part);
  expect(cookie).not.toContain("Secure");
  expect(response.headers.get("cache-control")).toBe("no-store");
});

test("FF-02 the cookie is secure behind TLS, and not set again", async () => {
  const secure = await ask("feature=open-to-all", { "x-forwarded-proto": "https" });
  expect(secure.headers.get("set-cookie")).toContain("Secure");
  const again = await ask("feature=open-to-all", { cookie: "atrium_flag_id=kept" });
  expect(again.headers.get("set-cookie")).toBeNull();
});

test("the id in the cookie is used when the call has none", async () => {
  const response = await ask("feature=for-asha", { cookie: "atrium_flag_id=asha" });
  expect(await response.json()).toEqual(FOR_ONE.on);
});

test("a call without a feature is refused", async () => {
  const response = await ask("id=1");
  expect(response.status).toBe(400);
  expect(await response.json()).toMatchObject({ field: "feature" });
});

test("opens no socket when no server is configured", async () => {
  const connect = vi.spyOn(net.Socket.prototype, "connect");
  const flags = await openFlags(FLAGS_FILE, {}, SILENT);
  expect(flags.isEnabled("open-to-all", { id: "1" })).toBe(true);
  await new Promise((resolve) => setImmediate(resolve));
  flags.stop();
  expect(connect).not.toHaveBeenCalled();
});

test("the flags of a server replace those of the file as soon as they are loaded", async () => {
  const asked: (string | undefined)[] = [];
  const server = createServer((request, response) => {
    asked.push(`${request.method} ${request.url} ${request.headers.authorization}`);
    response.setHeader("content-type", "application/json");
    const strategies = [{ name: "default", parameters: {} }];
    response.end(
      JSON.stringify({ version: 2, features: [{ name: "switched-off", enabled: true, strategies }] }),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  closings.push(() => server.close());
  const address = server.address();
  const port = typeof address === "object" ? address?.port : undefined;

  const flags = await openFlags(FLAGS_FILE, { url: `http://127.0.0.1:${port}/api`, token: "t0ken" }, SILENT);
  closings.push(() => flags.stop());
  await vi.waitFor(() => expect(flags.isEnabled("switched-off", { id: "1" })).toBe(true), PATIENT);
  expect(asked).toContain("GET /api/client/features t0ken");
});

test("the file is used while the server cannot be reached", async () => {
  const warn = vi.fn();
  const flags = await openFlags(
    FLAGS_FILE,
    { url: "http://127.0.0.1:9/api", token: "t" },
    { ...SILENT, warn },
  );
  closings.push(() => flags.stop());
  await vi.waitFor(() => expect(flags.isEnabled("open-to-all", { id: "1" })).toBe(true), PATIENT);
  await vi.waitFor(() => expect(warn).toHaveBeenCalled(), PATIENT);
});
