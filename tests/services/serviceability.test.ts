import type { Hono } from "hono";
import { afterAll, beforeAll, expect, test } from "vitest";
import { findServiceability } from "../../src/contracts/calls/graphql/location-serviceability.ts";
import { createCaller } from "../../src/contracts/create-caller.ts";
import { everyEngine } from "../stores/each-engine.ts";
import { openPlacesBackends } from "./places-backends.ts";

const QUERY = `query locationServiceability($locationDetails: LocationDetails!) {
  locationServiceability(locationDetails: $locationDetails) { services { interiorsBU servicesBU productsBU } }
}`;
const NOTHING = { interiorsBU: false, servicesBU: false, productsBU: false };
const INTERIORS = { ...NOTHING, interiorsBU: true };
const INDIA = { ...INTERIORS, productsBU: true };

everyEngine("SV-03 serviceability", ([engine]) => {
  let backends: Awaited<ReturnType<typeof openPlacesBackends>>;
  beforeAll(async () => {
    if (!engine) throw new Error("There is no engine.");
    backends = await openPlacesBackends(engine);
  });
  afterAll(() => backends.stop());

  async function ask(locationDetails: unknown) {
    const response = await backends.app.request("/api/graphql", {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ query: QUERY, variables: { locationDetails } }),
    });
    return { status: response.status, body: await response.json() };
  }

  test.each([
    ["India", 560034, "12.93", "77.62", INDIA],
    ["IN", 560102, "", "", INDIA],
    ["Singapore", 18956, "1.28", "103.86", INTERIORS],
    ["Malaysia", 31400, "4.59", "101.09", INTERIORS],
    ["Saudi Arabia", 23451, "21.5", "39.1", INTERIORS],
    ["India", 800001, "25.59", "85.13", NOTHING],
    // The code is known as not served, so the position does not matter.
    ["India", 800001, "12.93", "77.62", NOTHING],
    // The code is unknown, so the position decides: it is in Bengaluru.
    ["India", 0, "12.93", "77.62", INDIA],
    ["India", 0, "25.59", "85.13", NOTHING],
    ["India", 0, "north", "", NOTHING],
    ["India", 0, "1e999", "NaN", NOTHING],
  ])("SV-03 %s %i at %s, %s", async (country, pincode, lat, lng, services) => {
    const { status, body } = await ask({ country, pincode, lat, lng });
    expect(status).toBe(200);
    expect(body).toEqual({ data: { locationServiceability: { services } } });
  });

  test.each([
    [{ country: "India", pincode: "560034", lat: "12.93", lng: "77.62" }],
    [{ country: "India", pincode: 560034, lat: 12.93, lng: 77.62 }],
    [{ country: "India", pincode: 560034 }],
    [{ country: "Narnia", pincode: 560034, lat: "1", lng: "1" }],
    [{ country: "India", pincode: -1, lat: "1", lng: "1" }],
    [{ country: "India", pincode: 99999999999, lat: "1", lng: "1" }],
    [null],
  ])("SV-02 the lookup refuses %j", async (locationDetails) => {
    const { status, body } = await ask(locationDetails);
    expect(status).toBeLessThan(500);
    expect(body.errors.length).toBeGreaterThan(0);
    expect(body.data?.locationServiceability ?? null).toBeNull();
  });

  test("SV-03 can be called through its contract", async () => {
    const app: Hono = backends.app;
    const call = createCaller({ addresses: {}, embedded: (request) => app.fetch(request) });
    const locationDetails = { country: "India", pincode: 560034, lat: "12.93", lng: "77.62" };
    expect(await call(findServiceability, { locationDetails })).toEqual({
      ok: true,
      value: { services: INDIA },
    });
  });
});
