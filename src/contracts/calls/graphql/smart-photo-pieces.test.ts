import { expect, test } from "vitest";
import { toPieces } from "./smart-photo-pieces.ts";

const WAY = { productName: "Oak", price: 900, isDefault: true };
const HOTSPOT = { x: 0.25, y: 0.5 };

function idsOf(...names: string[]) {
  return toPieces(names.map((name) => ({ name, hotspot: HOTSPOT, variations: [WAY] }))).map(({ id }) => id);
}

test("builds a unique id from the name of a piece, in any script", () => {
  expect(idsOf("Three-seat sofa, green", "أريكة كبيرة", "Lamp", "Lamp", "!")).toEqual([
    "three-seat-sofa-green",
    "أريكة-كبيرة",
    "lamp",
    "lamp-4",
    "5",
  ]);
});

test("ids stay unique when a name equals an id that was made unique", () => {
  expect(new Set(idsOf("Lamp 2", "Lamp", "Lamp", "Lamp 3", "Lamp 3")).size).toBe(5);
  expect(new Set(idsOf("Lamp", "Lamp 3", "Lamp", "Lamp 3 3")).size).toBe(4);
});

test("leaves out pieces without a name, a position or a price, and variations without a price", () => {
  const way = { ...WAY, price: null };
  const pieces = toPieces([
    { name: null, hotspot: HOTSPOT, variations: [WAY] },
    { name: "Lamp", hotspot: null, variations: [WAY] },
    { name: "Rug", hotspot: HOTSPOT, variations: [way] },
    { name: "Sofa", hotspot: HOTSPOT, variations: [way, { price: 1200 }] },
  ]);
  expect(pieces.map(({ name, variations }) => [name, variations.length])).toEqual([["Sofa", 1]]);
  expect(pieces[0]?.variations[0]).toMatchObject({ productName: "Sofa", price: 1200, isDefault: false });
});

test("positions are shares of the photograph, also when the upstream sends them in hundredths", () => {
  const at = (x: number, y: number) => ({ name: `${x}`, hotspot: { x, y }, variations: [WAY] });
  const places = toPieces([at(40, 0.5), at(101, 75)]).map(({ hotspot }) => hotspot);
  expect(places).toEqual([
    { x: 0.4, y: 0.005 },
    { x: 1, y: 0.75 },
  ]);
  expect(toPieces([at(1, 0.5)])[0]?.hotspot).toEqual({ x: 1, y: 0.5 });
});
