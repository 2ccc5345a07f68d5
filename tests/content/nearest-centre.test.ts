import { expect, test } from "vitest";
import { z } from "zod";
import { CityCentres } from "../../src/contracts/documents/centres/engagement-centre.ts";
import { centresOf, ecNameOf } from "../../src/contracts/visits/city-centres.ts";
import { nearestCentre } from "../../src/web/features/leads/visits/load-centre.ts";
import { projectFiles, readProjectFile } from "../support/project-files.ts";

const City = CityCentres.extend({ country: z.string() });
const documents = projectFiles("content/documents/ec/*.json").map((file) =>
  City.parse(JSON.parse(readProjectFile(file))),
);
const inCountry = (country: string) =>
  centresOf(documents.filter((document) => document.country === country));

function near(country: string, place: Partial<Parameters<typeof nearestCentre>[1]>, defaultCity = "nowhere") {
  const found = nearestCentre(inCountry(country), { city: null, ...place }, defaultCity);
  return found && ecNameOf(found);
}

test("the nearest centre is the one of the post code, if the post code is known", () => {
  const centre = { id: "whitefield", city: { en: "Bengaluru" } };
  expect(near("IN", { centre, city: "Pune" })).toBe("Whitefield, Bengaluru");
  expect(near("IN", { centre: null, city: "Pune" })).toBeUndefined();
  expect(near("IN", { centre: { ...centre, city: { en: "Elsewhere" } }, city: "Pune" })).toMatch(/, Pune$/);
});

test("without a post code it is in the city, by any of its names, or else at the default address of the country", () => {
  expect(near("IN", { city: "Pune" })).toMatch(/, Pune$/);
  expect(near("SA", { city: "جدة" })).toMatch(/, Jeddah$/);
  expect(near("SA", {}, "Jeddah")).toMatch(/, Jeddah$/);
  expect(near("MY", {}, "Ipoh")).toBeDefined();
});

test("a country without centres has no nearest centre", () => {
  expect(near("XX", { city: "Pune" })).toBeUndefined();
});

test("no two centres have the same name, so that a visit can be assigned to its centre", () => {
  const names = ["IN", "SG", "MY", "SA"].flatMap((country) => inCountry(country).map(ecNameOf));
  expect(new Set(names).size).toBe(names.length);
});
