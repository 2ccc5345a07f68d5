/** Designs on one page of a gallery; cues come on top. */
export const GALLERY_PAGE_SIZE = 20;
