import type { DocumentRow } from "../../src/platform/database/schema.ts";

export function newDocument(values: Partial<DocumentRow>): DocumentRow {
  return {
    id: "document",
    content_type: "test",
    slug: values.id ?? "document",
    country: "IN",
    language: null,
    position: 0,
    body: "{}",
    checksum: "",
    updated_at: "2025-01-01T00:00:00.000Z",
    ...values,
  };
}
