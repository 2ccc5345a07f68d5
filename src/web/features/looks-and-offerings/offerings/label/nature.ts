/** The nature of a material determines how a climate affects it. */
export type Nature = "mineral" | "board" | "metal" | "wood" | "cloth";

const FAMILIES: Record<Nature, readonly string[]> = {
  mineral: [
    "glass",
    "granite",
    "quartz",
    "marble",
    "travertine",
    "terrazzo",
    "ceramic",
    "cement tile",
    "lime plaster",
    "sintered stone",
  ],
  board: ["laminate", "acrylic", "pu lacquer", "membrane", "vinyl", "laminate floor"],
  metal: ["metal"],
  wood: ["veneer", "cane", "acoustic panel", "fluted panel", "wood"],
  cloth: ["fabric", "leather", "wallpaper"],
};

const NATURES = ["mineral", "board", "metal", "wood", "cloth"] as const satisfies readonly Nature[];

/** Derived from the family that the upstream sends; undefined for an unknown one. */
export function natureOf(family: string): Nature | undefined {
  return NATURES.find((nature) => FAMILIES[nature].includes(family.toLowerCase()));
}
