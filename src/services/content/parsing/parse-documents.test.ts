import { expect, test } from "vitest";
import { z } from "zod";
import type { Photographs } from "../../images/photographs.ts";
import { parseDocuments } from "./parse-documents.ts";

const TYPES = { rooms: { answersAs: "item", schemas: { "*": z.object({ photo: z.unknown() }) } } } as const;

/** Photographs of which the first requested one is ready last. */
function slowPhotographs(): Photographs {
  let delay = 60;
  return {
    find: (name) => ({
      name,
      file: name,
      width: 3,
      height: 2,
      dominant: "#000000",
      kind: "room",
      colours: [],
      hotspots: [],
      products: [],
    }),
    async hashOf() {
      delay -= 20;
      await new Promise((resolve) => setTimeout(resolve, delay));
      return "00000000";
    },
    list: () => [],
    reload: async () => {},
    reloadIfChanged: async () => false,
    setOwn: () => {},
    own: () => [],
    bring: async () => {},
    refresh: async () => {},
  };
}

test("documents are in the order of their file, whichever photograph is read first", async () => {
  const text = JSON.stringify(["a", "b", "c"].map((slug) => ({ slug, photo: slug })));
  const file = { name: "documents/rooms/rooms.json", text };
  const { documents, faults } = await parseDocuments(file, TYPES, slowPhotographs());
  expect(faults).toEqual([]);
  expect(documents.map(({ slug }) => slug)).toEqual(["a", "b", "c"]);
});
