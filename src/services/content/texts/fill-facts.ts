import type { FactsDocument } from "../../../contracts/documents/facts-document.ts";
import type { JsonPath } from "../../files/locate-json.ts";
import type { ConnectionContext } from "../document-type.ts";

const REFERENCE = /\{fact:([\w.-]+)\}/g;

/**
 * Replaces every reference such as {fact:warranty.cabinets} by the text of that fact in the document's edition, so
 * that a fact is written once. An unknown name is a fault of the document.
 */
export function fillFacts(body: object, { blame, find, country, language }: ConnectionContext): object {
  // A document of all countries has no facts, because they differ by country.
  const known = country === undefined ? undefined : find("facts", "facts", { country, language });
  const facts = (known as FactsDocument | undefined)?.facts ?? {};

  const fillText = (text: string, path: JsonPath) =>
    text.replace(REFERENCE, (reference, name: string) => {
      const fact = facts[name];
      if (!fact) blame(path, `${reference}: there is no such fact in the facts of this edition`);
      return fact?.text ?? reference;
    });

  const fill = (value: unknown, path: JsonPath): unknown => {
    if (typeof value === "string") return value.includes("{fact:") ? fillText(value, path) : value;
    if (Array.isArray(value)) return value.map((item, index) => fill(item, [...path, index]));
    if (typeof value !== "object" || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, fill(item, [...path, key])]));
  };

  return JSON.stringify(body).includes("{fact:") ? (fill(body, []) as object) : body;
}
