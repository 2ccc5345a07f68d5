import { describe, expect, test, vi } from "vitest";
import { createCaller } from "../../contracts/create-caller.ts";
import { editionOf } from "../../editions/edition.ts";
import { findDocument, findDocuments, loadDocument, loadDocuments } from "./load-document.ts";

const NOTICE = { id: "a", expiry: 60, message: "New", from: "2026-01-01", until: "2026-02-01" };
const TOPIC = {
  title: "Prices",
  intro: "What things cost.",
  questions: Array.from({ length: 6 }, () => ({
    question: "What does a kitchen cost?",
    answer: "It depends on its size, its finish and what is behind its doors.",
  })),
};

/** A backend that returns this response to every request. */
function host(answer: unknown, status = 200) {
  const asked: string[] = [];
  const report = vi.fn();
  const call = createCaller({
    addresses: {},
    embedded: ({ url }) => {
      asked.push(decodeURIComponent(new URL(url).pathname + new URL(url).search));
      return Response.json(answer, { status });
    },
    retryDelaysMs: [0, 0],
    report,
  });
  return { asked, report, asking: { call, edition: editionOf("sa-ar") } };
}

const listOf = (...contents: object[]) => ({
  contents: contents.map((item) => ({ slug: "a", ...item })),
  totalElements: contents.length,
  totalPages: 1,
  page: 0,
  size: 12,
});

describe("a document", () => {
  test("is requested in its edition by its slug", async () => {
    const { asked, asking } = host({ slug: "price", ...TOPIC, more: 1 });
    expect(await loadDocument("faqs", asking, "price")).toEqual({ ...TOPIC, slug: "price" });
    expect(asked).toEqual([
      expect.stringMatching(
        /\/document\/es\/search\/faqs\/slug\/price\?filters=country.eq:SA;language.eq:AR$/,
      ),
    ]);
  });

  test("that exists once per region is found by the region", async () => {
    const { asked, asking } = host({}, 404);
    expect(await findDocument("home", asking)).toBeUndefined();
    expect(asked).toEqual([expect.stringMatching(/\/website_content\/slug\/home-sa-ar$/)]);
  });

  test("that does not exist causes a not-found page", async () => {
    await expect(loadDocument("faqs", host({}, 404).asking, "none")).rejects.toMatchObject({
      init: { status: 404 },
    });
  });

  test("that does not match its schema is reported and causes an error page or is left out", async () => {
    const { asking, report } = host({ slug: "price", title: "Prices" });
    await expect(loadDocument("faqs", asking, "price")).rejects.toMatchObject({ init: { status: 502 } });
    expect(await findDocument("faqs", asking, "price")).toBeUndefined();
    expect(report).toHaveBeenCalledTimes(2);
    expect(report.mock.lastCall?.[0]).toMatchObject({
      kind: "bad-document",
      report: expect.stringContaining("questions"),
    });
  });
});

describe("a list of documents", () => {
  test("leaves out and reports documents that do not match the schema", async () => {
    const { asking, report } = host(listOf({ ...NOTICE, expiry: "soon" }, NOTICE));
    expect(await loadDocuments("notifications", asking)).toEqual([NOTICE]);
    expect(report).toHaveBeenCalledOnce();
  });

  test("fails if no document matches the schema", async () => {
    const { asking } = host(listOf({ id: 1 }));
    await expect(loadDocuments("notifications", asking)).rejects.toMatchObject({ init: { status: 502 } });
    expect(await findDocuments("notifications", asking)).toEqual([]);
  });

  test("may be empty, also if its upstream fails and the page does not require it", async () => {
    expect(await loadDocuments("notifications", host(listOf()).asking)).toEqual([]);
    expect(await findDocuments("notifications", host({}, 503).asking)).toEqual([]);
  });
});
