import { describe, expect, test } from "vitest";
import { cleanPhone } from "../../../../contracts/leads/clean-phone.ts";
import { COUNTRIES } from "../../../../editions/countries.ts";
import {
  findServiceability,
  loadVerticals,
  lookupVariables,
  type Serviceability,
  serviceableVerticals,
} from "./serviceability.ts";

const NOTHING = { interiorsBU: false, servicesBU: false, productsBU: false };
const INTERIORS = { ...NOTHING, interiorsBU: true };
const ADDRESS = { country: "India", pincode: "560102", lat: 12.91, lng: 77.64 };

function watch() {
  const states: Serviceability[] = [];
  return { states, tell: (state: Serviceability) => states.push(state) };
}

describe("SV-01 serviceability", () => {
  test.each([
    [NOTHING, true],
    [INTERIORS, false],
    [{ ...NOTHING, servicesBU: true }, false],
    [{ ...NOTHING, productsBU: true }, false],
  ])("SV-01 with %j nonServiceable is %s", async (services, nonServiceable) => {
    const state = await findServiceability(ADDRESS, async () => services);
    expect(state).toEqual({ services, nonServiceable, fetching: false, hasError: false });
  });

  test("SV-01 fetching is told while the lookup is under way", async () => {
    const { states, tell } = watch();
    await findServiceability(ADDRESS, async () => INTERIORS, tell);
    expect(states.map(({ fetching }) => fetching)).toEqual([true, false]);
  });

  test("SV-05 an error sets hasError, and fetching ends", async () => {
    const { states, tell } = watch();
    const state = await findServiceability(ADDRESS, () => Promise.reject(new Error("down")), tell);
    expect(state).toMatchObject({ hasError: true, fetching: false, nonServiceable: true });
    expect(states.at(-1)).toEqual(state);
  });
});

test("SV-02 the lookup gets the country, the post code as a number and the position as texts", async () => {
  const asked: unknown[] = [];
  await findServiceability(ADDRESS, async (variables) => {
    asked.push(variables);
    return NOTHING;
  });
  const locationDetails = { country: "India", pincode: 560102, lat: "12.91", lng: "77.64" };
  expect(asked).toEqual([{ locationDetails }]);
  const singapore = { ...ADDRESS, country: "Singapore", pincode: "018956" };
  expect(lookupVariables(singapore).locationDetails.pincode).toBe(18956);
});

test.each(Object.entries(COUNTRIES))(
  "SV-06 the default address of %s skips the lookup and uses its own offerings",
  async (_, { defaultAddress }) => {
    const lookUp = () => Promise.reject(new Error("It was asked for."));
    const state = await findServiceability(defaultAddress, lookUp);
    expect(state).toMatchObject({ services: defaultAddress.offerings, hasError: false, fetching: false });
  },
);

test("SV-07 the verticals of a place are those that its services stand for", () => {
  const mappings = { interiorsBU: "interiors", productsBU: "products" };
  expect(serviceableVerticals({ ...INTERIORS, productsBU: true }, mappings)).toEqual([
    "interiors",
    "products",
  ]);
  expect(serviceableVerticals(INTERIORS, mappings)).toEqual(["interiors"]);
  expect(serviceableVerticals({ ...NOTHING, servicesBU: true }, mappings)).toEqual([]);
  expect(serviceableVerticals(INTERIORS, {})).toEqual([]);
});

test.each([
  [INTERIORS, true, "fetched"],
  [INTERIORS, false, undefined],
  [NOTHING, true, undefined],
])("SV-04 vertical content of %j, requested %s: %s", async (services, isRequested, expected) => {
  const state = await findServiceability(ADDRESS, async () => services);
  let fetched = 0;
  const content = await loadVerticals(state, isRequested, async () => {
    fetched += 1;
    return "fetched";
  });
  expect(content).toBe(expected);
  expect(fetched).toBe(expected ? 1 : 0);
});

test.each([
  ["+91 (98) 7-6", "+919876"],
  ["٠٥٠ ١٢٣", "050123"],
  ["tel: 98450.12345 ext", "9845012345"],
])("SV-15 of %j only digits and + are kept", (typed, cleaned) => {
  expect(cleanPhone(typed)).toBe(cleaned);
});
