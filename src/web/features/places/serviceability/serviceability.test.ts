import { describe, expect, test } from "vitest";
import { cleanPhone } from "../../../../contracts/leads/clean-phone.ts";
import { textOf } from "../../../../editions/all-texts.ts";
import { COUNTRIES } from "../../../../editions/countries.ts";
import {
  findServiceability,
  joinedNote,
  kilometres,
  loadVerticals,
  lookupVariables,
  notServedNote,
  type Serviceability,
  servedNote,
  serviceableVerticals,
  waitingNote,
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

  test("SV-01 reports fetching during the lookup", async () => {
    const { states, tell } = watch();
    await findServiceability(ADDRESS, async () => INTERIORS, tell);
    expect(states.map(({ fetching }) => fetching)).toEqual([true, false]);
  });

  test("SV-05 an error sets hasError and ends fetching", async () => {
    const { states, tell } = watch();
    const state = await findServiceability(ADDRESS, () => Promise.reject(new Error("down")), tell);
    expect(state).toMatchObject({ hasError: true, fetching: false, nonServiceable: true });
    expect(states.at(-1)).toEqual(state);
  });
});

test("SV-02 the lookup receives the country, the post code as a number and the position as strings", async () => {
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

test("SV-07 the verticals of a place follow from its services", () => {
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
])("SV-15 keeps only digits and + of %j", (typed, cleaned) => {
  expect(cleanPhone(typed)).toBe(cleaned);
});

const ENGLISH = textOf("en");

test.each([
  [2.14, "HSR: we build here, centre 2.1\u00a0km away"],
  [12.6, "HSR: we build here, centre 13\u00a0km away"],
  [0.4, "HSR: we build here, and a centre is very near"],
  [300, "HSR: we build here"],
  [undefined, "HSR: we build here"],
])("describes a centre %s km away as %s", (km, note) => {
  expect(servedNote(ENGLISH, "HSR", km)).toBe(note);
});

test("SV-08 only the first place that we do not serve suggests another try", () => {
  const [first, ...others] = [1, 2, 3].map((attempt) => notServedNote(ENGLISH, attempt));
  expect(first).toContain("Please try again");
  expect(others.join()).not.toContain("try again");
});

test("SV-08 the texts match the specification, and both exist in Arabic", () => {
  const [english, arabic] = [textOf("en").t, textOf("ar").t];
  expect(english("serviceability.notServiceableFirst")).toBe(
    "Sorry, we are currently not serviceable in your locality. Please try again",
  );
  expect(english("serviceability.notServiceable")).toBe(
    "Sorry, we are currently not serviceable in this locality.",
  );
  expect(arabic("serviceability.notServiceableFirst")).not.toBe(arabic("serviceability.notServiceable"));
});

test.each([
  [1, "1st"],
  [2, "2nd"],
  [3, "3rd"],
  [11, "11th"],
  [14, "14th"],
  [122, "122nd"],
])("writes position %i as %s", (position, note) => {
  expect(joinedNote(ENGLISH, position)).toContain(`${note} on the list`);
  expect(joinedNote(textOf("ar"), position)).toContain(String(position));
});

test("numbers are written with Western digits in every language", () => {
  expect(kilometres(1234.4, "ar")).toMatch(/^1[,٬.]?234$/);
  expect(waitingNote(ENGLISH, 0)).toContain("No one");
  expect(waitingNote(ENGLISH, 1)).toContain("1 person");
  expect(waitingNote(ENGLISH, 1400)).toContain("1,400 people");
});
