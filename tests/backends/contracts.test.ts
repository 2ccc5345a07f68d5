import { expect, test } from "vitest";
import { createCaller } from "../../src/contracts/create-caller.ts";
import {
  requestAdjacentDocuments,
  requestDocument,
  requestDocuments,
} from "../../src/contracts/documents/request-documents.ts";
import { HOSTS } from "../../src/contracts/hosts.ts";
import type { Outcome } from "../../src/contracts/outcome.ts";
import { editionOf } from "../../src/editions/edition.ts";
import { createAgreedHosts } from "../support/agreed-hosts/agreed-hosts.ts";
import { AGREED_CALLS } from "./agreed-calls.ts";

const hosts = createAgreedHosts();
const addresses = Object.fromEntries(Object.keys(HOSTS).map((name) => [name, `http://hosts/${name}`]));

const call = createCaller({
  // The gateway may also serve the product's own calls (AMB-25).
  addresses: { ...addresses, own: "http://hosts/bumblebee" },
  embedded: () => new Response(null, { status: 404 }),
  fetch: (input, init) => hosts.fetch(new Request(input, init)),
  retryDelaysMs: [],
});
const asking = { call, edition: editionOf("in") };

test("every call sends only the agreed request and accepts the agreed response", async () => {
  const refused: string[] = [];
  for (const [row, definition, input] of AGREED_CALLS)
    refused.push(...(await reasonOf(`${row} ${definition.name}`, () => call(definition, input))));
  expect(refused).toEqual([]);
});

const SLUG = { field: "slug", op: "eq", values: ["their-look-1"] } as const;
const ROOM = { field: "roomType", op: "in", values: ["their-kitchens"] } as const;

const DOCUMENTS: Record<string, () => Promise<Outcome<unknown>>> = {
  "K08 ec": () => requestDocuments("ec", asking),
  "K09 trending-stories": () => requestDocument("trending-stories", asking, "in_editors_pick"),
  "K14 design-ideas-landing-page": () => requestDocument("design-ideas-landing-page", asking),
  "K15 magazine_categories": () => requestDocuments("magazine_categories", asking),
  "K16 looks": () => requestDocuments("looks", asking, { filters: [{ ...SLUG, values: [...SLUG.values] }] }),
  "K16 smart-photo-lite": () => requestDocuments("smart-photo-lite", asking),
  "K17 looks": () =>
    requestAdjacentDocuments("looks", asking, "their-look-1", [{ ...ROOM, values: [...ROOM.values] }]),
  "K18 design-ideas-cues": () => requestDocuments("design-ideas-cues", asking),
};

test("every document of a host can be read", async () => {
  const refused: string[] = [];
  for (const [name, ask] of Object.entries(DOCUMENTS)) refused.push(...(await reasonOf(name, ask)));
  expect(refused).toEqual([]);
});

/**
 * Returns the parts of the request that were not agreed, or else the demands that the response did not meet; empty
 * when the call succeeds.
 */
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

/** The paths in a response that fail the schema. Items of a list share one path. */
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
