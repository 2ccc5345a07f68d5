import type { Asking } from "../../../../contracts/documents/ask-documents.ts";
import type { BuildingRules } from "../../../../contracts/documents/planning/building-rules.ts";
import { type Choices, textIn } from "../../../../prices/calculators/choices.ts";
import { findDocuments } from "../../../frame/load-document.ts";

/** What calculators call a home, and the types of home whose rules it may be under: a country has one of them. */
const TYPES: Readonly<Record<string, readonly string[]>> = {
  "hdb new": ["hdb-bto"],
  "hdb resale": ["hdb-resale"],
  condo: ["condominium", "strata"],
  apartment: ["apartment", "strata"],
  serviced: ["strata"],
  landed: ["landed"],
  "terrace-1": ["landed"],
  "terrace-2": ["landed"],
  "semi-d": ["landed"],
  bungalow: ["landed"],
  floor: ["apartment"],
  duplex: ["villa"],
  townhouse: ["villa"],
  villa: ["villa"],
  palace: ["villa"],
};

const USUAL = "society";

/** The rules of the home that is priced; where a calculator does not ask for it, of the usual one in the country. */
export async function findRulesFor(asking: Asking, choices: Choices): Promise<BuildingRules | undefined> {
  const all = await findDocuments("building-rules", asking);
  const [kind, state, home] = ["kind", "state", "home"].map((field) => textIn(choices, field));
  const types = [`${kind} ${state}`, kind, home].flatMap((name) => TYPES[name ?? ""] ?? []);
  return all.find(({ slug }) => types.includes(slug)) ?? all.find(({ slug }) => slug === USUAL);
}
