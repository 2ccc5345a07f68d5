import { z } from "zod";
import { choice, measure, SHARED_FEATURES } from "./offering-features.ts";

export const ACCESSORY_FEATURES = {
  moduleWidths: {
    ...measure(31, "Module width", "mm", 0.1),
    schema: z.array(z.number().int().positive().max(9990)).min(1),
  },
  load: measure(32, "Load", "kg"),
  material: choice(33, "Material", [
    "stainless steel",
    "chromed steel",
    "powder-coated steel",
    "zinc alloy",
    "brass",
    "aluminium",
    "beech",
    "oak veneer",
    "wicker",
    "plywood",
    "glass and steel",
    "recycled plastic",
    "fabric and steel",
  ]),
  finish: choice(34, "Finish", [
    "brushed",
    "polished chrome",
    "graphite",
    "matte black",
    "brushed brass",
    "oiled timber",
    "natural",
    "nickel",
    "white",
    "anodised",
    "laminate",
  ]),
  brand: choice(35, "Brand", ["generic"]),
  softClose: choice(36, "Soft-close", ["yes", "no"]),
  handed: choice(37, "Handed", ["left or right", "either side", "not handed"]),
  priceBand: choice(38, "Price band", ["essential", "premium", "luxe"]),
  ...SHARED_FEATURES,
};
