import { pictureOf } from "../pictures.ts";

/** EN-37: one cue of each kind, one with a film, and one of an unknown kind. */
export const CUES = [
  cue("their-primary-cue", "primaryCue", 1),
  {
    ...cue("their-secondary-cue", "secondaryCue", 2),
    secondaryCta: { text: "THEIR second button", cueInteractionType: "url", url: "/in/talk" },
    itemsList: [
      { text: "THEIR item", imgSrc: pictureOf("item", 2), meta: { disclaimerText: "THEIR small print" } },
    ],
  },
  { ...cue("their-film-cue", "primaryCue", 3), video: "https://films.elsewhere.example/their-film.mp4" },
  cue("their-other-cue", "theirOwnCue", 4),
];

function cue(slug: string, variation: string, priority: number) {
  return {
    slug,
    title: `THEIR ${slug}`,
    variation,
    ctaText: "THEIR button",
    leadFormTitle: "THEIR form",
    redirectUrl: "/in/talk",
    cueInteractionType: "leadForm",
    countryCode: "IN",
    priority,
    video: null as string | null,
    primaryCta: { text: "THEIR button", cueInteractionType: "leadForm" },
  };
}
