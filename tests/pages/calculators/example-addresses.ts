import { readFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";

const Examples = z.array(
  z.object({ case: z.string(), net: z.number(), low: z.number(), mid: z.number(), high: z.number() }),
);
const FILE = join(import.meta.dirname, "../../fixtures/prices/calculator-examples.json");

/** The worked examples, by their description. */
export const EXAMPLES = Examples.parse(JSON.parse(readFileSync(FILE, "utf8")));

const KITCHEN = "/in/interiors/kitchen-price-calculator";
const HOME = "/in/interiors/home-interior-price-calculator";
const RENOVATION = "/sg/renovation-price-calculator";
const WARDROBE = "/in/interiors/wardrobe-price-calculator";

/** The calculator address for each worked example. */
export const ADDRESSES: Record<string, string> = {
  "IN kitchen L 10x8 premium acrylic bwp bengaluru loft+appl": `${KITCHEN}?layout=l-shaped&a=10&b=8&cabinets=loft&tier=premium&finish=acrylic&carcass=bwp-ply&city=bengaluru`,
  "IN kitchen straight 9 essential laminate bwr kolkata loft no-appl": `${KITCHEN}?layout=straight&a=9&tier=essential&extras=counter.backsplash.accessories&city=kolkata`,
  "IN kitchen U 10+8+10 luxe PU bwp mumbai": `${KITCHEN}?layout=u-shaped&a=10&b=8&c=10&tier=luxe&finish=pu&carcass=bwp-ply&city=mumbai`,
  "IN wardrobe 8x7 premium sliding acrylic loft2 bengaluru": `${WARDROBE}?width=8&height=7&loft=2&door=sliding&finish=acrylic`,
  "IN wardrobe 6x7 essential hinged laminate loft2": `${WARDROBE}?width=6&tier=essential`,
  "IN home 2BHK premium bengaluru": `${HOME}?home=2bhk&tier=premium&city=bengaluru`,
  "IN home 3BHK essential pune": `${HOME}?home=3bhk&tier=essential&city=pune`,
  "IN home 3BHK premium mumbai": `${HOME}?home=3bhk&city=mumbai`,
  "IN home 4BHK luxe gurugram": `${HOME}?home=4bhk&tier=luxe&city=gurugram`,
  "SG hdb-4 new premium": `${RENOVATION}?kind=hdb&hdb=hdb-4&state=new`,
  "SG hdb-4 resale premium": `${RENOVATION}?state=resale`,
  "SG condo-3 new premium": `${RENOVATION}?kind=condo&condo=condo-3`,
  "SG condo-3 resale premium": `${RENOVATION}?kind=condo&state=resale`,
  "SG landed-terrace resale essential": `${RENOVATION}?kind=landed&landed=landed-terrace&state=resale&tier=essential`,
  "MY condo new premium KL": "/my/offerings?home=condo&city=kuala-lumpur",
  "MY terrace-2 reno premium KL": "/my/offerings?home=terrace-2&state=sub-sale",
  "SA apartment decor premium jeddah": "/sa/offerings?home=apartment&city=jeddah",
  "SA villa full premium jeddah": "/sa-ar/offerings?home=villa&scope=full&city=jeddah",
  "SA villa full luxe jeddah": "/sa/offerings?home=villa&scope=full&tier=luxe&city=jeddah",
};

/** The price is 3,558 riyals a square metre: above 3,500 the price list shows a sentence instead of a number. */
export const BESPOKE: readonly string[] = ["SA villa full luxe jeddah"];
