/**
 * The script that embeds load instead of the site's own, and its imports. This is the path in development; the build
 * inserts the names of the built files (vite.config.ts).
 */
export const EMBED_RUNTIME: { module: string; imports: readonly string[] } = {
  module: "/src/web/features/embeds/entry.embed.ts",
  imports: [],
};
