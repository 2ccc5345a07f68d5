import { describe, expect, test } from "vitest";
import {
  CITY_ALIASES,
  COUNTRIES,
  COUNTRY_CODE_BY_NAME,
  regionOfCountry,
  SUPPORTED_COUNTRIES,
} from "./countries.ts";
import {
  editionOf,
  matchEdition,
  normaliseIsoCode,
  normaliseLanguageCode,
  regionFromPath,
} from "./edition.ts";
import { localisePath, UNPREFIXED_SEGMENTS } from "./localise-path.ts";
import { HREFLANG_REGIONS, REGION_NAMES, REGIONS } from "./regions.ts";

describe("regions", () => {
  test("RT-01 serves four countries in five regions", () => {
    expect(Object.keys(REGIONS)).toEqual(["in", "sg", "my", "sa-ar", "sa"]);
    expect(new Set(Object.values(REGIONS).map((row) => row.country))).toEqual(
      new Set(["in", "sg", "my", "sa"]),
    );
  });

  test("RT-02 labels the countries exactly as specified", () => {
    expect(REGION_NAMES.map((region) => REGIONS[region].label)).toEqual([
      "India",
      "Singapore",
      "Malaysia",
      "Saudi Arabia",
      "Saudi Arabia",
    ]);
  });

  test("RT-06 matches whole segments, Arabic before English", () => {
    expect(regionFromPath("/sa-ar/x")).toBe("sa-ar");
    expect(regionFromPath("/sa/x")).toBe("sa");
    expect(regionFromPath("/sab/x")).toBeUndefined();
    expect(regionFromPath("/inn/about-us")).toBeUndefined();
    expect(regionFromPath("/amp/sg/x")).toBe("sg");
  });

  test("RT-07 returns each country's default locale", () => {
    const defaults = Object.entries(COUNTRIES).map(([country, row]) => [country, row.defaultRegion]);
    expect(Object.fromEntries(defaults)).toEqual({ in: "in", sg: "sg", my: "my", sa: "sa-ar" });
    expect(regionOfCountry("SA")).toBe("sa-ar");
    expect(regionOfCountry("FR")).toBe("in");
  });

  test("RT-08 does not prefix the fifteen first segments that belong to no region", () => {
    expect(UNPREFIXED_SEGMENTS).toHaveLength(15);
    for (const segment of UNPREFIXED_SEGMENTS)
      expect(localisePath(`/${segment}/x`, "sg")).toBe(`/${segment}/x`);
    expect(localisePath("/contact-us", "sg")).toBe("/sg/contact-us");
    expect(localisePath("/in/contact-us", "sg")).toBe("/in/contact-us");
    expect(localisePath("/", "my")).toBe("/my");
  });

  test("RT-09 reads country and language from the first segment", () => {
    expect(matchEdition("/sa-ar/contact-us")).toMatchObject({
      isoCode: "SA",
      languageCode: "AR",
      direction: "rtl",
    });
    expect(matchEdition("/sa/contact-us")).toMatchObject({
      isoCode: "SA",
      languageCode: "EN",
      direction: "ltr",
    });
  });

  test("RT-10 treats an unknown country as India", () => {
    expect(matchEdition("/zz")).toMatchObject({ isoCode: "IN", languageCode: "EN" });
    expect(matchEdition("/")).toEqual(editionOf("in"));
  });

  test("RT-11 writes codes in upper case and replaces empty ones by defaults", () => {
    expect(normaliseIsoCode("sg")).toBe("SG");
    expect(normaliseIsoCode("")).toBe("IN");
    expect(normaliseLanguageCode("")).toBe("EN");
  });

  test("RT-12 reads left to right in every region except the Arabic one", () => {
    const rightToLeft = REGION_NAMES.filter((region) => editionOf(region).direction === "rtl");
    expect(rightToLeft).toEqual(["sa-ar"]);
  });

  test("RT-14 lists only in, sg and sa for search engines", () => {
    expect(HREFLANG_REGIONS).toEqual(["in", "sg", "sa"]);
  });
});

describe("countries", () => {
  test("every country has a complete default address", () => {
    for (const { defaultAddress } of Object.values(COUNTRIES)) {
      expect(Object.keys(defaultAddress).sort()).toEqual(
        [
          "city",
          "country",
          "countryCode",
          "formatted_address",
          "isDefaultAddress",
          "lat",
          "lng",
          "offerings",
          "pincode",
        ].sort(),
      );
    }
  });

  test("India's default address is Bengaluru with interiors and products", () => {
    expect(COUNTRIES.in.defaultAddress).toMatchObject({
      city: "Bengaluru",
      pincode: "560034",
      offerings: { interiorsBU: true, servicesBU: false, productsBU: true },
    });
  });

  test("the other default pincodes are texts", () => {
    expect(COUNTRIES.sg.defaultAddress.pincode).toBe("018956");
    expect(COUNTRIES.my.defaultAddress.pincode).toBe("31400");
    expect(COUNTRIES.sa.defaultAddress).toMatchObject({ city: "Jeddah", pincode: "23451" });
  });

  test("only India has a products unit", () => {
    const withProducts = Object.values(COUNTRIES).filter((row) => row.defaultAddress.offerings.productsBU);
    expect(withProducts.map((row) => row.label)).toEqual(["India"]);
  });

  test("milestones are 5/45/50 in India and 10/40/50 in the other countries", () => {
    const { in: india, ...others } = COUNTRIES;
    expect(india.milestones).toEqual([5, 45, 50]);
    for (const row of Object.values(others)) expect(row.milestones).toEqual([10, 40, 50]);
  });

  test("the country and city helpers have the specified constants", () => {
    expect(SUPPORTED_COUNTRIES).toBe("in,sg");
    expect(COUNTRY_CODE_BY_NAME).toEqual({ india: "in", singapore: "sg" });
    expect(CITY_ALIASES).toEqual({ bangalore: "bengaluru", gurgaon: "gurugram" });
  });
});
