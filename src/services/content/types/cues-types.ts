import type { Cue, CueFile } from "../../../contracts/documents/cue.ts";
import { OWN_PATHS } from "../../../contracts/hosts.ts";
import type { CompletionContext, ConnectionContext, DocumentType, DocumentTypes } from "../document-type.ts";
import { typeNamed } from "../type-named.ts";

const cues = {
  complete: completeCue,
  filters: ["priority", "isPromise"],
} satisfies Partial<DocumentType>;

export const CUE_TYPES: DocumentTypes = {
  "design-ideas-cues": { ...typeNamed("design-ideas-cues"), ...cues, connect: connectCue },
  "looks-cues": { ...typeNamed("looks-cues"), ...cues },
  "offerings-cues": { ...typeNamed("offerings-cues"), ...cues },
  "magazine-cues": { ...typeNamed("magazine-cues"), ...cues },
};

/** Checks that the categories of a cue exist in its country. */
function connectCue(cue: CueFile, { require }: ConnectionContext): object {
  for (const [index, slug] of (cue.onlyIn ?? []).entries())
    require("design-ideas-categories", slug, ["onlyIn", index]);
  return cue;
}

async function completeCue(cue: CueFile, { addressOf }: CompletionContext): Promise<Cue & object> {
  const addressOrNull = (picture: CueFile["picture"]) =>
    picture ? addressOf(picture.photo.name) : Promise.resolve(null);
  const items = cue.itemsList.map(async ({ text, picture, disclaimer }) => ({
    text,
    imgSrc: await addressOrNull(picture),
    meta: { disclaimerText: disclaimer ?? null },
  }));
  return {
    ...cue,
    isPromise: cue.isPromise ?? false,
    leadFormTitle: cue.leadFormTitle ?? null,
    redirectUrl: cue.redirectUrl ?? null,
    imgSrc: await addressOrNull(cue.picture ?? cue.video?.poster),
    video: cue.video ? await videoOf(cue.video, addressOf) : null,
    primaryCta: { text: cue.ctaText, cueInteractionType: cue.cueInteractionType },
    secondaryCta: cue.secondaryCta ? { ...cue.secondaryCta, url: cue.secondaryCta.url ?? null } : null,
    itemsList: await Promise.all(items),
  };
}

async function videoOf(
  { name, poster, seconds }: NonNullable<CueFile["video"]>,
  addressOf: CompletionContext["addressOf"],
): Promise<Cue["video"]> {
  return {
    mp4: `${OWN_PATHS.videos}/${name}.mp4`,
    webm: `${OWN_PATHS.videos}/${name}.webm`,
    poster: await addressOf(poster.photo.name),
    altText: poster.alt,
    seconds,
  };
}
