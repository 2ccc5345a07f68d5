/** Whoever keeps something that was made from documents listens here to drop it when they change. */
export const CONTENT_CHANNEL = "content";
