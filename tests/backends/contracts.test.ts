import { expect, test } from "vitest";
import { createCaller } from "../../src/contracts/create-caller.ts";
import {
  askDocument,
  askDocuments,
  askDocumentsBeside,
} from "../../src/contracts/documents/ask-documents.ts";
import { HOSTS } from "../../src/contracts/hosts.ts";
import type { Outcome } from "../../src/contracts/outcome.ts";
import { editionOf } from "../../src/editions/edition.ts";
import { createAgreedHosts } from "../support/agreed-hosts/agreed-hosts.ts";
import { AGREED_CALLS } from "./agreed-calls.ts";

const hosts = createAgreedHosts();
const addresses = Object.fromEntries(Object.keys(HOSTS).map((name) => [name, `http://hosts/${name}`]));

const call = createCaller({
  // The product's own calls at the gateway, where they may be answered, too (AMB-25).
  addresses: { ...addresses, own: "http://hosts/bumblebee" },
  embedded: () => new Response(null, { status: 404 }),
  fetch: (input, init) => hosts.fetch(new Request(input, init)),
  retryDelaysMs: [],
});
const asking = { call, edition: editionOf("in") };

test("every call asks what was agreed, and takes what was agreed for an answer", async () => {
  const refused: string[] = [];
  for (const [row, definition, input] of AGREED_CALLS)
    refused.push(...(await reasonOf(`${row} ${definition.name}`, () => call(definition, input))));
  expect(refused).toEqual([]);
});

const SLUG = { field: "slug", op: "eq", values: ["their-look-1"] } as const;
const ROOM = { field: "roomType", op: "in", values: ["their-kitchens"] } as const;

const DOCUMENTS: Record<string, () => Promise<Outcome<unknown>>> = {
  "K08 ec": () => askDocuments("ec", asking),
  "K09 trending-stories": () => askDocument("trending-stories", asking, "in_editors_pick"),
  "K14 design-ideas-landing-page": () => askDocument("design-ideas-landing-page", asking),
  "K15 magazine_categories": () => askDocuments("magazine_categories", asking),
  "K16 looks": () => askDocuments("looks", asking, { filters: [{ ...SLUG, values: [...SLUG.values] }] }),
  "K16 smart-photo-lite": () => askDocuments("smart-photo-lite", asking),
  "K17 looks": () =>
    askDocumentsBeside("looks", asking, "their-look-1", [{ ...ROOM, values: [...ROOM.values] }]),
  "K18 design-ideas-cues": () => askDocuments("design-ideas-cues", asking),
};

test("every document that a host has is read", async () => {
  const refused: string[] = [];
  for (const [name, ask] of Object.entries(DOCUMENTS)) refused.push(...(await reasonOf(name, ask)));
  expect(refused).toEqual([]);
});

/** What was asked beyond the agreement, or what was demanded of the answer; nothing where all is well. */
async function reasonOf(name: string, ask: () => Promise<Outcome<unknown>>): Promise<string[]> {
  hosts.forget();
  const outcome = await ask();
  if (outcome.ok) return [];
  const { report, kind, status } = outcome.problem;
  const isRead = kind === "bad-answer" || kind === "bad-document";
  const beyond = hosts.refusals().map((refusal) => refusal.slice(refusal.indexOf(": ") + 2));
  const demanded = isRead && beyond.length === 0 ? demandsIn(report) : [];
  const reasons = [...beyond, ...demanded];
  return [`${name}: ${reasons.join(", ") || status}`];
}

/** The places in an answer that a schema has something against. Items of a list are alike. */
function demandsIn(report: string): string[] {
  const issues: Issue[] = JSON.parse(report.slice(report.indexOf("[")));
  const told = issues.map(({ path, message }) => {
    const place = path.map((part) => (typeof part === "number" ? "*" : part)).join(".") || "answer";
    return IS_MISSING.test(message) ? place : `${place} (${message})`;
  });
  return [...new Set(told)].sort();
}

interface Issue {
  path: (string | number)[];
  message: string;
}

const IS_MISSING = /received undefined$|^Invalid option|^Invalid input$|expected true$/;
