import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Hono } from "hono";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { validatePhone } from "../../src/contracts/calls/leads/validate-phone.ts";
import {
  getLocality,
  getPlace,
  listPincodeMappings,
  suggestPlaces,
} from "../../src/contracts/calls/places/places-calls.ts";
import { createCaller } from "../../src/contracts/create-caller.ts";
import { everyEngine } from "../stores/each-engine.ts";
import { answerOf, openPlacesBackends } from "./places-backends.ts";

const PINCODES = "/api/launchpad/v1/user-pincode-mappings";
const AUTOCOMPLETE = "/api/web-backend/v3/places/autocomplete";
const PLACE = "/api/web-backend/v2/places";
const LOCALITY = "/api/web-backend/v1/locality";
const PHONE = "/api/web-backend/v1/phone/validate";

everyEngine("the calls about places", ([engine]) => {
  let backends: Awaited<ReturnType<typeof openPlacesBackends>>;
  let app: Hono;
  beforeAll(async () => {
    if (!engine) throw new Error("There is no engine.");
    backends = await openPlacesBackends(engine);
    app = backends.app;
  });
  afterAll(() => backends.stop());

  describe("a locality", () => {
    test.each([
      ["bengaluru", "hsr-layout", "HSR Layout"],
      ["Bangalore", "HSR Layout", "HSR Layout"],
      ["riyadh", "الملقا", "Al Malqa"],
      ["الرياض", "al-malqa", "Al Malqa"],
      ["kuala-lumpur", "mont kiara", "Mont Kiara"],
      ["singapore", "tampines", "Tampines"],
    ])("SV-09 is found by city %s and name %s", async (city, locality, name) => {
      const { status, body } = await answerOf(app, LOCALITY, { city, locality });
      expect(status).toBe(200);
      expect(body).toMatchObject({
        locality: { name: { en: name } },
        services: { interiorsBU: true },
        centre: { km: expect.any(Number) },
      });
      expect(getLocality.answer.safeParse(body).error).toBeUndefined();
    });

    test.each([
      ["bengaluru", "nowhere"],
      ["nowhere", "hsr-layout"],
      ["%", "---"],
    ])("SV-09 is not found if it is unknown: %s, %s", async (city, locality) => {
      expect((await answerOf(app, LOCALITY, { city, locality })).status).toBe(404);
    });
  });

  describe("the list of post codes", () => {
    test.each([
      ["IN", "560102", "HSR Layout", "bengaluru"],
      ["India", "560 117", "Bengaluru", "bengaluru"],
      ["in", "٥٦٠٠٣٤", "Koramangala", "bengaluru"],
      ["SG", "018956", "Marina Bay", "singapore"],
      ["SG", "529510", "Tampines", "singapore"],
      ["MY", "31400", "Ipoh Garden", "ipoh"],
      ["MY", "14110", "Batu Kawan", "penang"],
      ["SA", "23451", "Al Safa", "jeddah"],
      ["SA", "٢٣٤٥١-١٢٣٤", "Al Safa", "jeddah"],
      ["SA", "34464", "University quarter", "dhahran"],
      ["SA", "34465", "Dhahran", "dhahran"],
    ])("SV-10 maps for %s the code %s to %s", async (country, pincode, place, city) => {
      const { status, body } = await answerOf(app, PINCODES, { country, pincode });
      expect(status).toBe(200);
      expect(body.mappings).toEqual([
        expect.objectContaining({
          isServiceable: true,
          place: expect.objectContaining({ en: place }),
          city: expect.objectContaining({ slug: city }),
        }),
      ]);
    });

    test("SV-10 outside the served area returns the distance to the nearest served city and centre", async () => {
      const { body } = await answerOf(app, PINCODES, { country: "IN", pincode: "800001" });
      const [mapping] = body.mappings;
      expect(mapping).toMatchObject({ isServiceable: false, place: { en: "Patna" }, city: null });
      expect(mapping.nearestCity).toMatchObject({ slug: "lucknow" });
      expect(mapping.nearestCity.km).toBeGreaterThan(400);
      expect(mapping.centre).toMatchObject({ city: { en: "Lucknow" } });
    });

    test("SV-10 lists every known code of a country, and the rest by city", async () => {
      const { body } = await answerOf(app, PINCODES, { country: "IN" });
      expect(listPincodeMappings.answer.safeParse(body).error).toBeUndefined();
      expect(body.mappings.length).toBeGreaterThan(300);
      expect(body.mappings.filter(({ isServiceable }: { isServiceable: boolean }) => !isServiceable)).toEqual(
        [],
      );
      expect(body.served).toHaveLength(30);
    });

    test.each([
      ["IN", "012345"],
      ["IN", "56003"],
      ["SG", "1234567"],
      ["SA", "RRRD2929"],
      ["MY", ""],
      ["XX", "560034"],
    ])("SV-10 refuses an invalid code of %s: %j", async (country, pincode) => {
      expect((await answerOf(app, PINCODES, { country, pincode })).status).toBe(400);
    });
  });

  describe("names of buildings and places", () => {
    test.each([
      ["IN", "en", "cedar", "Cedar Court Residency"],
      ["IN", "en", "ceder court bengaluru", "Cedar Court Residency"],
      ["IN", "en", "hsr", "HSR Layout"],
      ["IN", "en", "Koramangla", "Koramangala"],
      ["IN", "en", "560102", "HSR Layout"],
      ["IN", "en", "vizag", "Visakhapatnam"],
      ["MY", "en", "mont kia", "Mont Kiara"],
      ["SG", "en", "punggol", "Punggol"],
      ["SA", "ar", "الملقا", "الملقا"],
      ["SA", "ar", "ملقا", "الملقا"],
      ["SA", "ar", "افنية نجد", "أفنية نجد"],
      ["SA", "en", "الملقا", "Al Malqa"],
      ["SA", "ar", "malqa", "الملقا"],
    ])("SV-11 %s %s: %s finds %s", async (country, language, query, name) => {
      const { status, body } = await answerOf(app, AUTOCOMPLETE, { query, country, language });
      expect(status).toBe(200);
      expect(suggestPlaces.answer.safeParse(body).error).toBeUndefined();
      expect(body.predictions[0]).toMatchObject({ name });
      expect(body.source).toBe("own");
    });

    test("SV-11 marks an invented building as a sample, and returns nothing without a match", async () => {
      const { body } = await answerOf(app, AUTOCOMPLETE, { query: "cedar court" });
      expect(body.predictions[0]).toMatchObject({
        kind: "property",
        detail: "HSR Layout, Bengaluru",
        sample: true,
      });
      for (const query of ["zzzzzz", "!!!", "%00", "the of"])
        expect((await answerOf(app, AUTOCOMPLETE, { query })).body.predictions).toEqual([]);
    });
  });

  describe("a place", () => {
    test.each([
      ["own:in/bengaluru/hsr-layout/cedar-court-residency", "560102", "Bengaluru"],
      ["own:in/bengaluru/hsr-layout", "560102", "Bengaluru"],
      ["own:in/goa", null, "Goa"],
      ["Whitefield", "560066", "Bengaluru"],
    ])("SV-12 is found by %s", async (query, pincode, city) => {
      const { status, body } = await answerOf(app, PLACE, { query, country: "IN" });
      expect(status).toBe(200);
      expect(getPlace.answer.safeParse(body).error).toBeUndefined();
      expect(body).toMatchObject({ pincode, city, countryCode: "IN", services: { productsBU: true } });
    });

    test("SV-12 is returned in the requested language", async () => {
      const { body } = await answerOf(app, PLACE, { query: "own:sa/riyadh/al-malqa", language: "ar" });
      expect(body).toMatchObject({ name: "الملقا", city: "الرياض", countryCode: "SA" });
      expect(body.formatted_address).toBe("الملقا، الرياض، المملكة العربية السعودية");
    });

    test.each(["own:in/nowhere", "own:xx/bengaluru", "own:", "ChIJN1t_tDeuEmsRUsoyG83frY4"])(
      "SV-12 is not found if it does not exist: %s",
      async (query) => {
        expect((await answerOf(app, PLACE, { query })).status).toBe(404);
      },
    );
  });

  describe("a phone number", () => {
    test.each([
      ["98450 12345", "IN", "+919845012345"],
      ["+65 9123 4567", "IN", "+6591234567"],
      ["٠٥٠ ١٢٣ ٤٥٦٧", "SA", "+966501234567"],
      ["012-345 6789", "Malaysia", "+60123456789"],
      ["+91 (98) 450-12.345", "India", "+919845012345"],
      ["9123 4567", "singapore", "+6591234567"],
    ])("SV-13 SV-15 CO-01 %s of %s is valid", async (phone, country, e164) => {
      const { status, body } = await answerOf(app, PHONE, { phone, country });
      expect(status).toBe(200);
      expect(body).toMatchObject({ valid: true, e164 });
    });

    test.each([
      ["98450 123", "IN", "short"],
      ["", "IN", "missing"],
      ["<script>", "IN", "wrong"],
      ["12", "XX", "is not served"],
    ])("SV-13 %j of %s is not valid", async (phone, country, reason) => {
      const { status, body } = await answerOf(app, PHONE, { phone, country });
      expect(status).toBe(400);
      expect(body).toMatchObject({ reason: reason === "wrong" ? expect.any(String) : reason });
    });
  });

  test("SV-14 the site's caller does not report a wrong number, but reports a failure", async () => {
    const reported: string[] = [];
    const report = (_: unknown, { reportLabel = "" }: { reportLabel?: string }) => reported.push(reportLabel);
    const ours = createCaller({ addresses: {}, embedded: (request) => app.fetch(request), report });
    expect(await ours(validatePhone, { phone: "12", country: "IN" })).toMatchObject({ ok: false });
    expect(reported).toEqual([]);
    const broken = () => new Response("", { status: 500 });
    const theirs = createCaller({ addresses: {}, embedded: broken, report });
    expect(await theirs(validatePhone, { phone: "98450 12345", country: "IN" })).toMatchObject({ ok: false });
    expect(reported).toEqual(["Phone Validation API Failure"]);
  });

  test("SV-10 SV-11 SV-12 failures of these calls are reported under their labels", () => {
    const labels = [listPincodeMappings, suggestPlaces, getPlace].map(({ reportLabel }) => reportLabel);
    expect(labels).toEqual([
      "Launchpad Error",
      "Property Autocomplete API Failure",
      "Property Select API Failure",
    ]);
  });

  test("a new locality in a document is available immediately", async () => {
    const { contentDirectory, loadContent } = backends;
    const file = join(contentDirectory, "documents/cities/in/goa.json");
    const city = JSON.parse(readFileSync(file, "utf8"));
    city.localities[0] = { ...city.localities[0], slug: "new-quarter", name: "New Quarter" };
    writeFileSync(file, JSON.stringify(city));
    await loadContent();
    const { status } = await answerOf(app, LOCALITY, { city: "goa", locality: "new-quarter" });
    expect(status).toBe(200);
  });

  test("a fault in a places file is reported with its line, and the earlier data stays", async () => {
    const { contentDirectory, loadContent } = backends;
    const file = join(contentDirectory, "places/sa.json");
    const text = readFileSync(file, "utf8");
    writeFileSync(file, text.replace('"ar": "جدة"', '"arabic": "جدة"'));
    await expect(loadContent()).rejects.toThrow(/places\/sa\.json:\d+: cities\.0\.name/);
    writeFileSync(file, text.replace("23000-23899", "23899-23000"));
    await expect(loadContent()).rejects.toThrow(/is not a post code, a beginning of one or a range/);
    writeFileSync(file, text);
    const call = createCaller({ addresses: {}, embedded: (request) => app.fetch(request) });
    expect(await call(listPincodeMappings, { country: "SA", pincode: "23451" })).toMatchObject({ ok: true });
  });
});
