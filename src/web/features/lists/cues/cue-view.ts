import type { Photo } from "../../../../ui/media/photo.ts";

/** A promotional card as it is shown: every field is sound, and every action leads somewhere. */
export interface CueView {
  /** Its slug, and where it stands: the same cue comes round again, and elements need names of their own. */
  key: string;
  slug: string;
  form: CueForm;
  title: string;
  text?: string | undefined;
  picture?: { photo: Photo; alt: string } | undefined;
  video?: VideoView | undefined;
  items: readonly CueItem[];
  /** What it invites to, the main thing first. */
  actions: readonly CueAction[];
}

/** One thought on sand, a story on forest over two columns, or what we stand for as a list. */
export type CueForm = "primary" | "secondary" | "promise";

export interface CueItem {
  text: string;
  photo?: Photo | undefined;
  /** Small print. */
  note?: string | undefined;
}

export type CueAction =
  | { kind: "lead"; text: string; formTitle: string | undefined }
  | { kind: "link"; text: string; href: string }
  | { kind: "video"; text: string };

export interface VideoView {
  poster: Photo;
  alt: string;
  /** In the order in which browsers should try them. */
  sources: readonly { src: string; type: string }[];
  /** Where the film can be seen without a script. */
  href: string;
  seconds: number | undefined;
}
