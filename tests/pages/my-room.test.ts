import { describe, expect, test } from "vitest";
import { galleryTotal } from "../support/gallery-total.ts";
import { sharedSite } from "../support/open-test-site.ts";
import { attribute, type Page, readHtml, textOf } from "../support/read-html.ts";

const site = sharedSite();
const ROOM = "room=10x8&city=bengaluru&tier=premium";
const GALLERY = "/in/design-ideas/kitchen-designs";

async function read(path: string): Promise<Page> {
  const response = await site.fetch(path);
  expect([path, response.status]).toEqual([path, 200]);
  return readHtml(await response.text());
}

function prices(page: Page): { isKnown: boolean; text: string }[] {
  return page.all(".roomprice").map((price) => ({
    isKnown: attribute(price, "data-known") === "true",
    text: textOf(price),
  }));
}

describe("a room in the address", () => {
  test.each([
    [GALLERY, ROOM, /₹[\d.]+ – [\d.]+ lakh/, ["10 × 8 ft", "Bengaluru, GST included"]],
    [`${GALLERY}/designs/modern-kitchen`, ROOM, /₹[\d.]+ – [\d.]+ lakh/, ["10 × 8 ft", "Bengaluru"]],
    [`${GALLERY}/designs-price/modern-kitchen-price`, ROOM, /₹[\d.]+ – [\d.]+ lakh/, ["10 × 8 ft"]],
    ["/in/designs/modern-kitchen", ROOM, /₹[\d.]+ – [\d.]+ lakh/, ["10 × 8 ft"]],
    [
      "/sg/design-ideas/kitchen-designs",
      "room=12x8&tier=luxe",
      /S\$[\d,]+ – [\d,]+/,
      ["12 × 8 ft", "Singapore"],
    ],
    ["/my/design-ideas/kitchen-designs", "room=12x8&city=penang", /RM [\d,]+ – [\d,]+/, ["Penang"]],
    ["/sa/designs/modern-kitchen", "room=4x3&city=jeddah", /[\d,]+ – [\d,]+/, ["4 × 3 m", "Jeddah, VAT"]],
    ["/sa-ar/designs/modern-kitchen", "room=4x3&city=jeddah", /[\d,]+ – [\d,]+/, ["4 × 3 م", "جدة"]],
  ])("%s shows the estimate for it, and the size of the room", async (path, room, band, words) => {
    const page = await read(`${path}?${room}`);
    const known = prices(page);
    expect(known.length).toBeGreaterThan(0);
    for (const { isKnown, text } of known)
      expect([isKnown, text]).toEqual([true, expect.stringMatching(band)]);
    const [bar] = page.all(".myroom");
    expect(bar && attribute(bar, "data-state")).toBe("known");
    for (const word of words) expect(bar && textOf(bar)).toContain(word);
  });

  test("without a room no price is marked as a price for a room", async () => {
    const page = await read(GALLERY);
    expect(prices(page).some(({ isKnown }) => isKnown)).toBe(false);
    expect(attribute(page.one(".myroom"), "data-state")).toBe("unknown");
  });

  test("every link to a design of the gallery contains it", async () => {
    const page = await read(`${GALLERY}?${ROOM}`);
    const links = page.all(".gallery .card__title a").map((link) => attribute(link, "href") ?? "");
    expect(links.length).toBeGreaterThan(0);
    for (const link of links) expect(link).toContain(ROOM);
  });

  test("an impossible size shows advice, and stays in the form", async () => {
    const page = await read(
      `${GALLERY}/designs/modern-kitchen?room=200&room.breadth=8&room.unit=ft&city=pune&tier=luxe`,
    );
    const [bar] = page.all(".myroom");
    expect(bar && attribute(bar, "data-state")).toBe("wrong");
    expect(page.all('.myroom [role="alert"]').map(textOf).join(" ")).toContain("60 ft");
    const sides = page.all('#my-room-form input[type="text"]').map((side) => attribute(side, "value"));
    expect(sides).toEqual(["200", "8"]);
    expect(prices(page).some(({ isKnown }) => isKnown)).toBe(false);
  });

  test("its form returns to the page, with the other query parameters", async () => {
    const page = await read(`${GALLERY}?${ROOM}&sort=price`);
    const form = page.one("#my-room-form");
    expect(attribute(form, "action")).toBe(GALLERY);
    expect(attribute(form, "method")).toBe("get");
    const hidden = page.all('#my-room-form input[type="hidden"]').map((field) => attribute(field, "name"));
    expect(hidden).toEqual(["sort"]);
    expect(attribute(page.one(".roomform__forget"), "href")).toBe(GALLERY);
  });
});

describe("a budget", () => {
  test("leaves out designs that cost more in that room, and sorts the rest", async () => {
    const all = await read(`${GALLERY}?${ROOM}&sort=price`);
    const dear = await read(`${GALLERY}?${ROOM}&sort=-price`);
    const [cheapest = 0] = lows(all);
    const [dearest = 0] = lows(dear);
    expect(cheapest).toBeLessThan(dearest);
    expect(lows(all)).toEqual([...lows(all)].sort((one, other) => one - other));
    expect(lows(dear)).toEqual([...lows(dear)].sort((one, other) => other - one));

    const budget = Math.round((cheapest + dearest) / 2);
    const within = await read(`${GALLERY}?${ROOM}&sort=-price&budget=${budget}`);
    expect(galleryTotal(within)).toBeGreaterThan(0);
    expect(galleryTotal(within)).toBeLessThan(galleryTotal(all));
    for (const low of lows(within)) expect(low).toBeLessThanOrEqual(budget);
  });

  test("a list is sorted and priced for a standard room before a room is typed", async () => {
    const page = await read(`${GALLERY}?sort=price`);
    expect(lows(page).length).toBeGreaterThan(1);
    expect(lows(page)).toEqual([...lows(page)].sort((one, other) => one - other));
    expect(textOf(page.one(".budget__ask"))).toContain("12 × 10 ft, Premium");
    for (const price of prices(page)) expect(price.text).toContain("estimate for a standard room");
    expect(page.all(".card a[href*='room=']")).toHaveLength(0);
  });

  test("is shown in words beside the slider, and is enabled only with a room", async () => {
    const withRoom = await read(`${GALLERY}?${ROOM}&budget=600000`);
    const range = withRoom.one('.budget input[type="range"]');
    expect(attribute(range, "aria-valuetext")).toContain("₹6 lakh");
    expect(attribute(range, "value")).toBe("600000");
    expect(attribute(withRoom.one(".budget"), "data-state")).toBe("known");
    const without = await read(GALLERY);
    expect(attribute(without.one(".budget"), "data-state")).toBe("unknown");
    expect(attribute(without.one(".budget__ask"), "href")).toBe("#my-room");
  });
});

/** The lower ends of the price ranges in the gallery, in rupees. */
function lows(page: Page): number[] {
  return page.all(".gallery .roomprice__room .price").map((price) => {
    const text = textOf(price);
    const low = Number(/[\d.,]+/.exec(text)?.[0].replaceAll(",", ""));
    return text.includes("lakh") ? low * 100_000 : low;
  });
}
