import type { IsoCode } from "../../editions/countries.ts";
import { westernDigits } from "../../editions/western-digits.ts";
import { INDIAN_STATES } from "./indian-states.ts";

export interface AddressField {
  name: AddressFieldName;
  /** The required format; any text when unset. */
  shape?: RegExp;
  isOptional?: true;
  options?: readonly string[];
  suggests?: "cities" | "localities";
  autoComplete:
    | "address-line1"
    | "address-line2"
    | "address-line3"
    | "address-level1"
    | "address-level2"
    | "postal-code";
  tidy?: (typed: string) => string;
}

export type AddressFieldName =
  | "additional"
  | "area"
  | "building"
  | "buildingNumber"
  | "city"
  | "district"
  | "flat"
  | "postcode"
  | "state"
  | "street"
  | "unit";

const MALAYSIAN_STATES = [
  "Johor",
  "Kedah",
  "Kelantan",
  "Kuala Lumpur",
  "Labuan",
  "Melaka",
  "Negeri Sembilan",
  "Pahang",
  "Perak",
  "Perlis",
  "Pulau Pinang",
  "Putrajaya",
  "Sabah",
  "Sarawak",
  "Selangor",
  "Terengganu",
] as const;

const digits = (typed: string) => westernDigits(typed).replace(/[\s-]/g, "");
const sixDigits = { shape: /^\d{6}$/, tidy: digits, autoComplete: "postal-code" } as const;
const fiveDigits = { shape: /^\d{5}$/, tidy: digits, autoComplete: "postal-code" } as const;
const fourDigits = { shape: /^\d{4}$/, tidy: digits } as const;
const city = { name: "city", suggests: "cities", autoComplete: "address-level2" } as const;

const ADDRESS_FORMATS = {
  IN: [
    { name: "flat", autoComplete: "address-line1" },
    { name: "street", autoComplete: "address-line2" },
    { name: "area", suggests: "localities", isOptional: true, autoComplete: "address-line3" },
    city,
    { name: "state", options: INDIAN_STATES, autoComplete: "address-level1" },
    { name: "postcode", ...sixDigits, shape: /^[1-9]\d{5}$/ },
  ],
  SG: [
    { name: "street", autoComplete: "address-line1" },
    {
      name: "unit",
      isOptional: true,
      shape: /^#\d{1,3}-\d{1,5}[A-Z]?$/,
      tidy: (typed) => `#${westernDigits(typed).toUpperCase().replace(/[#\s]/g, "")}`,
      autoComplete: "address-line2",
    },
    { name: "building", isOptional: true, autoComplete: "address-line3" },
    { name: "postcode", ...sixDigits },
  ],
  MY: [
    { name: "flat", autoComplete: "address-line1" },
    { name: "street", autoComplete: "address-line2" },
    { name: "postcode", ...fiveDigits },
    city,
    { name: "state", options: MALAYSIAN_STATES, autoComplete: "address-level1" },
  ],
  SA: [
    { name: "buildingNumber", ...fourDigits, autoComplete: "address-line1" },
    { name: "street", autoComplete: "address-line2" },
    { name: "district", suggests: "localities", autoComplete: "address-line3" },
    city,
    { name: "postcode", ...fiveDigits },
    { name: "additional", ...fourDigits, autoComplete: "address-line2" },
  ],
} as const satisfies Record<IsoCode, readonly AddressField[]>;

export function addressFormat(country: IsoCode): readonly AddressField[] {
  return ADDRESS_FORMATS[country];
}
