import { expect, test } from "vitest";
import type { CityCentres } from "../../../../contracts/documents/centres/engagement-centre.ts";
import { nearestCentres } from "./nearest-centres.ts";

const COUNTRY = [city("north", 4), city("harbour", 3), city("hill", 2), city("lake", 1)];

function near(chosen: string, contents: CityCentres[] = COUNTRY) {
  const { near: shown } = nearestCentres(contents, chosen, "en");
  return shown.map(({ id, centres }) => [id, centres.length]);
}

test("a city with four centres is shown alone, one with fewer is joined by the next city that fits", () => {
  expect(near("north")).toEqual([["north", 4]]);
  expect(near("harbour")).toEqual([
    ["harbour", 3],
    ["lake", 1],
  ]);
});

test("a city without a centre shows the centres of the country's first city", () => {
  expect(near("nowhere")).toEqual([["north", 4]]);
  expect(near("north", [])).toEqual([]);
});

test("names the cities that are not shown", () => {
  expect(nearestCentres(COUNTRY, "north", "en").elsewhere.map(({ id }) => id)).toEqual([
    "harbour",
    "hill",
    "lake",
  ]);
});

test("uses Arabic names for Arabic readers, and English names if there is no Arabic one", () => {
  const contents = [{ ...city("jeddah", 1), cityNames: { ar: "جدة" } }, city("taif", 1)];
  expect(nearestCentres(contents, "jeddah", "ar").near.map(({ name }) => name)).toEqual(["جدة", "taif"]);
});

function city(slug: string, count: number): CityCentres {
  const groupItems = Array.from({ length: count }, (_, index): CityCentres["groupItems"][number] => ({
    id: `${slug}-${index}`,
    name: { en: "Centre" },
    address: { en: "Main Street" },
    locality: { en: "Centre" },
    pincode: "560034",
    phone: "+910000000000",
    lat: 12.9,
    lng: 77.6,
    hours: [{ days: ["mon"], opens: "10:00", closes: "19:00" }],
    services: ["parking"],
    languages: ["English"],
    slotMinutes: 60,
  }));
  return { slug, cityName: slug, groupItems, zoomMobile: 10.5, zoomDesktop: 10.5 };
}
