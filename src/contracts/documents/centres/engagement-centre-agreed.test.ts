import { expect, test } from "vitest";
import { AgreedCity, completeCity } from "./engagement-centre.ts";

function read(...groupItems: unknown[]) {
  return completeCity(AgreedCity.parse({ cityName: "New Town", groupItems, zoomMobile: 9, zoomDesktop: 10 }));
}

test("a centre with only coordinates gets the name of its city", () => {
  const { slug, groupItems } = read({ lat: 12.9, lng: "77.6" });
  expect(slug).toBe("new-town");
  expect(groupItems).toEqual([
    expect.objectContaining({ id: "new-town-1", name: { en: "New Town" }, lng: 77.6, phone: "", hours: [] }),
  ]);
});

test("keeps the other readable fields, and leaves out the unreadable ones", () => {
  const [centre] = read({
    lat: 1,
    lng: 2,
    name: "By the lake",
    address: { en: "1 Lake Road" },
    hours: "10 to 7",
  }).groupItems;
  expect(centre).toMatchObject({ name: { en: "By the lake" }, address: { en: "1 Lake Road" }, hours: [] });
});

test("leaves out a centre without coordinates", () => {
  expect(read({ name: "Nowhere" }, "x", { lat: 1, lng: 2 }).groupItems).toHaveLength(1);
});
