import type { CueDocument } from "../../../contracts/documents/cue-document.ts";
import { type Invitation, toAction } from "./cue-action.ts";
import { toVideoView } from "./cue-video.ts";
import type { CueForm, CueItem, CueView } from "./cue-view.ts";
import { photoAt } from "./photo-at.ts";

/** What a document says of a cue, ready to be shown. */
export function readCue(cue: CueDocument): CueView {
  // Films first: whether there is one decides what the buttons can do.
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

function itemOf({ text, imgSrc, meta }: CueDocument["itemsList"][number]): CueItem {
  return { text, photo: photoAt(imgSrc), note: meta?.disclaimerText };
}
