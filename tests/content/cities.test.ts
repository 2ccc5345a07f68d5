import { readFile } from "node:fs/promises";
import { describe, expect, test } from "vitest";
import { z } from "zod";
import { City } from "../../src/contracts/documents/city-document.ts";
import { CLIMATES } from "../../src/contracts/documents/offerings/climates.ts";
import { SITE_TYPES } from "../../src/services/content/types/site-types.ts";
import { findCity } from "../../src/web/features/looks-and-offerings/offerings/label/climate-cities.ts";
import { projectFiles, readProjectFile } from "../support/project-files.ts";
import { readStoredDocuments } from "./stored-documents.ts";

const { cities: type } = SITE_TYPES;
if (!type) throw new Error("There is no content type for cities.");
const stored = await readStoredDocuments({ cities: type });
const cities = stored.map(({ slug, country, body }) => ({ slug, country, ...City.parse(JSON.parse(body)) }));
const slugs = cities.map(({ slug }) => slug);

const rating = z.number().optional();
const Finishes = z.array(
  z.object({
    slug: z.string(),
    availability: z.string(),
    features: z.object({ coastal: rating, dry: rating, plateau: rating }),
  }),
);

const BIG_CITIES = {
  bengaluru:
    "hsr-layout koramangala whitefield sarjapur-road indiranagar jp-nagar electronic-city hebbal yelahanka marathahalli bellandur jayanagar",
  mumbai: "andheri-west bandra powai borivali goregaon chembur lower-parel mulund malad kandivali",
  thane: "ghodbunder-road majiwada kolshet",
  "navi-mumbai": "vashi kharghar nerul airoli",
  pune: "baner kharadi hinjawadi wakad viman-nagar hadapsar aundh kothrud",
  delhi: "dwarka rohini saket vasant-kunj janakpuri greater-kailash",
  gurugram: "sector-29 golf-course-road sohna-road sector-56 dlf-phase-3 new-gurugram",
  noida: "sector-18 sector-50 sector-62 sector-75 sector-137 sector-150",
  ghaziabad: "indirapuram vaishali",
  hyderabad: "gachibowli kondapur kukatpally madhapur jubilee-hills manikonda kompally lb-nagar",
  chennai: "anna-nagar omr velachery adyar t-nagar porur perungudi tambaram",
  kolkata: "new-town salt-lake rajarhat ballygunge behala garia",
  ahmedabad: "sg-highway bopal satellite prahlad-nagar",
  kochi: "kakkanad edappally",
  chandigarh: "panchkula",
};

const FIRST_DIGIT: Record<string, string> = {
  Delhi: "1",
  Haryana: "1",
  Punjab: "1",
  Chandigarh: "1",
  "Uttar Pradesh": "2",
  Rajasthan: "3",
  Gujarat: "3",
  Maharashtra: "4",
  "Madhya Pradesh": "4",
  Goa: "4",
  Karnataka: "5",
  Telangana: "5",
  "Andhra Pradesh": "5",
  Kerala: "6",
  "Tamil Nadu": "6",
  "West Bengal": "7",
  Odisha: "7",
};

test("there are at least 28 cities, all in India", () => {
  expect(cities.length).toBeGreaterThanOrEqual(28);
  expect(cities.filter(({ country }) => country !== "IN")).toEqual([]);
});

test("a former name leads to exactly one city, and is not the slug of another", () => {
  const leads = cities.flatMap(({ slug, aliases }) => aliases.map((alias) => [alias, slug] as const));
  const names = leads.map(([alias]) => alias);
  expect(names).toEqual([...new Set(names)]);
  expect(names.filter((name) => slugs.includes(name))).toEqual([]);
  expect(Object.fromEntries(leads)).toMatchObject({ bangalore: "bengaluru", gurgaon: "gurugram" });
});

test.each(Object.entries(BIG_CITIES))("%s has the expected localities", (slug, expected) => {
  const found = cities.find((city) => city.slug === slug)?.localities.map((locality) => locality.slug);
  expect(found).toEqual(expect.arrayContaining(expected.split(" ")));
});

test("no two cities share a text or a picture", () => {
  for (const said of [
    cities.map(({ headline }) => headline),
    cities.map(({ lede }) => lede),
    cities.map(({ picture }) => picture.photo.name),
    cities.map(({ seoTitle }) => seoTitle),
    cities.map(({ seoDescription }) => seoDescription),
    cities.flatMap(({ needs }) => needs.map(({ text }) => text)),
    cities.flatMap(({ questions }) => questions.map(({ answer }) => answer)),
    cities.flatMap(({ localities }) => localities.map(({ about }) => about)),
    cities.flatMap(({ localities }) => localities.map(({ houseRules }) => houseRules)),
  ])
    expect(said).toEqual([...new Set(said)]);
});

