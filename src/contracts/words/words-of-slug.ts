/** What something is called of which only the slug is known: `modern-look` is "Modern look". */
export function wordsOfSlug(slug: string): string {
  const words = slug.replace(/[-_]+/g, " ").trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
}
