import { describe, expect, test } from "vitest";
import type { DocumentKind } from "../../src/contracts/documents/document-kind.ts";
import { DOCUMENTS } from "../../src/contracts/documents/documents.ts";
import { schemaOf } from "../../src/services/content/document-type.ts";
import { DOCUMENT_TYPES } from "../../src/services/content/document-types.ts";
import { readStoredDocuments } from "./stored-documents.ts";

const KINDS: [string, DocumentKind][] = Object.entries(DOCUMENTS);
const stored = await readStoredDocuments(DOCUMENT_TYPES);

describe("the table of document types", () => {
  test("has every type that the content service loads, and no other", () => {
    const types = new Set(KINDS.map(([, { type }]) => type));
    expect([...types].sort()).toEqual(Object.keys(DOCUMENT_TYPES).sort());
  });

  test.each(KINDS)("%s: the stored document fits the schema that the site reads", (_, kind) => {
    const type = DOCUMENT_TYPES[kind.type];
    const own = stored.filter(
      ({ content_type, slug }) => content_type === kind.type && type && schemaOf(type, slug) === kind.written,
    );
    expect(own.length).toBeGreaterThan(0);
    const faults = own.flatMap(({ id, slug, content_type, body }) => {
      const answer = { ...JSON.parse(body), slug, contentType: content_type };
      const issues = kind.stored.safeParse(answer).error?.issues ?? [];
      return issues.map((issue) => `${id}: ${issue.path.join(".")} ${issue.message}`);
    });
    expect(faults).toEqual([]);
  });
});
