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

/** A host that answers with this, whatever it is asked. */
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
  test("is asked for in its edition, by its slug", async () => {
    const { asked, asking } = host({ slug: "price", ...TOPIC, more: 1 });
    expect(await loadDocument("faqs", asking, "price")).toEqual({ ...TOPIC, slug: "price" });
    expect(asked).toEqual([
      expect.stringMatching(
        /\/document\/es\/search\/faqs\/slug\/price\?filters=country.eq:SA;language.eq:AR$/,
      ),
    ]);
  });

  test("of which a region has one is found by the region", async () => {
    const { asked, asking } = host({}, 404);
    expect(await findDocument("home", asking)).toBeUndefined();
    expect(asked).toEqual([expect.stringMatching(/\/website_content\/slug\/home-sa-ar$/)]);
  });

  test("that is not there is a page that is not found", async () => {
    await expect(loadDocument("faqs", host({}, 404).asking, "none")).rejects.toMatchObject({
      init: { status: 404 },
    });
  });

  test("that is not as agreed is reported, and an error page or nothing", async () => {
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
  test("leaves out what is not as agreed, and reports it", async () => {
    const { asking, report } = host(listOf({ ...NOTICE, expiry: "soon" }, NOTICE));
    expect(await loadDocuments("notifications", asking)).toEqual([NOTICE]);
    expect(report).toHaveBeenCalledOnce();
  });

  test("has failed where nothing in it is as agreed", async () => {
    const { asking } = host(listOf({ id: 1 }));
    await expect(loadDocuments("notifications", asking)).rejects.toMatchObject({ init: { status: 502 } });
    expect(await findDocuments("notifications", asking)).toEqual([]);
  });

  test("may be empty, and is where its host is away and the page can do without", async () => {
    expect(await loadDocuments("notifications", host(listOf()).asking)).toEqual([]);
    expect(await findDocuments("notifications", host({}, 503).asking)).toEqual([]);
  });
});
