import type { Edition } from "../../editions/edition.ts";
import { type Brand, siteNameOf } from "../../web/frame/seo/site-settings.ts";

/** What a home screen needs to know: each edition installs as an app of its own, in its own language. */
export function webManifest(brand: Brand, edition: Edition) {
  const home = `/${edition.region}`;
  return {
    id: home,
    name: siteNameOf(brand, edition.region),
    short_name: brand.name,
    lang: edition.locale,
    dir: edition.direction,
    start_url: `${home}?source=pwa`,
    scope: "/",
    display: "standalone",
    background_color: PAPER,
    theme_color: PAPER,
    icons: [
      icon("/icons/icon-192.png", 192, "any"),
      icon("/icons/icon-512.png", 512, "any"),
      icon("/icons/maskable-512.png", 512, "maskable"),
    ],
  };
}

const PAPER = "#FBF8F4";

function icon(src: string, size: number, purpose: "any" | "maskable") {
  return { src, sizes: `${size}x${size}`, type: "image/png", purpose };
}
