/** Part of every address, so that a change of the encoding reaches readers despite a year of caching. */
export const RECIPE = "1";

/** Part of a stitched picture's name: it changes when the composition changes. */
export const STITCH_RECIPE = "1";
