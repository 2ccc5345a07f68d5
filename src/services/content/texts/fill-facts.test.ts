import { expect, test } from "vitest";
import type { ConnectionContext } from "../document-type.ts";
import { fillFacts } from "./fill-facts.ts";

function contextOf(country: string | undefined): { context: ConnectionContext; faults: string[] } {
  const faults: string[] = [];
  const facts = { "warranty.cabinets": { text: "10 years", source: "Contract", checked: "2026-11-18" } };
  const context: ConnectionContext = {
    slug: "terms",
    country,
    language: "EN",
    find: () => ({ facts }),
    has: () => true,
    list: () => [],
    require: () => undefined,
    blame: (path, reason) => faults.push(`${path.join(".")}: ${reason}`),
  };
  return { context, faults };
}

test("a reference is replaced by the text of the fact, at any depth", () => {
  const { context, faults } = contextOf("IN");
  const body = { title: "Warranty", rows: [{ text: "Cabinets: {fact:warranty.cabinets}." }] };
  expect(fillFacts(body, context)).toEqual({ title: "Warranty", rows: [{ text: "Cabinets: 10 years." }] });
  expect(faults).toEqual([]);
});

test("an unknown fact, and a fact in a document of all countries, is a fault with its path", () => {
  const unknown = contextOf("IN");
  fillFacts({ text: "{fact:warranty.moon}" }, unknown.context);
  expect(unknown.faults).toEqual([
    expect.stringMatching(/^text: \{fact:warranty\.moon\}: there is no such fact/),
  ]);
  const everywhere = contextOf(undefined);
  fillFacts({ text: "{fact:warranty.cabinets}" }, everywhere.context);
  expect(everywhere.faults).toHaveLength(1);
});
