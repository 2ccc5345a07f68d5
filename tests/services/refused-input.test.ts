import { describe, expect, test } from "vitest";
import { z } from "zod";
import { ALL_CALLS } from "../../src/contracts/calls/all-calls.ts";
import type { Call } from "../../src/contracts/define-call.ts";
import { HOSTS } from "../../src/contracts/hosts.ts";
import { inputReason } from "../../src/contracts/input-reason.ts";
import { Refusal } from "../../src/services/http/refusal.ts";
import { parseInput } from "../../src/services/http/refuse-input.ts";
import { loadedBackends } from "./fixture-backends.ts";

/** Default error messages of the schema library. */
const LIBRARY =
  /invalid (input|option|string|number|key|value|element|discriminator)|expected|received|undefined|NaN|too (big|small):|unrecognized/i;
const WRONG = { text: "\u0000?!", number: -1.5, list: ["?"], object: { "?": 1 }, nothing: "" };

type Fields = Record<string, unknown>;

function schemaOf(call: Call): Fields {
  const { properties = {} } = z.toJSONSchema(call.input, { io: "input", unrepresentable: "any" });
  return properties;
}

/** Every wrong input for a call: nothing at all, each parameter left out, and each with another type. */
function wrongInputs(call: Call): Fields[] {
  const example: Fields = Object.assign({}, call.example);
  const names = Object.keys(schemaOf(call));
  return [
    {},
    ...names.map((name) => Object.fromEntries(Object.entries(example).filter(([other]) => other !== name))),
    ...names.flatMap((name) => Object.values(WRONG).map((value) => ({ ...example, [name]: value }))),
  ];
}

describe.each(ALL_CALLS.map((call) => [call.name, call] as const))("%s", (_, call) => {
  test("names the wrong parameter, what it must be and what was given, in our own words", () => {
    for (const fields of wrongInputs(call)) {
      const refused = parseInput(call.input, fields);
      if (!(refused instanceof Refusal)) continue;
      const { error, field = "", reason = "" } = refused.body;
      if (refused.status === 401) {
        expect(JSON.stringify(refused.body)).not.toMatch(/given|\\u0000|\?/);
        continue;
      }
      expect([fields, reason]).toEqual([
        fields,
        expect.stringMatching(/^(must |is |holds |missing$|short$|long$|wrong$)/),
      ]);
      expect(error).toContain(`The parameter ${field} is not right: it `);
      expect(error).toMatch(/, and .* (was|were) given\.$/s);
      expect([fields, reason.match(LIBRARY)]).toEqual([fields, null]);
    }
  });

  test("accepts an unknown parameter", () => {
    const fields = Object.assign({}, call.example, { utm_source: "mail" });
    if (call.example) expect(call.input.safeParse(fields, { error: inputReason }).error).toBeUndefined();
  });
});

const COUNTRY_NAMES = ["country", "countryCode", "countryIsoCode"];
/**
 * These calls return one document by a name that may be unique, or the categories of all countries: India is
 * preferred, but not the default.
 */
const OF_EVERY_COUNTRY = [
  "getServicePage",
  "getLocality",
  "designIdeasCategories",
  "smartPhoto_details",
  "hiStoreCustomSkusData",
];
/** The country of an address is never guessed. */
const OF_NO_COUNTRY = ["listAddresses", "saveAddress"];
const EXEMPT = [...OF_EVERY_COUNTRY, ...OF_NO_COUNTRY];

test("a missing country defaults to India, as in the magazine", () => {
  const asked = ALL_CALLS.flatMap((call) =>
    COUNTRY_NAMES.filter((name) => name in schemaOf(call)).map((name) => ({ call, name })),
  );
  expect(asked.length).toBeGreaterThan(15);
  for (const { call, name } of asked.filter(({ call }) => !EXEMPT.includes(call.name)))
    for (const given of [undefined, ""]) {
      const parsed = parseInput(
        call.input,
        Object.assign({ pageSlug: "x", query: "x" }, call.example, { [name]: given }),
      );
      const said = parsed instanceof Refusal ? parsed.body : Reflect.get(Object(parsed.input), name);
      expect([call.name, given, said]).toEqual([call.name, given, "IN"]);
    }
});

test("every call answers wrong input at its address with such a sentence", {
  timeout: 120_000,
}, async () => {
  const { app } = await loadedBackends();
  const refused = new Set<string>();
  for (const call of ALL_CALLS.filter(({ document }) => !document))
    for (const fields of wrongInputs(call)) {
      const { path, ...init } = requestTo(call, fields);
      const response = await app.request(HOSTS[call.host].embeddedAt + path, init);
      expect([call.name, fields, response.status < 500 || response.status === 501]).toEqual([
        call.name,
        fields,
        true,
      ]);
      if (response.status !== 400) continue;
      const { error } = z.object({ error: z.string() }).parse(await response.json());
      expect([call.name, fields, error.match(LIBRARY)]).toEqual([call.name, fields, null]);
      expect(error).toMatch(/\.$/);
      refused.add(call.name);
    }
  expect(refused.size).toBeGreaterThan(25);
});

function requestTo(call: Call, fields: Fields): RequestInit & { path: string } {
  const path = call.path.replace(/:(\w+)/g, (_, name: string) =>
    encodeURIComponent(String(fields[name] ?? "-")),
  );
  if (call.method === "POST")
    return {
      path,
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(fields),
    };
  const query = Object.entries(fields).map(([name, value]) => [
    name,
    typeof value === "string" ? value : JSON.stringify(value),
  ]);
  return { path: `${path}?${new URLSearchParams(query)}` };
}
