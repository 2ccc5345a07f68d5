import { type Country, REGIONS, type Region, regionsOf } from "./regions.ts";

export type LayoutName = "india" | "singapore" | "malaysia" | "saudi-arabia";

interface CountryRow {
  label: string;
  layout: LayoutName;
  /** The region for a visitor of whom only the country is known (AMB-01). */
  defaultRegion: Region;
  dialCode: string;
  /** A sample, like every number in the content; WHATSAPP_NUMBERS has the real ones. */
  sampleWhatsappNumber: string;
  currency: string;
  /** Shares of the price due at booking, at the order, and against finished work. */
  milestones: readonly [booking: number, order: number, balance: number];
  defaultAddress: DefaultAddress;
}

export interface DefaultAddress {
  lat: number;
  lng: number;
  /** Text, not a number: Singapore's begins with a zero. */
  pincode: string;
  formatted_address: string;
  country: string;
  city: string;
  countryCode: string;
  isDefaultAddress: true;
  offerings: { interiorsBU: boolean; servicesBU: boolean; productsBU: boolean };
}

export const COUNTRIES = {
  in: {
    label: "India",
    layout: "india",
    defaultRegion: "in",
    dialCode: "+91",
    sampleWhatsappNumber: "+918000000000",
    currency: "INR",
    milestones: [5, 45, 50],
    defaultAddress: {
      lat: 12.9279,
      lng: 77.6271,
      pincode: "560034",
      formatted_address: "Koramangala, Bengaluru, Karnataka 560034, India",
      country: "India",
      city: "Bengaluru",
      countryCode: "IN",
      isDefaultAddress: true,
      offerings: { interiorsBU: true, servicesBU: false, productsBU: true },
    },
  },
  sg: {
    label: "Singapore",
    layout: "singapore",
    defaultRegion: "sg",
    dialCode: "+65",
    sampleWhatsappNumber: "+6560000000",
    currency: "SGD",
    milestones: [10, 40, 50],
    defaultAddress: {
      lat: 1.2834,
      lng: 103.8607,
      pincode: "018956",
      formatted_address: "Marina Bay, Singapore 018956",
      country: "Singapore",
      city: "Singapore",
      countryCode: "SG",
      isDefaultAddress: true,
      offerings: { interiorsBU: true, servicesBU: false, productsBU: false },
    },
  },
  my: {
    label: "Malaysia",
    layout: "malaysia",
    defaultRegion: "my",
    dialCode: "+60",
    sampleWhatsappNumber: "+60300000000",
    currency: "MYR",
    milestones: [10, 40, 50],
    defaultAddress: {
      lat: 4.5975,
      lng: 101.0901,
      pincode: "31400",
      formatted_address: "31400 Ipoh, Perak, Malaysia",
      country: "Malaysia",
      city: "Ipoh",
      countryCode: "MY",
      isDefaultAddress: true,
      offerings: { interiorsBU: true, servicesBU: false, productsBU: false },
    },
  },
  sa: {
    label: "Saudi Arabia",
    layout: "saudi-arabia",
    defaultRegion: "sa-ar",
    dialCode: "+966",
    sampleWhatsappNumber: "+966120000000",
    currency: "SAR",
    milestones: [10, 40, 50],
    defaultAddress: {
      lat: 21.5292,
      lng: 39.1611,
      pincode: "23451",
      formatted_address: "Jeddah 23451, Saudi Arabia",
      country: "Saudi Arabia",
      city: "Jeddah",
      countryCode: "SA",
      isDefaultAddress: true,
      offerings: { interiorsBU: true, servicesBU: false, productsBU: false },
    },
  },
} as const satisfies Record<Country, CountryRow>;

export function isCountry(code: string): code is Country {
  return Object.hasOwn(COUNTRIES, code);
}

export const ISO_CODES = { in: "IN", sg: "SG", my: "MY", sa: "SA" } as const satisfies Record<
  Country,
  string
>;

export type IsoCode = (typeof ISO_CODES)[Country];

export function isServedIsoCode(code: unknown): code is IsoCode {
  return Object.values(ISO_CODES).some((served) => served === code);
}

/** The country of an item by its ISO code; without a known code, the country of the page. */
export function countryOf(isoCode: string | undefined, otherwise: Country): Country {
  const code = isoCode?.toLowerCase() ?? "";
  return isCountry(code) ? code : otherwise;
}

/**
 * The region in which an item of a country is shown: the requested region if it belongs to that country, otherwise
 * the country's first one.
 */
export function regionOfThing(isoCode: string, asked: Region): Region {
  const code = isoCode.toLowerCase();
  const own = isCountry(code) ? regionsOf(code) : [];
  return own.find((known) => known === asked) ?? own[0] ?? asked;
}

export function regionOfCountry(isoCode: string): Region {
  const country = isoCode.toLowerCase();
  return isCountry(country) ? COUNTRIES[country].defaultRegion : "in";
}

// Constants of the helpers below. They name only two countries and do not limit the countries that we serve (AMB-03).
export const SUPPORTED_COUNTRIES = "in,sg";
export const COUNTRY_CODE_BY_NAME = { india: "in", singapore: "sg" } as const;
export const CITY_ALIASES = { bangalore: "bengaluru", gurgaon: "gurugram" } as const;

export function countryNamed(name: string): Country | undefined {
  const wanted = name.trim().toLowerCase();
  const code = Object.entries(COUNTRY_CODE_BY_NAME).find(([known]) => known === wanted)?.[1];
  if (code && SUPPORTED_COUNTRIES.split(",").includes(code)) return code;
  return Object.values(REGIONS).find(
    ({ country, label }) => country === wanted || label.toLowerCase() === wanted,
  )?.country;
}

export function cityNamed(name: string): string {
  const wanted = name.trim().toLowerCase();
  return Object.entries(CITY_ALIASES).find(([old]) => old === wanted)?.[1] ?? name;
}
