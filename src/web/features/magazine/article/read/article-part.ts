import type { ShownPicture } from "../../../../../ui/media/photo.ts";

/** What an article is made of, one after the other. */
export type ArticlePart =
  | { kind: "text"; html: string; hasInitial?: boolean }
  | TablePart
  | { kind: "linked-picture"; href: string; picture: ShownPicture; caption: string }
  | FramePart;

export interface TablePart {
  kind: "table";
  /** The table itself. */
  html: string;
  /** What it tells, for whoever cannot see it. */
  label: string;
  /** Whether a phone has no room for it, so that it scrolls there. */
  isWide: boolean;
}

export interface FramePart {
  kind: "frame";
  src: string;
  title: string;
  host: string;
}

export interface ArticleHeading {
  id: string;
  text: string;
}

export interface ReadArticle {
  parts: ArticlePart[];
  /** Of the first level. */
  headings: ArticleHeading[];
  questions: { question: string; answer: string }[];
}
