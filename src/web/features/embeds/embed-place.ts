import type { Caller } from "../../../contracts/create-caller.ts";
import type { HomePage } from "../../../contracts/documents/home-page.ts";
import type { Edition } from "../../../editions/edition.ts";
import type { Text } from "../../../ui/text/text.tsx";
import { loadDocument } from "../../frame/load-document.ts";
import type { SiteSettings } from "../../frame/seo/site-settings.ts";
import type { EmbedContent, EmbedLink } from "./content.ts";

/** What a loader of an embed has in its hands. */
export interface EmbedPlace {
  call: Caller;
  edition: Edition;
  site: SiteSettings;
  t: Text["t"];
  /** What the address asks for; nothing where it does not or where it can be none. */
  asked(name: string): string | undefined;
}

export type EmbedLoad = (place: EmbedPlace) => Promise<EmbedContent>;

/** Most of what a region says of itself stands in the document of its home page. */
export function loadHome(place: EmbedPlace): Promise<HomePage> {
  return loadDocument("home", place);
}

/** The parts of a home page that an embed shows, and leads back to. */
type HomeSection =
  | "rooms"
  | "cost"
  | "offerings"
  | "steps"
  | "promise"
  | "priced"
  | "homes"
  | "reviews"
  | "centres"
  | "questions"
  | "talk";

/** The way to the site: the page itself where it is built, else the part of the home page that tells of it. */
export function moreAt(place: EmbedPlace, page: string | undefined, section?: HomeSection): EmbedLink {
  const { edition, site, t } = place;
  const href = page ?? `/${edition.region}${section ? `#${section}` : ""}`;
  return { label: t("embed.more", { brand: site.brand.name }), href };
}
