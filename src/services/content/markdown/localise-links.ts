import { localisePath } from "../../../editions/localise-path.ts";
import type { Region } from "../../../editions/regions.ts";

/** Adds the region to the links of a text: /magazine becomes /sg/magazine. */
export function localiseLinks(html: string, region: Region): string {
  return html.replace(
    /(<a href=")(\/[^"]*)/g,
    (_, tag: string, path: string) => tag + localisePath(path, region),
  );
}
