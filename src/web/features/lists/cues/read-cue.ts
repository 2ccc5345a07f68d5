import type { Caller } from "../../../../contracts/create-caller.ts";
import type { CueDocument, CueVideo } from "../../../../contracts/documents/cue-document.ts";
import type { Edition } from "../../../../editions/edition.ts";
import type { Photo } from "../../../../ui/media/photo.ts";
import { isBuilt } from "../../../../urls/known-pages.ts";
import { matchUrl } from "../../../../urls/match-url.ts";
import { findDocuments } from "../../../frame/load-document.ts";

export function readCue(cue: CueDocument): CueView {
  // The film is read first, because the buttons depend on it.
  const video = cue.video && toVideoView(cue.video);
  const invitations = [mainInvitation(cue), secondInvitation(cue)];
  const actions = invitations.map((invitation) => toAction(invitation, video !== undefined));
  return {
    key: cue.slug,
    slug: cue.slug,
    form: formOf(cue),
    title: cue.title,
    text: cue.text,
    picture: video ? { photo: video.poster, alt: video.alt } : pictureOf(cue),
    video,
    items: cue.itemsList.map(itemOf),
    actions: actions.filter((action) => action !== undefined),
  };
}

function formOf({ variation, isPromise }: CueDocument): CueForm {
  if (isPromise) return "promise";
  return variation === "secondaryCue" ? "secondary" : "primary";
}

function mainInvitation(cue: CueDocument): Invitation {
  return {
    text: cue.primaryCta?.text ?? cue.ctaText,
    type: cue.primaryCta?.cueInteractionType ?? cue.cueInteractionType,
    url: cue.redirectUrl,
    formTitle: cue.leadFormTitle,
  };
}

/** Only a secondary cue has a second action (CU-02). */
function secondInvitation({ secondaryCta, variation, leadFormTitle }: CueDocument): Invitation {
  if (!secondaryCta || variation !== "secondaryCue") return {};
  const { text, cueInteractionType, url } = secondaryCta;
  return { text, type: cueInteractionType, url, formTitle: leadFormTitle };
}

function pictureOf({ picture, imgSrc, title }: CueDocument): CueView["picture"] {
  if (picture) return picture;
  const photo = photoAt(imgSrc);
  return photo && { photo, alt: title };
}

function itemOf({ text, imgSrc, meta }: CueDocument["itemsList"][number]): CueItem {
  return { text, photo: photoAt(imgSrc), note: meta?.disclaimerText };
}

interface Invitation {
  text?: string | undefined;
  type?: string | undefined;
  url?: string | undefined;
  formTitle?: string | undefined;
}

/** An action without a valid target opens the lead form, so that no link is dead. */
function toAction({ text, type, url, formTitle }: Invitation, hasVideo: boolean): CueAction | undefined {
  if (!text) return undefined;
  if (type === "video" && hasVideo) return { kind: "video", text };
  const href = type === "url" ? openHref(url) : undefined;
  return href ? { kind: "link", text, href } : { kind: "lead", text, formTitle };
}

/** Returns a URL that can be opened: a page of ours that exists, or an https URL of another site. */
export function openHref(url: string | undefined): string | undefined {
  if (!url) return undefined;
  if (/^https:\/\//i.test(url)) return url;
  if (!/^\/(?![/\\])/.test(url)) return undefined;
  const [path = ""] = url.split(/[?#]/);
  const match = matchUrl(path);
  if (!match) return undefined;
  return isBuilt(match.row.page, match.region) ? url : undefined;
}

/** Smaller files come first, because a browser uses the first format that it can play. */
const TYPES = { webm: "video/webm", mp4: "video/mp4" } as const;

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

/** 0:08: minutes and whole seconds, in the format of video players. */
export function formatDuration(seconds: number): string {
  const whole = Math.max(1, Math.round(seconds));
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, "0")}`;
}

function photoAt(address: string | undefined): Photo | undefined {
  return address ? { url: address } : undefined;
}

export interface CueView {
  /** The slug and position: the same cue may appear twice, and keys must be unique. */
  key: string;
  slug: string;
  form: CueForm;
  title: string;
  text?: string | undefined;
  picture?: { photo: Photo; alt: string } | undefined;
  video?: VideoView | undefined;
  items: readonly CueItem[];
  actions: readonly CueAction[];
}

export type CueForm = "primary" | "secondary" | "promise";

export interface CueItem {
  text: string;
  photo?: Photo | undefined;
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
  href: string;
  seconds: number | undefined;
}

interface Cues {
  cues: CueView[];
  /** Set only if the country has a promise; its position is fixed. */
  promise?: CueView | undefined;
}

export type CueKind = "design-ideas-cues" | "looks-cues" | "offerings-cues" | "magazine-cues";

const MAX_CUES = 50;

/**
 * Loads the promotional cards of a country for one kind of list, and the cards for its category. A list also works
 * without them, so a failure returns none.
 */
export async function loadCues(
  call: Caller,
  edition: Edition,
  kind: CueKind,
  category?: string,
): Promise<Cues> {
  const all = await findDocuments(kind, { call, edition }, { size: MAX_CUES });
  return sortCues(
    all.filter(({ onlyIn }) => !onlyIn || (category !== undefined && onlyIn.includes(category))),
  );
}

export function sortCues(documents: readonly CueDocument[]): Cues {
  const views = documents.toSorted((one, other) => one.priority - other.priority).map(readCue);
  return {
    cues: views.filter(({ form }) => form !== "promise"),
    promise: views.find(({ form }) => form === "promise"),
  };
}
