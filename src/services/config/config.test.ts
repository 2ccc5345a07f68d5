import { expect, test } from "vitest";
import { loadConfig } from "./config.ts";

test("every setting has a default that works on a fresh machine", () => {
  expect(loadConfig({})).toMatchObject({
    port: 3000,
    host: "127.0.0.1",
    publicUrl: "http://localhost:3000",
    databaseUrl: undefined,
    dataDirectory: ".data",
  });
});

test("a wrong value stops the start with a message that names the setting", () => {
  expect(() => loadConfig({ PORT: "eighty" })).toThrow(/^A setting is wrong\. PORT: .*Correct it/);
  expect(() => loadConfig({ DATABASE_URL: "mysql://x" })).toThrow(/DATABASE_URL/);
  expect(() => loadConfig({ UNLEASH_URL: "https://flags.example" })).toThrow(/UNLEASH_TOKEN/);
  expect(() => loadConfig({ PUBLIC_URL: "ftp://x" })).toThrow(/PUBLIC_URL/);
  expect(() => loadConfig({ LOG_LEVEL: "loud" })).toThrow(/LOG_LEVEL/);
  expect(() => loadConfig({ LOG_FORMAT: "xml" })).toThrow(/LOG_FORMAT/);
  expect(() => loadConfig({ DATABASE_URL: "mysql://x/y" })).toThrow(/DATABASE_URL/);
  expect(() => loadConfig({ GOOBE_URL: "nowhere" })).toThrow(/GOOBE_URL/);
});

test("treats an empty value as unset", () => {
  expect(loadConfig({ PORT: "", GOOBE_URL: "" }).port).toBe(3000);
});

test("AP-06 uses the embedded backend when no upstream is configured", () => {
  const addressesOf = (environment: Record<string, string>) =>
    Object.values(loadConfig(environment).hostAddresses).filter((address) => address !== undefined);
  expect(addressesOf({})).toEqual([]);
  expect(addressesOf({ QUIZ_URL: "https://quiz.example" })).toEqual(["https://quiz.example"]);
});

test("AP-04 every host can be replaced by an upstream with its setting", () => {
  const config = loadConfig({
    GOOBE_URL: "https://goobe.example/",
    GRAPHQL_URL: "https://graph.example/query",
  });
  expect(config.hostAddresses.GOOBE_URL).toBe("https://goobe.example");
  expect(config.hostAddresses.GRAPHQL_URL).toBe("https://graph.example/query");
  expect(config.hostAddresses.CONTENT_URL).toBeUndefined();
});

test("IM-02 the two image hosts are unset by default, and their cache has a limit", () => {
  expect(loadConfig({})).toMatchObject({ imageHosts: {}, imageCacheBytes: 512 * 1024 * 1024 });
  const config = loadConfig({ IMAGE_HOST_A: "https://one.example/", IMAGE_CACHE_MB: "1" });
  expect(config.imageHosts).toEqual({ a: "https://one.example", b: undefined });
  expect(config.imageCacheBytes).toBe(1024 * 1024);
  expect(() => loadConfig({ IMAGE_HOST_B: "two.example" })).toThrow(/IMAGE_HOST_B/);
});

test("uses our own careers portal until an address is set, and does not list it as a host of calls", () => {
  expect(loadConfig({}).careersPortals).toEqual({});
  const config = loadConfig({
    CAREERS_RECRUITEE_URL: "https://company.recruitee.com/",
    CAREERS_SKILLATE_URL: "https://jobs.example/list",
    CAREERS_SKILLATE_TOKEN: "secret",
  });
  expect(config.careersPortals).toEqual({
    recruitee: { url: "https://company.recruitee.com" },
    skillate: { url: "https://jobs.example/list", token: "secret" },
  });
  expect(Object.values(config.hostAddresses).filter(Boolean)).toEqual([]);
  expect(() => loadConfig({ CAREERS_SKILLATE_TOKEN: "secret" })).toThrow(/CAREERS_SKILLATE_URL/);
  expect(() => loadConfig({ CAREERS_RECRUITEE_URL: "company" })).toThrow(/CAREERS_RECRUITEE_URL/);
});

test("AP-03 reads the timeout of upstreams and the lifetime of stale responses", () => {
  const { hostTimeoutMs, staleForMs } = loadConfig({});
  expect([hostTimeoutMs, staleForMs]).toEqual([4000, 3_600_000]);
  const set = loadConfig({ BACKEND_TIMEOUT_SECONDS: "0.5", BACKEND_STALE_SECONDS: "0" });
  expect([set.hostTimeoutMs, set.staleForMs]).toEqual([500, 0]);
  for (const wrong of [{ BACKEND_TIMEOUT_SECONDS: "0" }, { BACKEND_STALE_SECONDS: "-1" }])
    expect(() => loadConfig(wrong)).toThrow(/BACKEND_/);
});

test("LF-15 queues leads for an upstream first, unless the setting differs", () => {
  const theirs = { BUMBLEBEE_URL: "https://bumblebee.example" };
  expect(loadConfig(theirs).leadsVia).toBe("queue");
  expect(loadConfig({ ...theirs, LEADS_VIA: "host" }).leadsVia).toBe("host");
  expect(() => loadConfig({ LEADS_VIA: "host" })).toThrow(/without BUMBLEBEE_URL/);
  const webhook = {
    CRM_WEBHOOK_URL: "https://crm.example",
    CRM_WEBHOOK_SECRET: "sixteen characters",
  };
  expect(() => loadConfig({ ...theirs, ...webhook, LEADS_VIA: "host" })).toThrow(/CRM_WEBHOOK_URL/);
});

test("a replica belongs to a PostgreSQL server", () => {
  const DATABASE_REPLICA_URL = "postgres://replica/atrium";
  expect(() => loadConfig({ DATABASE_REPLICA_URL })).toThrow(
    /DATABASE_REPLICA_URL is set without DATABASE_URL/,
  );
  const config = loadConfig({ DATABASE_REPLICA_URL, DATABASE_URL: "postgres://primary/atrium" });
  expect(config.databaseReplicaUrl).toBe(DATABASE_REPLICA_URL);
  expect(config.hostAddresses).not.toHaveProperty("DATABASE_REPLICA_URL");
});
