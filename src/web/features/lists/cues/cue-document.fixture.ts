/** A minimal document of a cue. */
export const PLAIN_CUE = {
  slug: "price-my-kitchen",
  title: "What would this kitchen cost?",
  variation: "primaryCue",
  ctaText: "Talk",
  leadFormTitle: "Plan a kitchen",
  redirectUrl: null,
  cueInteractionType: "leadForm",
  countryCode: "IN",
  priority: 2,
  video: null,
};
