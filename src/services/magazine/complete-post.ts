import type { MagazinePostFile } from "../../contracts/documents/magazine/magazine-post-document.ts";
import type { CompletionContext } from "../content/document-type.ts";
import { stableNumber } from "./stable-number.ts";
import { wordpressImage } from "./wordpress-image.ts";

export function completePost(post: MagazinePostFile, { slug }: CompletionContext) {
  return {
    ...post,
    id: stableNumber(slug),
    date: startOfDay(post.date),
    updated: post.updated && startOfDay(post.updated),
    ...wordpressImage(post.picture, post.title),
  };
}

function startOfDay(date: string): string {
  return `${date}T00:00:00Z`;
}

const DAY_MS = 24 * 60 * 60 * 1000;

export function newestFirst({ date }: { date: string }): number {
  return -Math.floor(Date.parse(date) / DAY_MS);
}

export type CompletedPost = ReturnType<typeof completePost>;
