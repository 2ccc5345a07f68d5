import { z } from "zod";
import { type Invitation, toAction } from "./cue-action.ts";
import { toVideoView } from "./cue-video.ts";
import type { CueForm, CueItem, CueView } from "./cue-view.ts";
import { photoAt } from "./photo-at.ts";

/** A field that is missing, empty or of another kind is not there: no cue may break the page it stands in. */
const words = z.string().trim().min(1).optional().catch(undefined);
const Call = z.object({ text: words, cueInteractionType: words, url: words }).optional().catch(undefined);
const PhotoDocument = z.object({
  url: z.string(),
  width: z.number().positive(),
  height: z.number().positive(),
  dominant: z.string(),
});

const CueDocument = z.object({
  slug: z.string().min(1),
  title: z.string().trim().min(1),
  text: words,
  variation: words,
  isPromise: z.boolean().catch(false),
  ctaText: words,
  cueInteractionType: words,
  leadFormTitle: words,
  redirectUrl: words,
  priority: z.number().catch(Number.MAX_SAFE_INTEGER),
  imgSrc: words,
  picture: z.object({ photo: PhotoDocument, alt: z.string() }).optional().catch(undefined),
  video: z.unknown(),
  primaryCta: Call,
  secondaryCta: Call,
  itemsList: z.array(z.unknown()).catch([]),
});
type CueDocument = z.infer<typeof CueDocument>;

const ItemDocument = z.object({
  text: z.string().trim().min(1),
  imgSrc: words,
  meta: z.object({ disclaimerText: words }).optional().catch(undefined),
});

/** What a document says of a cue; nothing where there is not even a title. */
export function readCue(document: unknown): { priority: number; view: CueView } | undefined {
  const parsed = CueDocument.safeParse(document);
  if (!parsed.success) return undefined;
  const cue = parsed.data;
  // Films first: whether there is one decides what the buttons can do.
  const video = toVideoView(cue.video);
  const invitations = [mainInvitation(cue), secondInvitation(cue)];
  const actions = invitations.map((invitation) => toAction(invitation, video !== undefined));
  const view: CueView = {
    key: cue.slug,
    slug: cue.slug,
    form: formOf(cue),
    title: cue.title,
    text: cue.text,
    picture: video ? { photo: video.poster, alt: video.alt } : pictureOf(cue),
    video,
    items: itemsOf(cue.itemsList),
    actions: actions.filter((action) => action !== undefined),
  };
  return { priority: cue.priority, view };
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

/** A primary cue has one way onward (CU-02). */
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

function itemsOf(documents: readonly unknown[]): CueItem[] {
  return documents.flatMap((document) => {
    const parsed = ItemDocument.safeParse(document);
    if (!parsed.success) return [];
    const { text, imgSrc, meta } = parsed.data;
    return [{ text, photo: photoAt(imgSrc), note: meta?.disclaimerText }];
  });
}
