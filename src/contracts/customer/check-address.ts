import type { IsoCode } from "../../editions/countries.ts";
import { typedLine } from "../field-types.ts";
import { type AddressField, type AddressFieldName, addressFormat } from "./address-formats.ts";
import { statesOfPostcode } from "./indian-states.ts";

type AddressFields = Partial<Record<AddressFieldName, string>>;
export type AddressProblem = "missing" | "long" | "wrong";
export type AddressErrors = Partial<Record<AddressFieldName, AddressProblem>>;

/** A post code that belongs to other states than the chosen one. */
export interface AddressDoubt {
  postcode: string;
  state: string;
  states: string[];
}

const MAX_CHARACTERS = 120;
const Line = typedLine(MAX_CHARACTERS);

export function checkAddress(
  country: IsoCode,
  typed: Readonly<Record<string, string | undefined>>,
): { fields: AddressFields; doubt?: AddressDoubt } | { errors: AddressErrors } {
  const fields: AddressFields = {};
  const errors: AddressErrors = {};
  for (const field of addressFormat(country)) {
    const { value, problem } = checkField(field, typed[field.name]?.trim() ?? "");
    if (problem) errors[field.name] = problem;
    else if (value) fields[field.name] = value;
  }
  if (Object.keys(errors).length > 0) return { errors };
  const doubt = country === "IN" ? doubtOf(fields) : undefined;
  return { fields, ...(doubt && { doubt }) };
}

function doubtOf({ state = "", postcode = "" }: AddressFields): AddressDoubt | undefined {
  const states = statesOfPostcode(postcode);
  return states.length === 0 || states.includes(state) ? undefined : { postcode, state, states };
}

function checkField(
  { shape, isOptional, options, tidy = (text) => text }: AddressField,
  typed: string,
): { value?: string; problem?: AddressProblem } {
  if (typed === "") return isOptional ? {} : { problem: "missing" };
  const line = Line.safeParse(tidy(typed));
  if (!line.success) return { problem: line.error.issues[0]?.message === "long" ? "long" : "wrong" };
  const isRight = (shape?.test(line.data) ?? true) && (options?.includes(line.data) ?? true);
  return isRight ? { value: line.data } : { problem: "wrong" };
}

export function addressLines(country: IsoCode, fields: AddressFields, comma = ", "): string[] {
  return LINES[country]
    .map((names) => names.flatMap((name) => fields[name] ?? []).join(comma))
    .filter((line) => line !== "");
}

const LINES = {
  IN: [["flat", "street"], ["area"], ["city", "state", "postcode"]],
  SG: [["street", "unit"], ["building"], ["postcode"]],
  MY: [["flat", "street"], ["postcode", "city"], ["state"]],
  SA: [
    ["buildingNumber", "street"],
    ["district", "city"],
    ["postcode", "additional"],
  ],
} as const satisfies Record<IsoCode, readonly (readonly AddressFieldName[])[]>;
