import { isBuilt } from "../../../urls/known-pages.ts";
import { matchUrl } from "../../../urls/match-url.ts";
import type { CueAction } from "./cue-view.ts";

/** What a document asks of a press. */
export interface Invitation {
  text?: string | undefined;
  type?: string | undefined;
  url?: string | undefined;
  formTitle?: string | undefined;
}

/** What a press really does. Where the document leads nowhere yet, a designer answers instead: no link is dead. */
export function toAction(
  { text, type, url, formTitle }: Invitation,
  hasVideo: boolean,
): CueAction | undefined {
  if (!text) return undefined;
  if (type === "video" && hasVideo) return { kind: "video", text };
  const href = type === "url" ? openHref(url) : undefined;
  return href ? { kind: "link", text, href } : { kind: "lead", text, formTitle };
}

/** An address that can be opened: a page of ours that is built, or a secure one elsewhere. */
export function openHref(url: string | undefined): string | undefined {
  if (!url) return undefined;
  if (/^https:\/\//i.test(url)) return url;
  if (!/^\/(?![/\\])/.test(url)) return undefined;
  const [path = ""] = url.split(/[?#]/);
  const match = matchUrl(path);
  if (!match) return undefined;
  return isBuilt(match.row.page, match.region) ? url : undefined;
}
