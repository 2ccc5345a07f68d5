import type { IncomingMessage } from "node:http";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { everyEngine } from "../stores/each-engine.ts";
import { stubBackend } from "../support/stub-backend.ts";
import { answerOf, openPlacesBackends } from "./places-backends.ts";

const AUTOCOMPLETE = "/api/web-backend/v3/places/autocomplete";
const PLACE = "/api/web-backend/v2/places";

const SUGGESTIONS = {
  suggestions: [
    {
      placePrediction: {
        placeId: "ChIJ-lake",
        text: { text: "Lake Towers, HSR Layout, Bengaluru" },
        structuredFormat: {
          mainText: { text: "Lake Towers" },
          secondaryText: { text: "HSR Layout, Bengaluru" },
        },
        types: ["premise"],
      },
    },
    { queryPrediction: { text: { text: "lake towers near me" } } },
    {
      placePrediction: {
        placeId: "ChIJ-city",
        text: { text: "Bengaluru" },
        types: ["locality", "political"],
      },
    },
  ],
};
const DETAILS = {
  id: "ChIJ-lake",
  displayName: { text: "Lake Towers" },
  formattedAddress: "Lake Towers, HSR Layout, Bengaluru 560102, India",
  location: { latitude: 12.91, longitude: 77.64 },
  addressComponents: [
    { longText: "Bengaluru", types: ["locality", "political"] },
    { longText: "560102", types: ["postal_code"] },
  ],
};

let asked: { method: string; url: string; headers: IncomingMessage["headers"]; body: string }[] = [];
let answer: { status: number; body: unknown; isSilent?: boolean } = { status: 200, body: {} };
const google = stubBackend(async (request, response) => {
  let body = "";
  for await (const chunk of request) body += chunk;
  asked.push({ method: request.method ?? "", url: request.url ?? "", headers: request.headers, body });
  if (answer.isSilent) return;
  response.writeHead(answer.status, { "content-type": "application/json" });
  response.end(typeof answer.body === "string" ? answer.body : JSON.stringify(answer.body));
});

everyEngine("Google's places, with a key in the settings", ([engine]) => {
  let backends: Awaited<ReturnType<typeof openPlacesBackends>>;
  beforeAll(async () => {
    if (!engine) throw new Error("There is no engine.");
    backends = await openPlacesBackends(engine, { googlePlaces: { key: "the-key", url: google.url() } });
  });
  afterAll(() => backends.stop());
  beforeEach(() => {
    asked = [];
  });

  test("SV-11 returns Google's suggestions, requested with the key, the country and the session", async () => {
    answer = { status: 200, body: SUGGESTIONS };
    const fields = { query: "lake tow", country: "IN", language: "en", session: "s-1" };
    const { body } = await answerOf(backends.app, AUTOCOMPLETE, fields);
    expect(body).toEqual({
      predictions: [
        { placeId: "ChIJ-lake", kind: "property", name: "Lake Towers", detail: "HSR Layout, Bengaluru" },
        { placeId: "ChIJ-city", kind: "city", name: "Bengaluru", detail: "" },
      ],
      source: "google",
    });
    expect(asked).toHaveLength(1);
    expect(asked[0]).toMatchObject({ method: "POST", url: "/v1/places:autocomplete" });
    expect(asked[0]?.headers["x-goog-api-key"]).toBe("the-key");
    expect(JSON.parse(asked[0]?.body ?? "")).toEqual({
      input: "lake tow",
      includedRegionCodes: ["in"],
      languageCode: "en",
      sessionToken: "s-1",
    });
  });

  test("SV-12 returns the details of Google's place, and our services there", async () => {
    answer = { status: 200, body: DETAILS };
    const { body } = await answerOf(backends.app, PLACE, { query: "ChIJ-lake", session: "s-1" });
    expect(body).toMatchObject({ placeId: "ChIJ-lake", pincode: "560102", city: "Bengaluru" });
    expect(body.services).toEqual({ interiorsBU: true, servicesBU: false, productsBU: true });
    expect(asked[0]?.url).toBe("/v1/places/ChIJ-lake?languageCode=en&sessionToken=s-1");
    expect(asked[0]?.headers["x-goog-fieldmask"]).toContain("addressComponents");
  });

  test("our own ids are not sent to Google", async () => {
    const { status } = await answerOf(backends.app, PLACE, { query: "own:in/bengaluru/hsr-layout" });
    expect(status).toBe(200);
    expect(asked).toEqual([]);
  });

  test("a client that sends more requests than a person types gets our own places, without a call to Google", async () => {
    answer = { status: 200, body: SUGGESTIONS };
    const ask = async (address: string) => {
      const headers = { "x-forwarded-for": address };
      const response = await backends.app.request(`${AUTOCOMPLETE}?query=hsr+layout`, { headers });
      return (await response.json()).source;
    };
    const sources = [];
    for (let turn = 0; turn < 201; turn += 1) sources.push(await ask("203.0.113.9"));
    expect(sources.indexOf("own")).toBe(200);
    expect(asked).toHaveLength(200);
    expect(await ask("203.0.113.10")).toBe("google");
  });

  test.each([
    { status: 500, body: {} },
    { status: 403, body: { error: { message: "the key is wrong" } } },
    { status: 200, body: "no json" },
    { status: 200, body: { suggestions: "none" } },
    { status: 200, body: {}, isSilent: true },
  ])(
    "our own places are used when Google answers %j",
    async (failing) => {
      answer = failing;
      const { status, body } = await answerOf(backends.app, AUTOCOMPLETE, { query: "hsr layout" });
      expect(status).toBe(200);
      expect(body).toMatchObject({ source: "own", predictions: [{ name: "HSR Layout" }] });
      const place = await answerOf(backends.app, PLACE, { query: "Whitefield" });
      expect(place).toMatchObject({ status: 200, body: { pincode: "560066" } });
    },
    15_000,
  );
});
