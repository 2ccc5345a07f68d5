import type { Caller } from "../../../contracts/create-caller.ts";
import type { HomePage } from "../../../contracts/documents/home-page.ts";
import type { CtaType } from "../../../contracts/leads/cta-types.ts";
import type { Edition } from "../../../editions/edition.ts";
import type { Country } from "../../../editions/regions.ts";
import type { ShownPicture } from "../../../ui/media/photo.ts";
import type { Text } from "../../../ui/text/text.tsx";
import { loadDocument } from "../../frame/load-document.ts";
import type { SiteSettings } from "../../frame/seo/site-settings.ts";
import type { ShownPhone } from "../places/centres/describe-phone.ts";

interface Headed {
  title: string;
  text?: string | undefined;
  more: EmbedLink;
  note?: string | undefined;
}

export interface EmbedLink {
  label: string;
  href: string;
}

/** One amount or a range; the country determines the currency. */
export interface EmbedAmount {
  from: number;
  to?: number | undefined;
}

export interface EmbedTile {
  title: string;
  picture?: ShownPicture | undefined;
  kicker?: string | undefined;
  text?: string | undefined;
  facts?: readonly string[] | undefined;
  price?: EmbedAmount | undefined;
  href?: string | undefined;
}

export interface EmbedAsk {
  ctaText: string;
  formTitle: string;
  ctaType: CtaType;
  about?: string | undefined;
}

export interface EmbedCentre {
  name: string;
  place: string;
  phone: ShownPhone | undefined;
  hours: readonly { days: string; times: string }[];
  directions: string;
}

export interface ScenePieceLine {
  id: string;
  name: string;
  detail: string;
  x: number;
  y: number;
  price: number;
}

export type EmbedContent = Headed &
  (
    | { kind: "ask"; ask?: EmbedAsk; picture?: ShownPicture | undefined; facts?: readonly string[] }
    | { kind: "form"; ask: EmbedAsk; picture?: ShownPicture | undefined; facts?: readonly string[] }
    | { kind: "tiles"; layout: "rail" | "grid" | "single" | "swatches"; items: readonly EmbedTile[] }
    | { kind: "questions"; items: readonly { question: string; answer: string }[] }
    | {
        kind: "prices";
        columns: readonly string[];
        rows: readonly {
          name: string;
          note?: string | undefined;
          cells: readonly (EmbedAmount | string)[];
        }[];
      }
    | {
        kind: "steps";
        items: readonly { name: string; when?: string; text: string; share?: number; shareLabel?: string }[];
      }
    | {
        kind: "points";
        items: readonly { figure?: string; name: string; text?: string }[];
        picture?: ShownPicture;
      }
    | { kind: "summary"; points: readonly string[]; updated: string | undefined }
    | { kind: "centres"; items: readonly EmbedCentre[] }
    | {
        kind: "voices";
        score: string;
        outOf: string;
        items: readonly {
          stars: number;
          label: string;
          text: string;
          by: readonly string[];
          reply?: string;
        }[];
      }
    | {
        kind: "scene";
        country: Country;
        picture: ShownPicture;
        pieces: readonly ScenePieceLine[];
        total: number;
      }
    | {
        kind: "links";
        items: readonly { title: string; facts: readonly string[]; href: string | undefined }[];
      }
    | { kind: "notice" }
  );

export type EmbedKind = EmbedContent["kind"];
export type ContentOf<Kind extends EmbedKind> = Extract<EmbedContent, { kind: Kind }>;

export interface EmbedContext {
  call: Caller;
  edition: Edition;
  site: SiteSettings;
  t: Text["t"];
  /** The value of a query parameter; undefined if it is missing or invalid. */
  asked(name: string): string | undefined;
}

export type EmbedLoad = (context: EmbedContext) => Promise<EmbedContent>;

export function loadHome(context: EmbedContext): Promise<HomePage> {
  return loadDocument("home", context);
}

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

type WithoutLink<Content> = Content extends EmbedContent ? Omit<Content, "more"> : never;

/** An embed that shows a part of the home page and leads to it. */
export function homeEmbed(
  section: HomeSection | undefined,
  contentOf: (home: HomePage, context: EmbedContext) => WithoutLink<EmbedContent>,
): EmbedLoad {
  return async (context) => ({
    ...contentOf(await loadHome(context), context),
    more: moreAt(context, undefined, section),
  });
}

/** The link to the site: the page itself if it exists, else the matching section of the home page. */
export function moreAt(context: EmbedContext, page: string | undefined, section?: HomeSection): EmbedLink {
  const { edition, site, t } = context;
  const href = page ?? `/${edition.region}${section ? `#${section}` : ""}`;
  return { label: t("embed.more", { brand: site.brand.name }), href };
}
