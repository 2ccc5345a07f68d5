/** The name of something of which only the slug is known: `modern-look` gives "Modern look". */
export function wordsOfSlug(slug: string): string {
  const words = slug.replace(/[-_]+/g, " ").trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
}
