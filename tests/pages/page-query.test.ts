import { expect, test } from "vitest";
import { sharedSite } from "../support/open-test-site.ts";

const site = sharedSite();
const GALLERY = "/in/design-ideas/kitchen-designs";

async function bodyOf(path: string): Promise<string> {
  return (await site.fetch(path)).text();
}

test("a query parameter that a page does not read gives the same page, one that it reads does not", async () => {
  const plain = await bodyOf(GALLERY);
  expect(await bodyOf(`${GALLERY}?utm_source=letter&ctaType=Banner`)).toBe(plain);
  expect(await bodyOf(`${GALLERY}?page=2`)).not.toBe(plain);
});

test("the order of query parameters makes no difference", async () => {
  const one = await bodyOf(`${GALLERY}?filters=layout:l-shaped&page=2`);
  expect(await bodyOf(`${GALLERY}?page=2&filters=layout:l-shaped`)).toBe(one);
});

test("a form without a script sends every ticked box, and is redirected to the clean address", async () => {
  const response = await site.fetch(`${GALLERY}?f.layout=l-shaped&f.layout=island&f.style=&page=3`);
  expect(response.status).toBe(302);
  const to = new URL(response.headers.get("location") ?? "", "https://atrium.test");
  expect(to.pathname).toBe(GALLERY);
  expect(to.searchParams.get("filters")).toBe("layout:l-shaped,island");
  expect([...to.searchParams.keys()]).toEqual(["filters"]);
});

test("hundreds of form fields are truncated, not refused", async () => {
  const fields = Array.from({ length: 500 }, (_, index) => `f.tags=tag-${index}`).join("&");
  expect((await site.fetch(`${GALLERY}?${fields}`)).status).toBeLessThan(400);
});
