import { expect, test } from "vitest";
import { createCaller } from "../../../../contracts/create-caller.ts";
import { editionOf } from "../../../../editions/edition.ts";
import { SAMPLE_BRAND } from "../../../frame/request-context.fixture.ts";
import { loadNeighbours } from "./neighbours/load-neighbours.ts";
import { loadDesign } from "./view/load-design.ts";

const edition = editionOf("sg");

/** A backend without documents that records its requests. */
function emptyBackend() {
  const asked: string[] = [];
  const call = createCaller({
    addresses: {},
    embedded: (request) => {
      asked.push(decodeURIComponent(new URL(request.url).pathname + new URL(request.url).search));
      return Response.json({ contents: [], totalElements: 0, totalPages: 0, page: 0, size: 1 });
    },
  });
  return { asked, call };
}

test("DI-29 requests a design by country, category and slug", async () => {
  const { asked, call } = emptyBackend();
  const site = { publicUrl: "https://www.example.com", brand: SAMPLE_BRAND };
  const context = { call, edition, site, url: new URL("https://www.example.com/") };
  await expect(
    loadDesign(context, { slug: "modern-kitchen", categorySlug: "kitchen-designs" }),
  ).rejects.toMatchObject({ init: { status: 404 } });
  await expect(loadDesign(context, { slug: "modern-kitchen" })).rejects.toMatchObject({
    init: { status: 404 },
  });
  expect(asked).toEqual([
    expect.stringContaining(
      "/document/es/search/looks?filters=country.eq:SG;roomType.eq:kitchen-designs;slug.eq:modern-kitchen",
    ),
    expect.stringContaining("/document/es/search/looks?filters=country.eq:SG;slug.eq:modern-kitchen"),
  ]);
});

test("DI-30 requests the neighbours within the category, without designs that were replaced", async () => {
  const { asked, call } = emptyBackend();
  const design = { slug: "modern-kitchen", roomType: "kitchen-designs" };
  expect(await loadNeighbours(call, edition, "looks", design)).toBeUndefined();
  expect(asked).toEqual([
    expect.stringContaining(
      "/document/es/search/looks/slug/modern-kitchen/prevnext/looks?filters=country.eq:SG;roomType.in:kitchen-designs;field.excludes:redirectedTo",
    ),
  ]);
});
