import type { SceneProps } from "../../../src/web/features/design-ideas/smart-photo/state/use-scene.ts";

const PHOTO = { url: "/api/images/kitchen-1", width: 1600, height: 1067, dominant: "#dbd6ca" };

/** A kitchen with three pieces: a worktop in three finishes, of which two have a picture, a hob and a lamp. */
export function sceneOf(address: Partial<SceneProps["facts"]> = {}): SceneProps {
  return {
    facts: {
      photo: PHOTO,
      alt: "A kitchen",
      country: "in",
      path: "/in/designs/kitchen/a-kitchen",
      picks: [],
      open: undefined,
      keep: {},
      lines: [],
      pieces: [
        piece("counter", "Worktop", [
          { name: "Worktop in oak", price: 1000, isDefault: true, print: null, thumbnail: PHOTO },
          { name: "Worktop in slate", price: 1500, isDefault: false, print: "/slate", thumbnail: PHOTO },
          { name: "Worktop in steel", price: 1000, isDefault: false, print: "/steel", thumbnail: PHOTO },
        ]),
        piece("hob", "Gas hob", [
          { name: "Gas hob", price: 500, isDefault: true, print: null, thumbnail: null },
        ]),
        piece("lamp", "Lamp", [{ name: "Lamp", price: 200, isDefault: true, print: null, thumbnail: null }]),
      ],
      ...address,
    },
  };
}

function piece(
  id: string,
  name: string,
  variations: SceneProps["facts"]["pieces"][number]["variations"],
): SceneProps["facts"]["pieces"][number] {
  return { id, name, quantity: null, unit: null, note: null, spots: [[10, 20, 12, 22]], variations };
}
