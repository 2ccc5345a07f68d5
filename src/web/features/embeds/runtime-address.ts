/**
 * The script that embeds load instead of the site's own, and what it imports. This is where development finds it; the
 * build puts the names of the built files here (vite.config.ts).
 */
export const EMBED_RUNTIME: { module: string; imports: readonly string[] } = {
  module: "/src/web/features/embeds/entry.embed.ts",
  imports: [],
};
