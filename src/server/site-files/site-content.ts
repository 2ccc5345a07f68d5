import type { Caller } from "../../contracts/create-caller.ts";
import { editionOf } from "../../editions/edition.ts";
import type { DocumentAddress, Pages } from "../../web/frame/define-page.ts";
import { SiteFileUnavailable } from "./site-file-unavailable.ts";
import type { SiteContent } from "./sitemap-entries.ts";

/**
 * Lists the addresses of all documents. Concurrent callers share one list, including those for the other address
 * patterns of a page.
 */
export function createSiteContent(call: Caller, pages: Pages): SiteContent {
  const reading = new Map<string, Promise<DocumentAddress[]>>();
  return {
    async listSlugs(name, region) {
      const list = pages.named(name)?.listAddresses;
      if (!list) return undefined;
      const key = `${region} ${name}`;
      const read = async () => {
        try {
          return await list(call, editionOf(region));
        } catch (cause) {
          throw new SiteFileUnavailable("The documents of the sitemap could not be loaded", { cause });
        } finally {
          reading.delete(key);
        }
      };
      const pending = reading.get(key) ?? read();
      reading.set(key, pending);
      return pending;
    },
  };
}