test("every locality has a picture, and within a city no two have the same", () => {
  for (const { picture, localities } of cities) {
    const names = [picture, ...localities.map((locality) => locality.picture)].map((own) => own?.photo.name);
    expect(names).not.toContain(undefined);
    expect(names).toEqual([...new Set(names)]);
  }
});

test("every city uses a price factor that is in the rates", async () => {
  const file = new URL("../../content/documents/calculator-rates/rates-in.json", import.meta.url);
  const factors = Object.keys(JSON.parse(await readFile(file, "utf8")).cities);
  expect(cities.filter(({ rateCity }) => !factors.includes(rateCity))).toEqual([]);
  const ownFactor = cities.filter(({ slug }) => factors.includes(slug));
  expect(ownFactor.filter(({ slug, rateCity }) => rateCity !== slug)).toEqual([]);
});

test("each city names available finishes that suit its climate, and gives no reason twice", async () => {
  const finishes = projectFiles("content/documents/finishes/in/*.json").flatMap((file) =>
    Finishes.parse(JSON.parse(readProjectFile(file))),
  );
  const bearing = (code: string, city: string) => {
    const finish = finishes.find(({ slug, availability }) => slug === code && availability === "yes");
    return finish?.features[findCity(city)?.climate ?? "coastal"] ?? 0;
  };
  const poor = cities.flatMap(({ slug, materials }) =>
    materials.filter(({ code }) => bearing(code, slug) < 4).map(({ code }) => `${slug} ${code}`),
  );
  expect(poor).toEqual([]);
  const reasons = cities.flatMap(({ materials }) => materials.map(({ why }) => why));
  expect(reasons).toEqual([...new Set(reasons)]);
});

test("in every locality, a home with more rooms has a larger area", () => {
  for (const { localities } of cities)
    for (const { homes } of localities) {
      const areas = homes.map(({ carpetSqFt }) => carpetSqFt);
      expect(homes.map(({ home }) => home)).toEqual([...new Set(homes.map(({ home }) => home))].sort());
      expect(areas).toEqual(areas.toSorted((one, other) => one - other));
    }
});

describe.each(cities)("$slug", ({ state, lat, lng, localities, projects }) => {
  test("OF-07 each city has exactly one of the climates on the finish labels", () => {
    const known = Object.values(CLIMATES).flat();
    expect([...known].sort()).toEqual(cities.map(({ name }) => name).sort());
    for (const { slug, name } of cities) expect(findCity(slug)?.name).toBe(name);
  });

  test("lists each locality once, with a pincode of its state", () => {
    const own = localities.map(({ slug }) => slug);
    expect(own).toEqual([...new Set(own)]);
    expect(FIRST_DIGIT).toHaveProperty([state]);
    const strangers = localities.filter(({ pincode }) => pincode[0] !== FIRST_DIGIT[state]);
    expect(strangers.map(({ name, pincode }) => `${name} ${pincode}`)).toEqual([]);
  });

  test("is in India, with its localities at most 60 km away and at different positions", () => {
    expect(lat > 6.5 && lat < 37.1 && lng > 68.1 && lng < 97.4).toBe(true);
    const far = localities.filter((locality) => kilometresBetween(locality, { lat, lng }) > 60);
    expect(far.map(({ name }) => name)).toEqual([]);
    const spots = localities.map((locality) => `${locality.lat} ${locality.lng}`);
    expect(spots).toEqual([...new Set(spots)]);
  });

  test("describes each locality in 40 to 80 words", () => {
    const words = localities.map(({ slug, about }) => ({ slug, words: about.split(/\s+/).length }));
    expect(words.filter((one) => one.words < 40 || one.words > 80)).toEqual([]);
  });

  test("shows sample projects from its own localities, within the spread of the price model", () => {
    expect(projects.length).toBeGreaterThan(0);
    const own = localities.map(({ slug }) => slug);
    expect(projects.filter(({ locality }) => !own.includes(locality))).toEqual([]);
    for (const { low, high } of projects) expect(high / low).toBeCloseTo(1.12 / 0.92, 2);
  });
});

interface Place {
  lat: number;
  lng: number;
}

/** Calculates on a flat map, which is accurate enough within a city. */
function kilometresBetween(one: Place, other: Place): number {
  const kilometresPerDegree = 111.2;
  const eastward = (one.lng - other.lng) * Math.cos((one.lat * Math.PI) / 180);
  return Math.hypot(one.lat - other.lat, eastward) * kilometresPerDegree;
}
