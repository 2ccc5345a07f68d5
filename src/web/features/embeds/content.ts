import type { CtaType } from "../../../contracts/leads/cta-types.ts";
import type { Country } from "../../../editions/regions.ts";
import type { ShownPicture } from "../../../ui/media/photo.ts";

/** What every embed has: its heading, a line under it, and the way to the whole of it on our site. */
interface Headed {
  title: string;
  text?: string | undefined;
  more: EmbedLink;
  note?: string | undefined;
}

export interface EmbedLink {
  label: string;
  /** A path of ours, or the address of another site. */
  href: string;
}

/** Whole, or a range; its country says the currency. */
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

/** What the form says that a button opens. */
export interface EmbedAsk {
  ctaText: string;
  formTitle: string;
  ctaType: CtaType;
  about?: string | undefined;
}

export interface EmbedCentre {
  name: string;
  place: string;
  phone: string | undefined;
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

/** What a loader hands to its view, which follows from its kind. */
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
