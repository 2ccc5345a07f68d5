import type { CueVideo } from "../../../contracts/documents/cue-document.ts";
import type { VideoView } from "./cue-view.ts";
import { photoAt } from "./photo-at.ts";

/** Smaller files first: a browser takes the first that it can play. */
const TYPES = { webm: "video/webm", mp4: "video/mp4" } as const;

/** A film ready to be shown: its still, its files in order, and the one that every browser plays. */
export function toVideoView({ webm, mp4, poster, altText, seconds }: CueVideo): VideoView | undefined {
  const still = photoAt(poster);
  const href = mp4 ?? webm;
  if (!still || !href) return undefined;
  const files = [
    { src: webm, type: TYPES.webm },
    { src: mp4, type: TYPES.mp4 },
  ];
  const sources = files.flatMap(({ src, type }) => (src ? [{ src, type }] : []));
  return { poster: still, alt: altText, sources, href, seconds };
}

/** 0:08: minutes and whole seconds, as players write it. */
export function formatDuration(seconds: number): string {
  const whole = Math.max(1, Math.round(seconds));
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, "0")}`;
}
