import { localisePath } from "../../../editions/localise-path.ts";
import type { Region } from "../../../editions/regions.ts";

/** Puts the links of a written text under the region that it is shown in: /magazine becomes /sg/magazine. */
export function localiseLinks(html: string, region: Region): string {
  return html.replace(
    /(<a href=")(\/[^"]*)/g,
    (_, tag: string, path: string) => tag + localisePath(path, region),
  );
}
