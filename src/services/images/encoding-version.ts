/** Part of every address, so that a change of how pictures are made reaches readers in spite of a year of caching. */
export const RECIPE = "1";

/** Part of a stitched picture's name: it changes when the way of composing does. */
export const STITCH_RECIPE = "1";
