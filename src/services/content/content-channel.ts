/** Caches of data made from documents listen here, to drop entries when documents change. */
export const CONTENT_CHANNEL = "content";
