import { expect, test } from "vitest";
import { createCaller } from "../../src/contracts/create-caller.ts";
import { requestDocuments } from "../../src/contracts/documents/request-documents.ts";
import { editionOf } from "../../src/editions/edition.ts";
import { sceneOf } from "../../src/services/looks/choose-covers.ts";
import { loadLooks } from "../../src/web/features/looks-and-offerings/looks/list/load-looks.ts";
import type { SiteSettings } from "../../src/web/frame/seo/site-settings.ts";
import { everyEngine } from "../stores/each-engine.ts";
import { openShippedBackends } from "./shipped-backends.ts";

const SITE = { publicUrl: "http://site" } as SiteSettings;

everyEngine("the lists of looks", (engines) => {
  const backends = openShippedBackends(engines.slice(0, 1));
  const call = createCaller({
    addresses: {},
    embedded: (request) => backends[0]?.app.fetch(request) ?? expect.fail(),
  });

  test.each(["in", "sg"] as const)(
    "show no scene twice on two pages of /%s/looks, with their cues",
    async (region) => {
      const edition = editionOf(region);
      const categories = await requestDocuments("home-look-categories", { call, edition }, { size: 50 });

      const slugs = categories.ok ? categories.value.map(({ slug }) => slug) : [];
      expect(slugs).toContain("all-looks");
      for (const category of slugs) {
        const scenes: string[] = [];
        for (const page of [1, 2]) {
          const url = new URL(`http://site/${region}/looks?page=${page}`);
          const { data } = await loadLooks({ call, edition, url, site: SITE }, category);
          for (const entry of data.list.entries) {
            const picture = entry.kind === "item" ? entry.item.picture : entry.cue.picture;
            if (picture) scenes.push(sceneOf(nameOf(picture.photo.url)));
          }
        }
        expect([category, scenes]).toEqual([category, [...new Set(scenes)]]);
      }
    },
  );
});

/** "kitchen-navy-1" in "/api/images/kitchen-navy-1-3f9c12ab". */
function nameOf(address: string): string {
  return address.replace(/^.*\//, "").replace(/-[0-9a-f]{8}$/, "");
}
