import { readFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";

const Examples = z.array(
  z.object({ case: z.string(), net: z.number(), low: z.number(), mid: z.number(), high: z.number() }),
);
const FILE = join(import.meta.dirname, "../../fixtures/prices/calculator-examples.json");

/** The worked examples by their sentences. */
export const EXAMPLES = Examples.parse(JSON.parse(readFileSync(FILE, "utf8")));

const KITCHEN = "/in/interiors/kitchen-price-calculator";
const WARDROBE = "/in/interiors/wardrobe-price-calculator";

/** Where the page of a calculator says what its sentence says. */
export const ADDRESSES: Record<string, string> = {
  "IN kitchen L 10x8 premium acrylic bwp bengaluru loft+appl": `${KITCHEN}?layout=l-shaped&a=10&b=8&cabinets=loft&tier=premium&finish=acrylic&carcass=bwp-ply&city=bengaluru`,
  "IN kitchen straight 9 essential laminate bwr kolkata loft no-appl": `${KITCHEN}?layout=straight&a=9&tier=essential&extras=counter.backsplash.accessories&city=kolkata`,
  "IN kitchen U 10+8+10 luxe PU bwp mumbai": `${KITCHEN}?layout=u-shaped&a=10&b=8&c=10&tier=luxe&finish=pu&carcass=bwp-ply&city=mumbai`,
  "IN wardrobe 8x7 premium sliding acrylic loft2 bengaluru": `${WARDROBE}?width=8&height=7&loft=2&door=sliding&finish=acrylic`,
  "IN wardrobe 6x7 essential hinged laminate loft2": `${WARDROBE}?width=6&tier=essential`,
};
