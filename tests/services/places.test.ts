import { expect, test } from "vitest";
import { newBackends } from "./fixture-backends.ts";

const GEOIP = "/api/sales/utils/api/v2/geoip";

async function locate(
  headers: Record<string, string>,
  options: { geoCountryHeader?: string } = {},
  bindings?: object,
) {
  const { app } = await newBackends(options);
  const body = JSON.stringify({ required_fields: ["countryCode"] });
  return app.request(
    GEOIP,
    { method: "POST", body, headers: { "content-type": "application/json", ...headers } },
    bindings,
  );
}

test.each([
  ["49.207.1.1", "IN"],
  ["2405:201::1", "IN"],
  ["165.21.83.88", "SG"],
  ["175.136.0.1", "MY"],
  ["212.26.1.1", "SA"],
  ["10.0.0.7, 165.21.83.88, 10.0.0.1", "SG"],
])("GE-01 finds the country of %s", async (address, countryCode) => {
  const response = await locate({ "x-forwarded-for": address });
  expect(response.status).toBe(200);
  expect(await response.json()).toEqual({ countryCode });
});

test("GE-01 also reads the other headers that proxies use, and the socket address", async () => {
  expect(await (await locate({ "client-ip": "165.21.83.88" })).json()).toEqual({ countryCode: "SG" });
  expect(await (await locate({ "x-real-ip": "165.21.83.88" })).json()).toEqual({ countryCode: "SG" });
  const bindings = { incoming: { socket: { remoteAddress: "::ffff:165.21.83.88" } } };
  expect(await (await locate({}, {}, bindings)).json()).toEqual({ countryCode: "SG" });
});

test("the country header of the CDN, if configured, takes precedence over the address", async () => {
  const headers = { "cf-ipcountry": "my", "x-forwarded-for": "165.21.83.88" };
  expect(await (await locate(headers, { geoCountryHeader: "CF-IPCountry" })).json()).toEqual({
    countryCode: "MY",
  });
  expect(await (await locate(headers)).json()).toEqual({ countryCode: "SG" });
  const unsure = { ...headers, "cf-ipcountry": "XX" };
  expect(await (await locate(unsure, { geoCountryHeader: "cf-ipcountry" })).json()).toEqual({
    countryCode: "SG",
  });
});

test.each(["127.0.0.1", "::1", "10.1.2.3", "192.168.1.1", "fe80::1", "not an address", ""])(
  "GE-02 answers that %s belongs to no country",
  async (address) => {
    const response = await locate({ "x-forwarded-for": address });
    expect(response.status).toBe(404);
    expect(await response.json()).toEqual({ error: expect.stringContaining("country") });
  },
);

const JSON_POST = { method: "POST", headers: { "content-type": "application/json" } };

test.each(["not json", "", "[]", "null"])("refuses the body %j", async (body) => {
  const { app } = await newBackends();
  const response = await app.request(GEOIP, { ...JSON_POST, body });
  expect(response.status).toBe(400);
  expect(await response.json()).toEqual({ error: "The body must be a JSON object." });
});

test("refuses a body without required_fields and one that is too large", async () => {
  const { app } = await newBackends();
  const missing = await app.request(GEOIP, { ...JSON_POST, body: "{}" });
  expect(missing.status).toBe(400);
  expect(await missing.json()).toMatchObject({ field: "required_fields" });
  const large = await app.request(GEOIP, { ...JSON_POST, body: `{"a":"${"x".repeat(70_000)}"}` });
  expect(large.status).toBe(413);
});
