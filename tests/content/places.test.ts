import { join } from "node:path";
import { beforeAll, describe, expect, test } from "vitest";
import { COUNTRIES } from "../../src/editions/countries.ts";
import { REGION_NAMES, REGIONS } from "../../src/editions/regions.ts";
import { countryPlaces, findPostCode, servicesOf } from "../../src/services/places/gazetteer.ts";
import { type PlaceFile, readPlaceFiles } from "../../src/services/places/place-files.ts";
import { PROJECT_ROOT, projectFiles, readProjectFile } from "../support/project-files.ts";

const NOTHING = { localities: new Map(), aliases: new Map(), centres: [] };
const COUNTRY_NAMES = [...new Set(REGION_NAMES.map((region) => REGIONS[region].country))];
let files: Map<string, PlaceFile>;
beforeAll(async () => {
  files = await readPlaceFiles(join(PROJECT_ROOT, "content/places"));
});

function fileOf(country: string): PlaceFile {
  const file = files.get(country);
  if (!file) throw new Error(`There are no places of ${country}.`);
  return file;
}

const places = (country: (typeof COUNTRY_NAMES)[number]) => countryPlaces(country, fileOf(country), NOTHING);

describe.each(COUNTRY_NAMES)("the places of %s", (country) => {
  test("SV-06 the default address has the services that its offerings list", () => {
    const { pincode, offerings, city } = COUNTRIES[country].defaultAddress;
    const found = findPostCode(places(country), pincode);
    expect(found?.city?.name.en).toBe(city);
    expect(servicesOf(found?.city)).toEqual(offerings);
  });

  test("every post code of a locality belongs to its city, and every building to a locality", () => {
    const known = places(country);
    const wrong = known.cities.flatMap((city) =>
      city.localities.flatMap(({ slug, postCodes }) =>
        postCodes
          .map((rule) => rule.split("-")[0]?.padEnd(known.postCodeDigits, "0") ?? "")
          .filter((code) => findPostCode(known, code)?.city !== city)
          .map((code) => `${city.slug}/${slug} ${code}`),
      ),
    );
    expect(wrong).toEqual([]);
    const own = known.cities.flatMap(({ slug, localities }) =>
      localities.map((each) => `${slug}/${each.slug}`),
    );
    expect(own).toEqual([...new Set(own)]);
    const pages = country === "in" ? localitiesWithPages() : [];
    const homeless = known.cities.flatMap(({ slug, properties }) =>
      properties
        .map(({ locality }) => `${slug}/${locality}`)
        .filter((home) => !own.includes(home) && !pages.includes(home)),
    );
    expect(homeless).toEqual([]);
  });

  test("only India has products", () => {
    const units = new Set(fileOf(country).cities.flatMap(({ services }) => services));
    expect(units.has("productsBU")).toBe(country === "in");
  });
});

test("India serves every city that has a page, at the same position", () => {
  const pages = projectFiles("content/documents/cities/in/*.json").map((file) =>
    JSON.parse(readProjectFile(file)),
  );
  const cities = new Map(fileOf("in").cities.map((city) => [city.slug, city]));
  expect(pages.length).toBeGreaterThanOrEqual(30);
  for (const { slug, name, lat, lng, localities } of pages) {
    expect(cities.get(slug)).toMatchObject({ name: { en: name }, lat, lng });
    // A locality with a page is described only on that page.
    const own = new Set(cities.get(slug)?.localities.map((locality) => locality.slug));
    expect(localities.filter((locality: { slug: string }) => own.has(locality.slug))).toEqual([]);
    for (const { pincode } of localities)
      expect([pincode, findPostCode(places("in"), pincode)?.city?.slug]).toEqual([pincode, slug]);
  }
});

test("Singapore has every postal sector that is in use", () => {
  const sectors = Array.from({ length: 82 }, (_, index) => String(index + 1).padStart(2, "0"));
  const known = places("sg");
  const unknown = sectors.filter((sector) => {
    const found = findPostCode(known, `${sector}0999`);
    return !found?.city || !found.locality?.district;
  });
  expect(unknown).toEqual(["74"]);
  for (const code of ["000999", "830000", "999999"]) expect(findPostCode(known, code)).toBeUndefined();
});

test.each([
  ["in", "800001", "Patna"],
  ["in", "711101", "Howrah"],
  ["in", "641604", "Tiruppur"],
  ["my", "25000", "Pahang"],
  ["my", "34000", "Taiping"],
  ["sa", "62461", "Khamis Mushait"],
  ["sa", "55421", "Hail"],
] as const)("in %s the code %s is not served, and belongs to %s", (country, code, name) => {
  expect(findPostCode(places(country), code)?.area?.name.en).toBe(name);
});

function localitiesWithPages(): string[] {
  return projectFiles("content/documents/cities/in/*.json").flatMap((file) => {
    const { slug, localities } = JSON.parse(readProjectFile(file));
    return localities.map((locality: { slug: string }) => `${slug}/${locality.slug}`);
  });
}
